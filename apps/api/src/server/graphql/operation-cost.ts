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

/** The cost of a top-level field and of a total count, which each run a query. */
const READ_COST = 10;
const MUTATION_COST = 10;
/** The additional cost of a filter, which reads more rows than it returns. */
const FILTER_COST = 20;
/** This many rows cost one point for each point of their fields. */
const ROWS_PER_COST = 10;
/** This many skipped rows of a page by number cost one point, up to a maximum. */
const SKIPPED_ROWS_PER_POINT = 100;
const MAX_SKIP_COST = 1_000;
/** The maximum number of rows of a list in one response. */
const MAX_ROWS = 500;

/** The costs of expensive fields: password hashes, spreadsheets, aggregates over whole tables, archives. */
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

/** Related jobs: up to four short lists for each row of an outer list. Only a tenth of those rows is counted. */
const RELATED_JOBS = { names: new Set(['similar', 'sameCompany', 'sameCity']), cost: 10 * READ_COST };

/** A report aggregates months or years of records, once for each row of an outer list. */
const REPORT_COST = 10 * READ_COST;

const FACETS_COST = 2 * READ_COST;

/** The usual number of rows in lists without a page size. Introspection uses them to read the whole schema. */
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

/** Fields with a fixed cost, and lists whose length depends on variables. */
interface FieldCosts {
  fixed: number;
  lists: ListCosts[];
  /** The report names that each field requests. */
  reports: ArgumentSource[];
}
interface SelectionCosts extends FieldCosts {
  perRow: FieldCosts;
}
interface ListCosts {
  first: ArgumentSource;
  page: ArgumentSource;
  filter: ArgumentSource;
  perRow: FieldCosts;
}

/** A WeakMap, so that entries are dropped with the documents in Apollo's store. */
const costs = new WeakMap<OperationDefinitionNode, SelectionCosts>();

/** Returns the cost of an operation with its variables, before execution. */
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

/** Returns the most expensive number for an invalid value, which is rejected later. */
const positiveNumber = (value: unknown, defaultNumber: number): number =>
  typeof value === 'number' && value >= 1 ? value : defaultNumber;

/** Returns true if a filter has a value. Forms also send empty fields. */
const isFiltered = (filter: unknown): boolean =>
  typeof filter === 'object' && filter !== null && Object.values(filter).some((value) => value != null && value !== '');

const noFieldCosts = (): FieldCosts => ({ fixed: 0, lists: [], reports: [] });
const noSelectionCosts = (): SelectionCosts => ({ ...noFieldCosts(), perRow: noFieldCosts() });

/** Calculates the cost of an operation from the types of its fields. */
class CostCalculator {
  private readonly fragments = new Map<string, FragmentDefinitionNode>();
  /** Each fragment is calculated once, however often it is used. Otherwise the time would grow exponentially. */
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
    const source = (argument: string): ArgumentSource => this.argumentSource(node, field, argument);
    if (field.args.some((argument) => argument.name === 'first')) {
      part.lists.push({
        first: source('first'),
        page: source('page'),
        filter: source('filter'),
        perRow: inner.perRow,
      });
    }
    if (getNamedType(field.type).name === 'Report') part.reports.push(source('names'));
  }

  private argumentSource(node: FieldNode, field: GraphQLField<unknown, unknown>, name: string): ArgumentSource {
    const argument = node.arguments?.find((one) => one.name.value === name);
    const defaultValue = field.args.find((one) => one.name === name)?.defaultValue;
    return parseArgument(argument?.value, this.operation.variableDefinitions ?? [], defaultValue);
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
 * Adds the costs of a selection `times` times, without its costs for each row, which the page adds. Fragments that
 * multiply lists exponentially were rejected before (document-complexity.ts).
 */
function addCosts(total: FieldCosts, { fixed, lists, reports }: FieldCosts, times = 1): void {
  total.fixed += fixed * times;
  total.lists.push(...lists);
  total.reports.push(...reports);
}

function mergeCosts(total: SelectionCosts, part: SelectionCosts): void {
  addCosts(total, part);
  addCosts(total.perRow, part.perRow);
}
