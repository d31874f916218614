import type { RuleDefinition } from './rule.ts';

const BREAK = 'Keep it, or accept the change with a reason and release it as a break.';

/** Prompts, which clients fill in by the names of their arguments. */
export const promptRules = {
  PROMPT_ADDED: {
    kind: 'additive',
    title: 'Prompt added',
    message: 'the prompt {name} is new: {to}',
    cause: 'The others are offered as before.',
    fix: 'Nothing.',
  },
  PROMPT_REMOVED: {
    kind: 'breaking',
    title: 'Prompt removed',
    message: 'the prompt {name} is gone: {from}',
    cause: 'A client that asks for it is refused.',
    fix: BREAK,
  },
  PROMPT_REWORDED: {
    kind: 'wording',
    title: 'Prompt in other words',
    message: 'the {what} of the prompt {name} says {to}, where it said {from}',
    cause: 'A sentence changed; whether its meaning did is for you to judge.',
    fix: 'Nothing, if the new sentence is true.',
  },
  PROMPT_TOOL_ADDED: {
    kind: 'dangerous',
    title: 'Prompt that needs another tool',
    message: 'the prompt {name} names {tool}: it names {to}, where it named {from}',
    cause: 'A server that serves the toolsets of before may no longer offer the prompt.',
    fix: 'Accept the change and say why that toolset can be expected.',
  },
  PROMPT_TOOL_REMOVED: {
    kind: 'additive',
    title: 'Prompt that needs a tool less',
    message: 'the prompt {name} no longer names {tool}: it names {to}, where it named {from}',
    cause: 'Wherever it was offered it is offered.',
    fix: 'Nothing.',
  },
  PROMPT_ARGUMENT_ADDED: {
    kind: 'additive',
    title: 'Optional argument of a prompt added',
    message: 'the prompt {prompt} takes {name}, which may be left out: {to}',
    cause: 'Whoever does not know it fills in what was there before.',
    fix: 'Nothing.',
  },
  PROMPT_ARGUMENT_ADDED_REQUIRED: {
    kind: 'breaking',
    title: 'Required argument of a prompt added',
    message: 'the prompt {prompt} takes {name}, which must be given: {to}',
    cause: 'Whoever fills in what was there before is refused.',
    fix: 'Make it optional.',
  },
  PROMPT_ARGUMENT_REMOVED: {
    kind: 'breaking',
    title: 'Argument of a prompt removed',
    message: 'the prompt {prompt} no longer takes {name}: {from}',
    cause: 'Whoever fills it in is refused, or not heard.',
    fix: BREAK,
  },
  PROMPT_ARGUMENT_REQUIRED: {
    kind: 'breaking',
    title: 'Argument of a prompt became required',
    message: '{name} of the prompt {prompt} must be given, where it could be left out',
    cause: 'Whoever leaves it out is refused.',
    fix: 'Keep it optional.',
  },
  PROMPT_ARGUMENT_OPTIONAL: {
    kind: 'additive',
    title: 'Argument of a prompt became optional',
    message: '{name} of the prompt {prompt} may be left out, where it had to be given',
    cause: 'Whoever gives it is served as before.',
    fix: 'Nothing.',
  },
} as const satisfies Record<string, RuleDefinition>;
