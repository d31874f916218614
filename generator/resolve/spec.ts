import type {
  Access,
  Journaling,
  Limits,
  Pages,
  PlannedCall,
  Publish,
  Store,
  Tier,
} from '../model/contract.ts';
import type { Lifecycle } from '../model/lifecycle.ts';
import type { JsonValue } from '../model/node.ts';
import type { Policies } from '../model/policies.ts';

/** Spec files as their meta-schemas let them through: what the resolve stage reads. */

export type Named<T> = Readonly<Record<string, T>>;

export interface NodeSpec extends Lifecycle {
  readonly type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
  readonly use?: string;
  readonly artifact?: string;
  readonly description?: string;
  readonly term?: string;
  readonly unit?: string;
  readonly nullWhen?: string;
  readonly refuse?: Named<string>;
  readonly required?: boolean | { readonly refuse: string };
  readonly default?: JsonValue;
  readonly liveDefault?: string;
  readonly presentWhen?: string;
  readonly enum?: readonly (string | number)[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly valuesFrom?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly nonFinite?: boolean;
  readonly items?: NodeSpec;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: Named<NodeSpec>;
  readonly additionalProperties?: NodeSpec | false;
  readonly keysFrom?: string;
  readonly unknownKeys?: 'refuse' | 'warn';
}

export interface CallSpec {
  readonly arguments?: JsonValue;
  readonly via?: PlannedCall['via'];
  readonly fixture?: string;
}

export interface RefusalSpec {
  readonly condition: string;
  readonly params?: Named<'string' | 'integer' | 'number'>;
  readonly reason: string;
  readonly recover: string;
  readonly status?: number;
  readonly example?: CallSpec;
}

export interface ToolSpec extends Lifecycle {
  readonly name: string;
  readonly title: string;
  readonly toolset: string;
  readonly verified: string;
  readonly summary: string;
  readonly details?: string;
  readonly http?: string;
  readonly core?: string;
  readonly picture?: string;
  readonly effects: {
    readonly readOnly: boolean;
    readonly writes?: string;
    readonly journals?: Pick<Journaling, 'store'> & Partial<Journaling>;
    readonly destructive?: boolean;
    readonly idempotent?: boolean;
    readonly openWorld?: boolean;
  };
  readonly switches?: readonly string[];
  readonly access?: string;
  readonly limits?: Partial<Omit<Limits, 'heavyCalls'>> & { readonly heavy?: boolean };
  readonly include?: readonly string[];
  readonly arguments?: Named<NodeSpec>;
  readonly deferred?: Named<{ readonly reason: string }>;
  readonly rules?: readonly {
    readonly holds: string;
    readonly refuse: string;
    readonly says: string;
    readonly together?: readonly string[];
  }[];
  readonly result: Named<NodeSpec>;
  readonly pages?: Pages;
  readonly refusals?: Named<RefusalSpec>;
  readonly glossary?: readonly string[];
  readonly guarantees?: readonly {
    readonly says: string;
    readonly source?: string;
    readonly calls: Named<JsonValue>;
    readonly check: string;
  }[];
  readonly examples: readonly (CallSpec & { readonly title: string; readonly reads: string })[];
  readonly decisions?: readonly {
    readonly question: string;
    readonly options: readonly string[];
    readonly decision: string;
    readonly because: string;
  }[];
  readonly seeAlso?: readonly { readonly title: string; readonly href: string }[];
  readonly lint?: readonly SuppressionSpec[];
}

export interface SuppressionSpec {
  readonly ignore: string;
  readonly reason: string;
}

export interface ServerSpec {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly summary: string;
  readonly instructions: string;
  readonly metaPrefix: string;
  readonly services: string;
  readonly provenance: string;
  readonly snapshot?: string;
  readonly stores?: Named<Omit<Store, 'name' | 'place'>>;
  readonly clients?: readonly string[];
  readonly toolsets: Named<{ readonly title: string; readonly description: string }>;
  readonly environment?: Named<{
    readonly description: string;
    readonly secret?: boolean;
    readonly default?: string;
  }>;
  readonly switches?: Named<{
    readonly variable: string;
    readonly description: string;
    readonly onByDefault?: boolean;
  }>;
  readonly httpSwitch?: string;
  readonly access?: {
    readonly tiers: Named<Pick<Tier, 'description'> & Partial<Tier>>;
    readonly anonymous?: Access['anonymous'];
  };
  readonly limits: Limits;
  readonly publish?: Omit<Publish, 'arguments'> & Partial<Pick<Publish, 'arguments'>>;
  readonly policies?: Partial<Policies>;
  readonly lint?: readonly SuppressionSpec[];
}

export interface TermSpec {
  readonly title: string;
  readonly definition: string;
  readonly pitfalls?: readonly string[];
  readonly formula?: string;
  readonly unit?: string;
  readonly aliases?: readonly string[];
  readonly sources?: readonly string[];
}

export interface VocabularySpec {
  readonly title: string;
  readonly description: string;
  readonly from: string;
}

export interface PromptSpec {
  readonly title: string;
  readonly description: string;
  readonly arguments?: Named<{
    readonly description: string;
    readonly required?: boolean;
    readonly valuesFrom?: string;
  }>;
  readonly text: string;
}

export interface FixtureSpec {
  readonly description: string;
  readonly from: string;
}

export interface AcceptedChangeSpec {
  readonly rule: string;
  readonly tool?: string;
  readonly path: string;
  readonly reason: string;
}
