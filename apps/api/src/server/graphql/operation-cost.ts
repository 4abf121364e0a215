import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
} from 'graphql';
import { type Given, givenBy, resolve, type Variables } from './resolved-values.js';

/** A field at the top, and a total, is a read of its own. */
const READ = 10;
/** A change costs as much more. */
const CHANGE = 10;
/** A list with a filter reads more rows than it shows. */
const FILTER = 20;
/** This many rows of a list cost as much as its fields once. */
const ROWS = 10;
/** This many rows that a page by number skips cost a point, up to a maximum. */
const ROWS_SKIPPED = 100;
const MOST_FOR_SKIPPED = 1_000;
/** No list gives more in one answer. */
const MOST_ROWS = 500;

/** What does more than read or write some rows: hashes of passwords, spreadsheets, sums over whole tables, archives. */
const DEAR: Readonly<Record<string, number>> = {
  signIn: 100,
  registerCandidate: 100,
  registerEmployer: 100,
  resetPassword: 100,
  deleteMyAccount: 100,
  startSecondFactor: 100,
  disableSecondFactor: 100,
  previewImport: 2_000,
  runImport: 2_000,
  deletionPreview: 100,
  dashboardCounts: 50,
  agenda: FILTER,
  dashboard: 2 * FILTER,
  search: FILTER,
  jobSuggestions: FILTER,
  openJobCounts: 10 * FILTER,
};

/** Jobs beside a job: up to four short lists, read for each row of an outer list, of which only a tenth is counted. */
const BESIDE_A_JOB = { names: new Set(['similar', 'sameCompany', 'sameCity']), cost: 10 * READ };

/** A report counts over months or years of records, and reads them for each row of an outer list. */
const REPORT = 10 * READ;

/** Counts of many jobs, kept where they can be. */
const FACETS = 2 * READ;

/** How many rows lists without a page size usually have; introspection reads the whole schema with them. */
const LENGTHS: Readonly<Record<string, number>> = {
  fields: 10,
  inputFields: 5,
  enumValues: 5,
  args: 3,
  directives: 5,
  search: 20,
  jobSuggestions: 8,
};
const LENGTH = 3;

/** Fields that cost the same whatever the variables are, and lists whose length the variables say. */
interface Fields {
  fixed: number;
  lists: List[];
  /** The names of the reports that each field asks for. */
  reports: Given[];
}
interface Part extends Fields {
  /** Of a page's fields those that each of its rows has. */
  perRow: Fields;
}
interface List {
  first: Given;
  page: Given;
  filter: Given;
  perRow: Fields;
}

/** Documents are kept by Apollo's own store, so that each operation is counted once, and this map forgets with it. */
const costs = new WeakMap<OperationDefinitionNode, Part>();

/** The points of an operation with its variables: what is asked for, before anything of it is done. */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): number {
  let part = costs.get(operation);
  if (!part) costs.set(operation, (part = new Counting(schema, document, operation).whole()));
  return Math.ceil(sum(part, variables));
}

function sum({ fixed, lists, reports }: Fields, variables: Variables): number {
  let points = fixed;
  for (const list of lists) points += sumOfList(list, variables);
  for (const names of reports) points += REPORT * lengthOf(resolve(names, variables));
  return points;
}

function sumOfList({ first, page, filter, perRow }: List, variables: Variables): number {
  const length = Math.min(MOST_ROWS, numberIn(resolve(first, variables), MOST_ROWS));
  const skipped = (numberIn(resolve(page, variables), 1) - 1) * length;
  const jump = Math.min(MOST_FOR_SKIPPED, skipped / ROWS_SKIPPED);
  const narrowing = isUsed(resolve(filter, variables)) ? FILTER : 0;
  return jump + narrowing + sum(perRow, variables) * Math.max(1, length / ROWS);
}

const lengthOf = (names: unknown): number => (Array.isArray(names) ? new Set(names).size : 1);

/** A value that is not a number is refused later, and costs the most that it could. */
const numberIn = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && value >= 1 ? value : otherwise;

/** Whether a filter narrows anything: a form sends its empty fields too. */
const isUsed = (filter: unknown): boolean =>
  typeof filter === 'object' && filter !== null && Object.values(filter).some((value) => value != null && value !== '');

