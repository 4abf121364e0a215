import { Readable } from 'node:stream';
import {
  execute,
  type ExecutionResult,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isObjectType,
  isRequiredArgument,
  parse,
} from 'graphql';
import Upload from 'graphql-upload/Upload.mjs';
import { PortalError } from '../../src/platform/errors.js';
import { requestContext } from '../../src/platform/context.js';
import { anonymous } from '../../src/platform/viewer.js';
import { createSchema } from '../../src/server/graphql/schema.js';
import type { SentFile, TestClient } from '../builders/client.js';
import type { Portal } from '../harness.js';
import type { Call } from '../matrix/rows.js';
import { edited, type Place } from './edits.js';

type Values = Record<string, unknown>;
/** Whether the caller may select a field, by its type and name. */
type IsOpen = (type: string, field: string) => boolean;

/** Objects below a payload, one in another. */
const MAX_DEPTH = 3;

/** Every field of a type, and of the objects in it, that takes no arguments and is open to the caller; no type is nested in itself. */
export function everyField(schema: GraphQLSchema, type: GraphQLOutputType, isOpen: IsOpen): string {
  const selected = (named: GraphQLNamedType, trail: readonly string[]): string => {
    if (isAbstractType(named)) {
      const parts = schema.getPossibleTypes(named).map((one) => `... on ${one.name} ${selected(one, trail)}`);
      return `{ __typename ${parts.join(' ')} }`;
    }
    if (!isObjectType(named)) return '';
    const fields = Object.values(named.getFields()).flatMap((field) => {
      if (field.args.some(isRequiredArgument) || !isOpen(named.name, field.name)) return [];
      const inner = getNamedType(field.type);
      if (!isCompositeType(inner)) return [field.name];
      if (trail.includes(inner.name) || trail.length > MAX_DEPTH) return [];
      return [`${field.name} ${selected(inner, [...trail, inner.name])}`];
    });
    return `{ __typename ${fields.join(' ')} }`;
  };
  const named = getNamedType(type);
  return selected(named, [named.name]);
}

/** Runs documents of any size in this process: the limits on documents would refuse most of them. */
export class UnlimitedExecution {
  private constructor(
    private readonly portal: Portal,
    readonly schema: GraphQLSchema,
  ) {}

  static async of(portal: Portal): Promise<UnlimitedExecution> {
    return new UnlimitedExecution(portal, await createSchema(portal.container.resolvers));
  }

  /** What the standard execution answers the owner of the client. */
  async run({ token }: TestClient, document: string, variables: Values): Promise<ExecutionResult> {
    const viewer = token ? await this.portal.container.viewers.viewerOf(token, '127.0.0.1') : anonymous;
    return execute({
      schema: this.schema,
      document: parse(document),
      contextValue: requestContext(viewer, '127.0.0.1', 100),
      variableValues: variables,
    });
  }
}

/** The variables of a call, with its files in their places. */
export const withFiles = ({ variables = {}, files = {} }: Call): Values =>
  edited(
    variables,
    Object.entries(files).map(([at, file]) => ({ place: placeOf(at), value: uploadOf(file) })),
  );

/** `input.files.0` as a place of an input. */
const placeOf = (at: string): Place => at.split('.').map((name) => (/^\d+$/.test(name) ? Number(name) : name));

function uploadOf({ name, bytes }: SentFile): Upload {
  const upload = new Upload();
  upload.resolve({ filename: name, createReadStream: () => Readable.from([Buffer.from(bytes)]) } as never);
  return upload;
}

/** The errors that clients would see as INTERNAL, each with its place. */
export const internalErrors = ({ errors = [] }: ExecutionResult): string[] =>
  errors
    .filter(({ originalError }) => !(originalError instanceof PortalError))
    .map(({ path, message }) => `${path?.join('.')}: ${message}`);
