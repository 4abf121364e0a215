import fc, { type GeneratorValue } from 'fast-check';
import {
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  isObjectType,
} from 'graphql';

/** A random document with its operation name and variables. */
export interface RandomDocument {
  query: string;
  operationName: string;
  variables: Record<string, unknown>;
}

/** A possible value of an argument, and its text in a document. */
export interface Choice {
  text: string;
  value: unknown;
}

/** A root field, with the choices for each of its arguments. */
export interface Root {
  name: string;
  choices: Readonly<Record<string, readonly Choice[]>>;
}

/** Types whose values differ between requests. */
const UNREPEATABLE = new Set(['StoredFile']);

/** The maximum depth of types before edges are left out, so that whole records stay within the limits on documents. */
const LONGEST_TRAIL = 5;

/**
 * Returns the fields of a type that have the same value in every response. Leaves out fields that lead back to a type of the trail and fields of
 * abstract types.
 */
export function comparableFields(type: GraphQLObjectType, trail: readonly string[]): GraphQLField<unknown, unknown>[] {
  return Object.values(type.getFields()).filter((field) => {
    const namedType = getNamedType(field.type);
    if (field.args.length > 0 || UNREPEATABLE.has(namedType.name) || isAbstractType(namedType)) return false;
    return !isObjectType(namedType) || (trail.length < LONGEST_TRAIL && !trail.includes(namedType.name));
  });
}

/** The limit on aliases is fifteen, including those of fragments. */
const MAX_ALIASES = 5;

/** Writes random valid documents: up to three operations that share fragments, conditions and variables. */
export class DocumentWriter {
  private readonly fragments = new Map<string, { type: string; trail: string; text: string }>();
  private readonly declared = new Map<string, { type: string; value: unknown }>();
  private aliases = 0;

  constructor(
    private readonly gen: GeneratorValue,
    private readonly schema: GraphQLSchema,
    private readonly roots: readonly Root[],
  ) {}

  write(): RandomDocument {
    const names = ['A', 'B', 'C'].slice(0, 1 + this.below(3));
    const bodies = names.map((name) => ({ name, body: this.rootSelection() }));
    const reached = new Set<string>();
    const operations = bodies.map(({ name, body }) => {
      const text = this.withFragments(body, reached);
      const used = [...new Set(text.match(/\$\w+/g) ?? [])];
      const declared = used.map((variable) => `${variable}: ${this.declared.get(variable)?.type}`);
      return `query ${name}${declared.length > 0 ? `(${declared.join(', ')})` : ''} ${body}`;
    });
    const fragments = [...reached].map((name) => `fragment ${name} on ${this.fragments.get(name)?.text}`);
    const variables = Object.fromEntries([...this.declared].map(([name, { value }]) => [name.slice(1), value]));
    return {
      query: [...operations, ...fragments].join('\n'),
      operationName: names[this.below(names.length)] ?? 'A',
      variables,
    };
  }

  /** Returns the text with all fragments that it uses, directly or indirectly. */
  private withFragments(text: string, reached: Set<string>): string {
    const names = [...text.matchAll(/\.\.\.(F\d+)/g)].map(([, name = '']) => name);
    for (const name of names) reached.add(name);
    return text + names.map((name) => this.withFragments(this.fragments.get(name)?.text ?? '', reached)).join('');
  }

  private rootSelection(): string {
    const fields = Array.from({ length: 1 + this.below(3) }, () => this.rootField());
    return `{ ${fields.join(' ')} }`;
  }

  /** Returns a root field. A field with its own arguments gets its own alias. The same call may occur twice with other fields. */
  private rootField(): string {
    const root = this.one(this.roots);
    const field = this.schema.getQueryType()?.getFields()[root.name];
    const type = field && getNamedType(field.type);
    if (!field || !isObjectType(type)) throw new Error(`There is no list ${root.name}.`);
    const args = Object.entries(root.choices).flatMap(([name, choices]) => {
      const argument = field.args.find((candidate) => candidate.name === name);
      const isRequired = String(argument?.type).endsWith('!') && argument?.defaultValue === undefined;
      if (!isRequired && this.chance(2)) return [];
      const index = this.below(choices.length);
      const choice = choices[index];
      const variable = `$${root.name}_${name}_${index}`;
      if (this.chance(2)) return { key: `${name}${index}`, text: `${name}: ${choice?.text}` };
      this.declared.set(variable, { type: String(argument?.type), value: choice?.value });
      return { key: `${name}${index}v`, text: `${name}: ${variable}` };
    });
    const call = args.length > 0 ? `(${args.map(({ text }) => text).join(', ')})` : '';
    const alias = args.length > 0 ? `${root.name}_${args.map(({ key }) => key).join('_')}: ` : '';
    const selection = () => `${alias}${root.name}${call}${this.condition()} ${this.selection(type, [type.name])}`;
    return this.chance(5) ? `${selection()} ${selection()}` : selection();
  }

  /** Returns random fields in random order, directly or in fragments. */
  private selection(type: GraphQLObjectType, trail: readonly string[]): string {
    const fields = comparableFields(type, trail);
    const parts = Array.from({ length: 1 + this.below(Math.min(fields.length, 7)) }, () =>
      this.wrapped(type, trail, this.field(this.one(fields), trail)),
    );
    // A fragment that is used elsewhere too.
    const reusable = [...this.fragments].filter(
      ([, { type: of, trail: way }]) => of === type.name && way === String(trail),
    );
    if (reusable.length > 0 && this.chance(2)) parts.push(`...${this.one(reusable)[0]}${this.condition()}`);
    return `{ ${parts.join(' ')} }`;
  }

  private field(field: GraphQLField<unknown, unknown>, trail: readonly string[]): string {
    const type = getNamedType(field.type);
    const hasAlias = this.aliases < MAX_ALIASES && this.chance(8);
    if (hasAlias) this.aliases += 1;
    const alias = hasAlias ? `${this.one(['x', 'y'])}_${field.name}: ` : '';
    const inner = isObjectType(type) ? ` ${this.selection(type, [...trail, type.name])}` : '';
    return `${alias}${field.name}${this.condition()}${inner}`;
  }

  private wrapped(type: GraphQLObjectType, trail: readonly string[], text: string): string {
    if (this.chance(6)) return `... on ${type.name}${this.condition()} { ${text} }`;
    if (!this.chance(5)) return text;
    const name = `F${this.fragments.size}`;
    this.fragments.set(name, { type: type.name, trail: String(trail), text: `${type.name} { ${text} }` });
    return `...${name}${this.condition()}`;
  }

  private condition(): string {
    if (!this.chance(6)) return '';
    const variable = this.one(['$yes', '$no']);
    this.declared.set(variable, { type: 'Boolean!', value: variable === '$yes' });
    const value = this.one([variable, 'true', 'false']);
    return ` @${this.one(['include', 'skip'])}(if: ${value})`;
  }

  private one<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('There is nothing to choose from.');
    return item;
  }

  /** Returns a random whole number from 0, below a limit. */
  private below(limit: number): number {
    return this.gen(fc.nat, limit - 1);
  }

  private chance(oneIn: number): boolean {
    return this.below(oneIn) === 0;
  }
}
