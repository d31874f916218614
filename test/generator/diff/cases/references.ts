import type { Edit, Json, Project } from '../locks.ts';
import type { SpecCase } from './spec-case.ts';

const types = ({ specs }: Project): Json => specs['specs/types.yaml'];

/** A type that is sent and read, through a list on one side and another type on the other. */
const shared: Edit = (project) => {
  types(project).Load = {
    type: 'object',
    description: 'A load.',
    properties: { kilos: { type: 'number', maximum: 10, required: true, description: 'Its weight.' } },
  };
  types(project).Pile = {
    type: 'object',
    description: 'Loads.',
    properties: { top: { use: 'Load', required: true } },
  };
  project.tool.arguments.loads = { type: 'array', description: 'Loads.', items: { use: 'Load' } };
  project.tool.result.pile = { use: 'Pile', required: true };
};

/** Types behind references: each change is judged where the type is sent, and where it is read. */
export const referenceCases: readonly SpecCase[] = [
  {
    what: 'a lower maximum in a type that is sent and read',
    prepare: shared,
    edit: (project) => {
      types(project).Load.properties.kilos.maximum = 9;
    },
    there: [
      'breaking ARGUMENT_BOUND_NARROWED weigh_rows /types/Load/properties/kilos/maximum',
      'additive RESULT_BOUND_NARROWED weigh_rows /types/Load/properties/kilos/maximum',
    ],
    back: [
      'additive ARGUMENT_BOUND_WIDENED weigh_rows /types/Load/properties/kilos/maximum',
      'dangerous RESULT_BOUND_WIDENED weigh_rows /types/Load/properties/kilos/maximum',
    ],
  },
  {
    what: 'a property more that must be there, in a type that is sent and read',
    prepare: shared,
    edit: (project) => {
      types(project).Load.properties.depth = { type: 'number', required: true, description: 'Its depth.' };
    },
    there: [
      'breaking ARGUMENT_ADDED_REQUIRED weigh_rows /types/Load/properties/depth',
      'additive RESULT_FIELD_ADDED weigh_rows /types/Load/properties/depth',
    ],
    back: [
      'breaking ARGUMENT_REMOVED weigh_rows /types/Load/properties/depth',
      'breaking RESULT_FIELD_REMOVED weigh_rows /types/Load/properties/depth',
    ],
  },
  {
    what: 'a property that need not be there, in a type that is sent and read',
    prepare: shared,
    edit: (project) => {
      delete types(project).Load.properties.kilos.required;
    },
    there: [
      'additive ARGUMENT_OPTIONAL weigh_rows /types/Load/properties/kilos/required',
      'breaking RESULT_FIELD_OPTIONAL weigh_rows /types/Load/properties/kilos/required',
    ],
    back: [
      'breaking ARGUMENT_REQUIRED weigh_rows /types/Load/properties/kilos/required',
      'additive RESULT_FIELD_REQUIRED weigh_rows /types/Load/properties/kilos/required',
    ],
  },
  {
    what: 'a type that can be null, in both positions',
    prepare: shared,
    edit: (project) => {
      types(project).Load.nullWhen = 'there is no load';
    },
    there: [
      'additive ARGUMENT_NULL_ACCEPTED weigh_rows /types/Load/nullWhen',
      'breaking RESULT_NULL_ADDED weigh_rows /types/Load/nullWhen',
    ],
    back: [
      'breaking ARGUMENT_NULL_REFUSED weigh_rows /types/Load/nullWhen',
      'additive RESULT_NULL_REMOVED weigh_rows /types/Load/nullWhen',
    ],
  },
  {
    what: 'a type that can be null, for an argument that may be left out',
    prepare: (project) => {
      shared(project);
      project.tool.arguments.loads = { use: 'Load' };
    },
    edit: (project) => {
      types(project).Load.nullWhen = 'there is no load';
    },
    there: [
      'dangerous ARGUMENT_NULL_REDEFINED weigh_rows /arguments/loads/nullWhen',
      'additive ARGUMENT_NULL_ACCEPTED weigh_rows /types/Load/nullWhen',
      'breaking RESULT_NULL_ADDED weigh_rows /types/Load/nullWhen',
    ],
    back: [
      'breaking ARGUMENT_NULL_REFUSED weigh_rows /types/Load/nullWhen',
      'additive RESULT_NULL_REMOVED weigh_rows /types/Load/nullWhen',
    ],
  },
  {
    what: 'a type by another name, which narrows what it is',
    prepare: shared,
    edit: (project) => {
      const load = structuredClone(types(project).Load);
      load.properties.kilos.maximum = 9;
      types(project).Freight = load;
      project.tool.arguments.loads.items = { use: 'Freight' };
      types(project).Pile.properties.top.use = 'Freight';
    },
    there: [
      'wording TYPE_NAME_CHANGED weigh_rows /arguments/loads/items/use',
      'breaking ARGUMENT_BOUND_NARROWED weigh_rows /arguments/loads/items/properties/kilos/maximum',
      'wording TYPE_NAME_CHANGED weigh_rows /types/Pile/properties/top/use',
      'additive RESULT_BOUND_NARROWED weigh_rows /types/Pile/properties/top/properties/kilos/maximum',
    ],
    back: [
      'wording TYPE_NAME_CHANGED weigh_rows /arguments/loads/items/use',
      'additive ARGUMENT_BOUND_WIDENED weigh_rows /arguments/loads/items/properties/kilos/maximum',
      'wording TYPE_NAME_CHANGED weigh_rows /types/Pile/properties/top/use',
      'dangerous RESULT_BOUND_WIDENED weigh_rows /types/Pile/properties/top/properties/kilos/maximum',
    ],
  },
  {
    what: 'a type that is another name of a type, and now of a tighter one',
    prepare: (project) => {
      shared(project);
      const load = structuredClone(types(project).Load);
      load.properties.kilos.maximum = 9;
      types(project).Freight = load;
      types(project).Cargo = { use: 'Load', description: 'What is on board.' };
      project.tool.arguments.loads.items = { use: 'Cargo' };
    },
    edit: (project) => {
      types(project).Cargo.use = 'Freight';
    },
    there: [
      'wording TYPE_NAME_CHANGED weigh_rows /types/Cargo/use',
      'breaking ARGUMENT_BOUND_NARROWED weigh_rows /types/Cargo/properties/kilos/maximum',
    ],
    back: [
      'wording TYPE_NAME_CHANGED weigh_rows /types/Cargo/use',
      'additive ARGUMENT_BOUND_WIDENED weigh_rows /types/Cargo/properties/kilos/maximum',
    ],
  },
  {
    what: 'a unit that moves from the type to its use, and is the same',
    prepare: (project) => {
      types(project).Weight = { type: 'number', description: 'A weight.' };
      project.tool.arguments.x = { use: 'Weight', unit: 'gram' };
    },
    edit: (project) => {
      types(project).Weight.unit = 'gram';
      delete project.tool.arguments.x.unit;
    },
    there: [
      'wording FACT_RESTATED weigh_rows /arguments/x/unit',
      'wording UNIT_STATED weigh_rows /types/Weight/unit',
    ],
    back: [
      'wording FACT_RESTATED weigh_rows /arguments/x/unit',
      'dangerous UNIT_WITHDRAWN weigh_rows /types/Weight/unit',
    ],
  },
  {
    what: 'a type that only results used, and arguments use now',
    prepare: (project) => {
      shared(project);
      delete project.tool.arguments.loads;
    },
    edit: (project) => {
      project.tool.arguments.load = { use: 'Load' };
      types(project).Load.properties.kilos.maximum = 11;
    },
    there: [
      'additive ARGUMENT_ADDED weigh_rows /arguments/load',
      'dangerous RESULT_BOUND_WIDENED weigh_rows /types/Load/properties/kilos/maximum',
    ],
    back: [
      'breaking ARGUMENT_REMOVED weigh_rows /arguments/load',
      'additive RESULT_BOUND_NARROWED weigh_rows /types/Load/properties/kilos/maximum',
    ],
  },
];
