// What judges arguments without a server, such as a page in a browser: nothing here needs Node.
export type { Refusal } from './answer.ts';
export { validateArguments } from './call/validate-arguments.ts';
export { declaredRefusal } from './refusal.ts';
