import type { FaultAnswer, Refusal, RefusalAnswer, ResultAnswer } from '../../answer.ts';

/** A block of what a model is shown. */
export type Content =
  | { readonly type: 'text'; readonly text: string }
  | {
      readonly type: 'resource_link';
      readonly uri: string;
      readonly name: string;
      readonly mimeType: string;
    }
  | { readonly type: 'image' | 'audio'; readonly data: string; readonly mimeType: string };

/** What `tools/call` gives, as the protocol has it. */
export interface ToolResult {
  readonly content: readonly Content[];
  readonly structuredContent?: Readonly<Record<string, unknown>>;
  readonly isError?: true;
  readonly _meta?: Readonly<Record<string, unknown>>;
}

/**
 * Renders an answer for a model and for a program: a result as structured content and the same JSON as text, and what
 * more there is of its content;
 * a refusal as a text a model can act on, its details in `_meta`. A refusal has no structured content:
 * clients hold that against the result's schema even when it is an error, and the refusal would be lost.
 */
export function toolResult(
  answer: ResultAnswer | RefusalAnswer | FaultAnswer,
  metaPrefix: string,
  more: readonly Content[] = [],
): ToolResult {
  switch (answer.kind) {
    case 'result':
      return {
        content: [...text(JSON.stringify(answer.envelope)), ...more],
        structuredContent: answer.envelope,
      };
    case 'refusal': {
      const details = { ...answer.refusal, warnings: answer.warnings, runId: answer.runId };
      const _meta = { [`${metaPrefix}/refusal`]: details };
      return { content: text(refusalText(answer)), isError: true, _meta };
    }
    case 'fault': {
      const _meta = { [`${metaPrefix}/fault`]: { runId: answer.runId } };
      return { content: text(answer.message), isError: true, _meta };
    }
  }
}

/** `CODE: reason recover`, then a line for each violation that the reason does not say, and for each warning. */
export function refusalText({ refusal, warnings }: Pick<RefusalAnswer, 'refusal' | 'warnings'>): string {
  const { code, reason, recover, violations } = refusal;
  const told = warnings.map((warning) => `Warning: ${warning}`);
  return [`${code}: ${reason} ${recover}`, ...violationLines(violations, reason), ...told].join('\n');
}

function violationLines(violations: Refusal['violations'], reason: string): string[] {
  if (violations === undefined || violations.total < 2) return [];
  const lines = violations.shown
    .filter(({ message }, index) => index > 0 || !reason.includes(message))
    .map((violation) => `- ${violation.code}: ${violation.message}`);
  const more = violations.total - violations.shown.length;
  return more > 0 ? [...lines, `(and ${more} more)`] : lines;
}

function text(content: string): ToolResult['content'] {
  return [{ type: 'text', text: content }];
}
