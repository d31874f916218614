#!/usr/bin/env node
// `npm create toolwright DIR` is `toolwright init DIR`.
process.argv.splice(2, 0, 'init');
await import(new URL('../bin/toolwright.js', import.meta.resolve('toolwright')).href);
