import type { FieldErrors } from '@job-alert/domain/fields/validation';
import {
  coerceInputValue,
  GraphQLBoolean,
  type GraphQLFormattedError,
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  getOperationAST,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  parse,
  validate,
} from 'graphql';
import type { RequestContext } from '../platform/context.js';
import { variableTypes } from '../platform/graphql/variable-types.js';
import type { Operation } from './document.js';

type Variables = Readonly<Record<string, unknown>>;

/** Runs an operation in this process as if it came over HTTP: same schema, same limits, same errors. */
export type RunOperation = <Data>(
  document: Operation<Data, never>,
  variables: Variables,
  context: RequestContext,
) => Promise<{ data: Data | null; errors: readonly GraphQLFormattedError[] }>;

/** The operations of the routes, with the types of their variables. Each is parsed on first use. */
export class Operations {
  private readonly variables = new Map<string, ReadonlyMap<string, GraphQLInputType>>();

  constructor(private readonly schema: GraphQLSchema) {}

  /** Returns messages for invalid variables by input field. Messages of `ruleErrors` take precedence. */
  validate(document: string, values: Variables, ruleErrors: () => FieldErrors): FieldErrors {
    const errors: FieldErrors = {};
    for (const [name, type] of this.parseVariableTypes(document)) {
      const value = values[name];
      if (value === undefined && !isNonNullType(type)) continue;
      coerceInputValue(fillMissing(value, type), type, (path, invalid) => {
        errors[fieldPath([name, ...path])] = [invalid == null ? 'This field is required.' : invalidValue(type, path)];
      });
    }
    return Object.keys(errors).length === 0 ? {} : { ...errors, ...ruleErrors() };
  }

  private parseVariableTypes(document: string): ReadonlyMap<string, GraphQLInputType> {
    const variables = this.variables.get(document) ?? variablesOf(this.schema, document);
    this.variables.set(document, variables);
    return variables;
  }
}

function variablesOf(schema: GraphQLSchema, text: string): ReadonlyMap<string, GraphQLInputType> {
  const document = parse(text);
  const [error] = validate(schema, document);
  if (error) throw new Error(`A REST route has a document that the schema rejects: ${error.message}\n${text}`);
  const operation = getOperationAST(document);
  return operation ? variableTypes(schema, operation) : new Map();
}

/** Sets missing required fields to null, so that GraphQL reports the field instead of its object. */
function fillMissing(value: unknown, type: GraphQLInputType): unknown {
  const bare = getNullableType(type);
  if (value == null) return null;
  if (isListType(bare)) return Array.isArray(value) ? value.map((item) => fillMissing(item, bare.ofType)) : value;
  if (!isInputObjectType(bare) || typeof value !== 'object') return value;
  const filled: Record<string, unknown> = { ...value };
  for (const field of Object.values(bare.getFields())) {
    const fieldValue = filled[field.name];
    if (fieldValue !== undefined || isRequiredInputField(field))
      filled[field.name] = fillMissing(fieldValue, field.type);
  }
  return filled;
}

/** Returns the message for an invalid value. For an enum it lists the values. */
function invalidValue(type: GraphQLInputType, path: readonly (string | number)[]): string {
  let at = getNullableType(type);
  for (const key of path) {
    const next = isListType(at) ? at.ofType : isInputObjectType(at) ? at.getFields()[key]?.type : undefined;
    if (next) at = getNullableType(next);
  }
  if (isEnumType(at)) {
    const names = at.getValues().map(({ name }) => name);
    return `Choose one of these values: ${names.join(', ')}.`;
  }
  return at === GraphQLBoolean ? 'Choose true or false.' : 'This value is not valid.';
}

/** Returns the path of a field as services report it: without the leading `input` or `filter`. */
function fieldPath(path: readonly (string | number)[]): string {
  const isHolder = path.length > 1 && (path[0] === 'input' || path[0] === 'filter');
  return path.slice(isHolder ? 1 : 0).join('.');
}
