import {
  type ExecutionResult,
  execute,
  getNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
  parse,
} from 'graphql';
import type { TestClient } from '../builders/client.js';
import { comparableFields, type RandomDocument } from './random-documents.js';

type Values = Record<string, unknown>;

/**
 * The expected response of a document: graphql's own execution over whole records, without plan, cache or compiler. A whole record is assembled from
 * one query per part. Each query is sent once.
 */
export class PlainExecution {
  private readonly answers = new Map<string, Promise<unknown>>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly client: TestClient,
  ) {}

  async answer({ query, operationName, variables }: RandomDocument): Promise<unknown> {
    const fields = Object.keys(this.schema.getQueryType()?.getFields() ?? {});
    const rootValue = Object.fromEntries(fields.map((name) => [name, (args: Values) => this.whole(name, args)]));
    const result: ExecutionResult = await execute({
      schema: this.schema,
      document: parse(query),
      rootValue,
      operationName,
      variableValues: variables,
    });
    if (result.errors) throw result.errors[0];
    return JSON.parse(JSON.stringify(result.data));
  }

  private whole(name: string, args: Values): Promise<unknown> {
    const key = `${name} ${JSON.stringify(args)}`;
    const answer = this.answers.get(key) ?? this.read(name, args);
    this.answers.set(key, answer);
    return answer;
  }

  /** Requests the parts of a connection one by one, because all parts at once would exceed the cost limit. */
  private async read(name: string, args: Values): Promise<unknown> {
    const field = this.schema.getQueryType()?.getFields()[name];
    const type = field && getNamedType(field.type);
    if (!field || !isObjectType(type)) throw new Error(`There is no list ${name}.`);
    const passedArguments = field.args.filter((argument) => argument.name in args);
    const declared = passedArguments.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ');
    const call = passedArguments.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
    const parts: unknown[] = [];
    for (const selection of partsOf(type)) {
      const query = `query ${declared && `(${declared})`} { whole: ${name}${call && `(${call})`} { ${selection} } }`;
      parts.push((await this.client.ask<{ whole: unknown }>(query, args)).whole);
    }
    return merged(parts);
  }
}

function partsOf(type: GraphQLObjectType): string[] {
  const trail = [type.name];
  const fields = comparableFields(type, trail);
  const leaves = fields.filter((field) => !isObjectType(getNamedType(field.type))).map(({ name }) => name);
  const inner = fields.flatMap(({ name, type: of }) => {
    const namedType = getNamedType(of);
    return isObjectType(namedType) ? `${name} ${everythingOf(namedType, [...trail, namedType.name])}` : [];
  });
  return [...(leaves.length > 0 ? [leaves.join(' ')] : []), ...inner];
}

function everythingOf(type: GraphQLObjectType, trail: readonly string[]): string {
  const fields = comparableFields(type, trail).map(({ name, type: of }) => {
    const namedType = getNamedType(of);
    return isObjectType(namedType) ? `${name} ${everythingOf(namedType, [...trail, namedType.name])}` : name;
  });
  return `{ ${fields.join(' ')} }`;
}

/** Merges the parts of one record, or of a list of records. */
function merged(parts: readonly unknown[]): unknown {
  const [first] = parts;
  if (first === null) return null;
  if (!Array.isArray(first)) return Object.assign({}, ...parts);
  return first.map((_, index) => merged(parts.map((part) => (Array.isArray(part) ? part[index] : part))));
}
