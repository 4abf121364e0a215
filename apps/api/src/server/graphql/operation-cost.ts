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
import { type ArgumentSource, parseArgument, resolveArgument, type Variables } from './argument-values.js';

/** A field at the top, and a total, is a read of its own. */
const READ_COST = 10;
/** A change costs as much more. */
const MUTATION_COST = 10;
/** A list with a filter reads more rows than it shows. */
const FILTER_COST = 20;
/** This many rows of a list cost as much as its fields once. */
const ROWS_PER_COST = 10;
/** This many rows that a page by number skips cost a point, up to a maximum. */
const SKIPPED_ROWS_PER_POINT = 100;
const MAX_SKIP_COST = 1_000;
/** No list gives more in one answer. */
const MAX_ROWS = 500;

/** Costs of fields that do more than read or write rows: password hashes, spreadsheets, sums over whole tables, archives. */
const EXTRA_COSTS: Readonly<Record<string, number>> = {
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
  agenda: FILTER_COST,
  dashboard: 2 * FILTER_COST,
  search: FILTER_COST,
  jobSuggestions: FILTER_COST,
  openJobCounts: 10 * FILTER_COST,
};

/** Jobs beside a job: up to four short lists, read for each row of an outer list, of which only a tenth is counted. */
const RELATED_JOBS = { names: new Set(['similar', 'sameCompany', 'sameCity']), cost: 10 * READ_COST };

/** A report counts over months or years of records, and reads them for each row of an outer list. */
const REPORT_COST = 10 * READ_COST;

/** Counts of many jobs, kept where they can be. */
const FACETS_COST = 2 * READ_COST;

/** How many rows lists without a page size usually have; introspection reads the whole schema with them. */
const TYPICAL_LENGTHS: Readonly<Record<string, number>> = {
  fields: 10,
  inputFields: 5,
  enumValues: 5,
  args: 3,
  directives: 5,
  search: 20,
  jobSuggestions: 8,
};
const TYPICAL_LENGTH = 3;

/** Fields that cost the same whatever the variables are, and lists whose length the variables say. */
interface FieldCosts {
  fixed: number;
  lists: ListCosts[];
  /** The names of the reports that each field asks for. */
  reports: ArgumentSource[];
}
interface SelectionCosts extends FieldCosts {
  /** The fields of each row of a page. */
  perRow: FieldCosts;
}
interface ListCosts {
  first: ArgumentSource;
  page: ArgumentSource;
  filter: ArgumentSource;
  perRow: FieldCosts;
}

/** Documents are kept by Apollo's own store, so that each operation is counted once, and this map forgets with it. */
const costs = new WeakMap<OperationDefinitionNode, SelectionCosts>();

/** The points of an operation with its variables: what is asked for, before anything of it is done. */
export function operationCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): number {
  let selection = costs.get(operation);
  if (!selection) costs.set(operation, (selection = new CostCalculator(schema, document, operation).operationCosts()));
  return Math.ceil(totalCost(selection, variables));
}

function totalCost({ fixed, lists, reports }: FieldCosts, variables: Variables): number {
  let points = fixed;
  for (const list of lists) points += listCost(list, variables);
  for (const names of reports) points += REPORT_COST * countReports(resolveArgument(names, variables));
  return points;
}

function listCost({ first, page, filter, perRow }: ListCosts, variables: Variables): number {
  const length = Math.min(MAX_ROWS, positiveNumber(resolveArgument(first, variables), MAX_ROWS));
  const skipped = (positiveNumber(resolveArgument(page, variables), 1) - 1) * length;
  const skipCost = Math.min(MAX_SKIP_COST, skipped / SKIPPED_ROWS_PER_POINT);
  const filterCost = isFiltered(resolveArgument(filter, variables)) ? FILTER_COST : 0;
  return skipCost + filterCost + totalCost(perRow, variables) * Math.max(1, length / ROWS_PER_COST);
}

const countReports = (names: unknown): number => (Array.isArray(names) ? new Set(names).size : 1);

/** A value that is not a number is refused later, and costs the most that it could. */
const positiveNumber = (value: unknown, defaultNumber: number): number =>
  typeof value === 'number' && value >= 1 ? value : defaultNumber;

