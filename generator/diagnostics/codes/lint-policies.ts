import type { Definition } from '../table.ts';

/** House rules that server.yaml declares under `policies`, and rules of prose. */
export const policyLintCodes = {
  T502: {
    severity: 'error',
    title: 'Forbidden tool',
    message: 'a tool named "{name}" must not exist: policies.forbiddenTools names "{forbidden}"',
    cause: 'What must not happen has no tool; the absence is the wall.',
    fix: 'Remove the tool.',
  },
  T511: {
    severity: 'error',
    title: 'Over budget',
    message: '{what} takes {amount} {unit}; policies.{budget} allows {most}',
    cause: 'Whatever describes a tool is read before every task, by every model, and paid for each time.',
    fix: 'See with `toolwright tokens` what takes the most and shorten it, or raise the budget.',
  },
  T512: {
    severity: 'error',
    title: 'Word of advice',
    message: 'the text of `{key}` uses "{word}", which policies.adviceWords keeps out of all prose',
    cause: 'A tool states what it computed; a sentence that tells people what to do is not its to say.',
    fix: 'State the fact instead.',
  },
  T513: {
    severity: 'error',
    title: 'Definition told again',
    message: '"{key}" repeats the definition of the term "{name}"',
    cause: 'The glossary defines a term once; a second wording drifts away from it unseen.',
    fix: 'Say what is special about this value and name the term with `term:` or `glossary:`; the text gets its definition.',
  },
  T514: {
    severity: 'error',
    title: 'Metric without its term',
    message:
      'the description calls "{title}" by its other name "{word}", and the value has no `term: {name}`',
    cause: 'A reader who does not know the other name finds no definition, pitfall or formula of it.',
    fix: 'Tie the value to the term with `term:`, or write the title of the term.',
  },
  T515: {
    severity: 'error',
    title: 'Way forward that leads nowhere',
    message: 'the {what} names "{name}", which is no tool, and no argument or field of the contract',
    cause: 'An agent that follows a refusal or a prompt calls what does not exist.',
    fix: 'Name a tool or an argument that exists; a command in backticks may have several words.',
  },
  T516: {
    severity: 'error',
    title: 'Field without its companion',
    message: 'the field "{field}" of {tool} is a {term}, and no field beside it is a {companion}',
    cause: 'policies.companions says that the one misleads without the other.',
    fix: 'Add the field beside it, or in an object around it, with `term:`. An entry of a list needs its own.',
  },
  T517: {
    severity: 'error',
    title: 'Argument that a toolset requires',
    message: 'each tool of "{toolset}" requires and gives back the argument "{name}"; {tool} {problem}',
    cause:
      'policies.requiredArguments says so: a default would decide in silence what the caller has to decide.',
    fix: 'Make it `required`, and give it back in a required field of its name or of its term.',
  },
  T518: {
    severity: 'warning',
    title: 'Page to be checked again',
    message:
      '"{name}" was last checked on {verified}, {days} days ago; policies.verifiedWithinDays is {most}',
    cause: 'Only `toolwright lint --today DATE` looks at this: nothing else depends on the day.',
    fix: 'Read the page against the code and set `verified` to the day.',
  },
} as const satisfies Record<string, Definition>;
