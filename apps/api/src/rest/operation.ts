import type { FieldErrors } from '@job-alert/domain/validation';
import {
  coerceInputValue,
  type DocumentNode,
  type GraphQLFormattedError,
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  Kind,
  parse,
  typeFromAST,
  validate,
} from 'graphql';
import type { RequestContext } from '../platform/context.js';
import type { Values } from './values.js';

/** Runs an operation in this process, as it would run over HTTP: same schema, same limits, same errors. */
export type RunOperation = (
  document: string,
  variables: Values,
  context: RequestContext,
) => Promise<{ data: Values | null; errors: readonly GraphQLFormattedError[] }>;

interface Variable {
  name: string;
  type: GraphQLInputType;
}

/** The variables of the operations of the table, with their types; each document is parsed and checked once. */
export class Operations {
  private readonly variables = new Map<string, Variable[]>();

  constructor(private readonly schema: GraphQLSchema) {}

  /** What of the variables their types refuse, under the names of the operation's input; `words` says it better. */
  faults(document: string, values: Values, words: () => FieldErrors): FieldErrors {
    const refused: FieldErrors = {};
    for (const { name, type } of this.variablesOf(document)) {
      const value = values[name];
      if (value === undefined && !isNonNullType(type)) continue;
      coerceInputValue(withGaps(value, type), type, (path, invalid) => {
        refused[nameOf([name, ...path])] = [invalid == null ? 'This field is required.' : 'This value is not valid.'];
      });
    }
    return Object.keys(refused).length === 0 ? {} : { ...refused, ...words() };
  }

  private variablesOf(text: string): Variable[] {
    let variables = this.variables.get(text);
    if (!variables) this.variables.set(text, (variables = this.compile(text)));
    return variables;
  }

  private compile(text: string): Variable[] {
    const document: DocumentNode = parse(text);
    const [fault] = validate(this.schema, document);
    if (fault) throw new Error(`A REST route has a document that the schema refuses: ${fault.message}`);
    return document.definitions.flatMap((definition) => {
      if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
      return (definition.variableDefinitions ?? []).map(({ variable, type }) => ({
        name: variable.name.value,
        type: typeFromAST(this.schema, type as never) as GraphQLInputType,
      }));
    });
  }
}

/** The value with null for every required field that is absent: GraphQL then names the field and not what it belongs to. */
function withGaps(value: unknown, type: GraphQLInputType): unknown {
  const bare = getNullableType(type);
  if (value == null) return null;
  if (isListType(bare)) return Array.isArray(value) ? value.map((item) => withGaps(item, bare.ofType)) : value;
  if (!isInputObjectType(bare)) return value;
  const filled: Values = { ...(value as Values) };
  for (const field of Object.values(bare.getFields())) {
    const given = filled[field.name];
    if (given !== undefined || isRequiredInputField(field)) filled[field.name] = withGaps(given, field.type);
  }
  return filled;
}

/** The name of a fault as the services give it: without the variable that holds all the others. */
function nameOf(path: readonly (string | number)[]): string {
  const isHolder = path.length > 1 && (path[0] === 'input' || path[0] === 'filter');
  return path.slice(isHolder ? 1 : 0).join('.');
}