/** Returns true if a filter has a value. Forms send their empty fields too. */
const isFiltered = (filter: unknown): boolean =>
  typeof filter === 'object' && filter !== null && Object.values(filter).some((value) => value != null && value !== '');

const noFieldCosts = (): FieldCosts => ({ fixed: 0, lists: [], reports: [] });
const noSelectionCosts = (): SelectionCosts => ({ ...noFieldCosts(), perRow: noFieldCosts() });

/** Counts one operation of a document along the types of its fields. */
class CostCalculator {
  private readonly fragments = new Map<string, FragmentDefinitionNode>();
  /** Each fragment is counted once, however often it is spread: counting it anew could be made to take for ever. */
  private readonly counted = new Map<string, SelectionCosts>();

  constructor(
    private readonly schema: GraphQLSchema,
    document: DocumentNode,
    private readonly operation: OperationDefinitionNode,
  ) {
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) this.fragments.set(definition.name.value, definition);
    }
  }

  operationCosts(): SelectionCosts {
    const { operation, selectionSet } = this.operation;
    return this.selectionCosts(selectionSet, this.schema.getRootType(operation)?.name);
  }

  private selectionCosts({ selections }: SelectionSetNode, typeName: string | undefined): SelectionCosts {
    const part = noSelectionCosts();
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) this.addField(part, selection, typeName);
      else if (selection.kind === Kind.FRAGMENT_SPREAD) mergeCosts(part, this.fragmentCosts(selection.name.value));
      else
        mergeCosts(part, this.selectionCosts(selection.selectionSet, selection.typeCondition?.name.value ?? typeName));
    }
    return part;
  }

  private fragmentCosts(name: string): SelectionCosts {
    let part = this.counted.get(name);
    if (!part) {
      const fragment = this.fragments.get(name);
      part = fragment
        ? this.selectionCosts(fragment.selectionSet, fragment.typeCondition.name.value)
        : noSelectionCosts();
      this.counted.set(name, part);
    }
    return part;
  }

  private addField(part: SelectionCosts, node: FieldNode, typeName: string | undefined): void {
    const name = node.name.value;
    const field = this.findField(typeName, name);
    part.fixed += 1 + this.extraCost(typeName, name);
    if (!field || !node.selectionSet) return;
    const inner = this.selectionCosts(node.selectionSet, getNamedType(field.type).name);
    const isList = isListType(getNullableType(field.type));
    if (isList && typeName?.endsWith('Connection')) addCosts(part.perRow, inner);
    else addCosts(part, inner, isList ? this.typicalLength(name) : 1);
    const given = (argument: string): ArgumentSource => this.given(node, field, argument);
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

  private given(node: FieldNode, field: GraphQLField<unknown, unknown>, name: string): ArgumentSource {
    const argument = node.arguments?.find((one) => one.name.value === name);
    const otherwise = field.args.find((one) => one.name === name)?.defaultValue;
    return parseArgument(argument?.value, this.operation.variableDefinitions ?? [], otherwise);
  }

  private extraCost(typeName: string | undefined, name: string): number {
    if (name === 'totalCount') return READ_COST;
    if (name === 'facets') return FACETS_COST;
    if (RELATED_JOBS.names.has(name)) return RELATED_JOBS.cost;
    if (typeName === this.schema.getMutationType()?.name) return READ_COST + MUTATION_COST + (EXTRA_COSTS[name] ?? 0);
    return typeName === this.schema.getQueryType()?.name && name !== '__typename'
      ? READ_COST + (EXTRA_COSTS[name] ?? 0)
      : 0;
  }

  private typicalLength(name: string): number {
    if (name === 'types') return Object.keys(this.schema.getTypeMap()).length / ROWS_PER_COST;
    return TYPICAL_LENGTHS[name] ?? TYPICAL_LENGTH;
  }

  private findField(typeName: string | undefined, name: string): GraphQLField<unknown, unknown> | undefined {
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
 * lists without end do not get here (document-complexity.ts).
 */
function addCosts(total: FieldCosts, { fixed, lists, reports }: FieldCosts, times = 1): void {
  total.fixed += fixed * times;
  total.lists.push(...lists);
  total.reports.push(...reports);
}

/** Puts a fragment's part into the one where it is spread. */
function mergeCosts(total: SelectionCosts, part: SelectionCosts): void {
  addCosts(total, part);
  addCosts(total.perRow, part.perRow);
}
