import { adviceWords } from './advice-words.ts';
import { budgets } from './budgets.ts';
import { clientListLengths } from './clients/list-length.ts';
import { clientNames } from './clients/names.ts';
import { clientSchemas } from './clients/schemas.ts';
import { clientTexts } from './clients/texts.ts';
import { companions } from './companions.ts';
import { forbiddenTool } from './forbidden-tool.ts';
import { linkScheme } from './link-scheme.ts';
import type { Lint } from './lint.ts';
import { recoveryAdvice } from './recovery-advice.ts';
import { refusalWithoutExample } from './refusal-without-example.ts';
import { requiredArguments } from './required-arguments.ts';
import { restatedDefinition } from './restated-definition.ts';
import { unitOfTerm } from './unit-of-term.ts';
import { unnamedTerm } from './unnamed-term.ts';
import { unreachedArgument } from './unreached-argument.ts';
import { unusedName } from './unused-name.ts';
import { unusedOfServer } from './unused-of-server.ts';
import { unusedPromptArgument } from './unused-prompt-argument.ts';
import { violationUnsaid } from './violation-unsaid.ts';

/** Every lint; they know nothing of each other. */
export const lints: readonly Lint[] = [
  { name: 'unused-name', check: unusedName },
  { name: 'unused-of-server', check: unusedOfServer },
  { name: 'unused-prompt-argument', check: unusedPromptArgument },
  { name: 'forbidden-tool', check: forbiddenTool },
  { name: 'refusal-without-example', check: refusalWithoutExample },
  { name: 'unreached-argument', check: unreachedArgument },
  { name: 'violation-unsaid', check: violationUnsaid },
  { name: 'companions', check: companions },
  { name: 'required-arguments', check: requiredArguments },
  { name: 'advice-words', check: adviceWords },
  { name: 'restated-definition', check: restatedDefinition },
  { name: 'unit-of-term', check: unitOfTerm },
  { name: 'unnamed-term', check: unnamedTerm },
  { name: 'recovery-advice', check: recoveryAdvice },
  { name: 'link-scheme', check: linkScheme },
  { name: 'budgets', check: budgets },
  { name: 'client-names', check: clientNames },
  { name: 'client-texts', check: clientTexts },
  { name: 'client-list-lengths', check: clientListLengths },
  { name: 'client-schemas', check: clientSchemas },
];