const noFields = (): Fields => ({ fixed: 0, lists: [], reports: [] });
const nothing = (): Part => ({ ...noFields(), perRow: noFields() });

/** Counts one operation of a document along the types of its fields. */
class Counting {
  private readonly fragments = new Map<string, FragmentDefinitionNode>();
  /** Each fragment is counted once, however often it is spread: counting it anew could be made to take for ever. */
  private readonly counted = new Map<string, Part>();

  constructor(
    private readonly schema: GraphQLSchema,
    document: DocumentNode,
    private readonly operation: OperationDefinitionNode,
  ) {
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) this.fragments.set(definition.name.value, definition);
    }
  }

  whole(): Part {
    const { operation, selectionSet } = this.operation;
    return this.of(selectionSet, this.schema.getRootType(operation)?.name);
  }

  private of({ selections }: SelectionSetNode, typeName: string | undefined): Part {
    const part = nothing();
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) this.addField(part, selection, typeName);
      else if (selection.kind === Kind.FRAGMENT_SPREAD) merge(part, this.ofFragment(selection.name.value));
      else merge(part, this.of(selection.selectionSet, selection.typeCondition?.name.value ?? typeName));
    }
    return part;
  }

  private ofFragment(name: string): Part {
    let part = this.counted.get(name);
    if (!part) {
      const fragment = this.fragments.get(name);
      part = fragment ? this.of(fragment.selectionSet, fragment.typeCondition.name.value) : nothing();
      this.counted.set(name, part);
    }
    return part;
  }

  private addField(part: Part, node: FieldNode, typeName: string | undefined): void {
    const name = node.name.value;
    const field = this.fieldOf(typeName, name);
    part.fixed += 1 + this.extra(typeName, name);
    if (!field || !node.selectionSet) return;
    const inner = this.of(node.selectionSet, getNamedType(field.type).name);
    const isList = isListType(getNullableType(field.type));
    if (isList && typeName?.endsWith('Connection')) add(part.perRow, inner);
    else add(part, inner, isList ? this.lengthOf(name) : 1);
    const given = (argument: string): Given => this.given(node, field, argument);
    if (field.args.some((argument) => argument.name === 'first')) {
      part.lists.push({
        first: given('first'),
        page: given('page'),
        filter: given('filter'),
        perRow: inner.perRow,
      });
    }
    if (getNamedType(field.type).name === 'Report') part.reports.push(given('names'));
  }

  private given(node: FieldNode, field: GraphQLField<unknown, unknown>, name: string): Given {
    const argument = node.arguments?.find((one) => one.name.value === name);
    const otherwise = field.args.find((one) => one.name === name)?.defaultValue;
    return givenBy(argument?.value, this.operation.variableDefinitions ?? [], otherwise);
  }

  private extra(typeName: string | undefined, name: string): number {
    if (name === 'totalCount') return READ;
    if (name === 'facets') return FACETS;
    if (BESIDE_A_JOB.names.has(name)) return BESIDE_A_JOB.cost;
    if (typeName === this.schema.getMutationType()?.name) return READ + CHANGE + (DEAR[name] ?? 0);
    return typeName === this.schema.getQueryType()?.name && name !== '__typename' ? READ + (DEAR[name] ?? 0) : 0;
  }

  private lengthOf(name: string): number {
    if (name === 'types') return Object.keys(this.schema.getTypeMap()).length / ROWS;
    return LENGTHS[name] ?? LENGTH;
  }

  private fieldOf(typeName: string | undefined, name: string): GraphQLField<unknown, unknown> | undefined {
    if (typeName === this.schema.getQueryType()?.name) {
      if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
      if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
    }
    const type = typeName === undefined ? undefined : this.schema.getType(typeName);
    return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
  }
}

/**
 * Adds what a part has once for all rows, `times` over; what it has for each row is its page's to add. Fragments that double
 * lists without end do not get here (document-shape.ts).
 */
function add(whole: Fields, { fixed, lists, reports }: Fields, times = 1): void {
  whole.fixed += fixed * times;
  whole.lists.push(...lists);
  whole.reports.push(...reports);
}

/** Puts a fragment's part into the one where it is spread. */
function merge(whole: Part, part: Part): void {
  add(whole, part);
  add(whole.perRow, part.perRow);
}
