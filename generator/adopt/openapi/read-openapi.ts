import { diagnostic, type Report } from '../../diagnostics/diagnostic.ts';
import { isObject, type JsonObject, memberOf } from '../../diff/json.ts';
import { readYaml } from '../../load/read-yaml.ts';
import type { Node } from '../../model/node.ts';
import type { AdoptedServer } from '../adopted.ts';
import { cleanText } from '../clean-text.ts';
import type { Reading } from '../reading.ts';
import { operationsOf, operationTools } from './operations.ts';

/** The specs of the operations of an OpenAPI 3 document; undefined, and a finding, where it is none. */
export function readOpenApi(file: string, text: string, report: Report): AdoptedServer | undefined {
  const place = { file, line: 1, column: 1, endLine: 1, endColumn: 1 };
  const document = parseDocument(text);
  if (typeof document === 'string') {
    report(diagnostic('T924', place, { problem: document }));
    return undefined;
  }
  const gaps = new Map<Node, string[]>();
  const reading: Reading = { place, report, gaps };
  const info = memberOf(document, 'info');
  const title = cleanText(memberOf(info, 'title')) || 'Server';
  const { tools, toolsets } = operationTools(operationsOf(document), document, reading);
  return {
    source: file,
    place,
    name: title,
    title,
    version: String(memberOf(info, 'version') ?? ''),
    instructions: cleanText(memberOf(info, 'description')),
    toolsets,
    tools,
    todos: [
      'what authorises a call is not read: `securitySchemes` say nothing that a caller of a tool passes',
    ],
    gaps,
  };
}

/** The document, or what is wrong with it. */
function parseDocument(text: string): JsonObject | string {
  try {
    const document: unknown = text.trimStart().startsWith('{') ? JSON.parse(text) : readYaml(text);
    if (!isObject(document)) return 'it is no mapping';
    const { openapi, swagger, paths } = document;
    if (typeof openapi !== 'string' || !openapi.startsWith('3.')) {
      return `it says ${JSON.stringify(openapi ?? swagger ?? null)} where an OpenAPI 3 document says its version`;
    }
    return isObject(paths) ? document : 'it has no paths';
  } catch (error) {
    return (error as Error).message.split('\n')[0]!;
  }
}
