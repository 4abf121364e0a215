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
import type { SentFile } from '../builders/client.js';
import type { Portal } from '../harness.js';
import type { Call, OperationRow } from '../matrix/rows.js';
import type { Role } from '../matrix/verdicts.js';
import { freshClient, type World } from '../matrix/world.js';
import { edited, type Place } from './edits.js';
import { isOpenTo } from './field-roles.js';
import { argumentsOf, documentOf } from './operation-inputs.js';

type Values = Record<string, unknown>;
/** The maximum depth of objects below a payload. */
const MAX_DEPTH = 3;

/** Selects every field of a type and its objects that requires no arguments and is open to the role. No type is nested in itself. */
function everyField(schema: GraphQLSchema, type: GraphQLOutputType, role: Role): string {
  const selected = (namedType: GraphQLNamedType, trail: readonly string[]): string => {
    if (isAbstractType(namedType)) {
      const parts = schema.getPossibleTypes(namedType).map((one) => `... on ${one.name} ${selected(one, trail)}`);
      return `{ __typename ${parts.join(' ')} }`;
    }
    if (!isObjectType(namedType)) return '';
    const fields = Object.values(namedType.getFields()).flatMap((field) => {
      if (field.args.some(isRequiredArgument) || !isOpenTo(role, namedType.name, field.name)) return [];
      const inner = getNamedType(field.type);
      if (!isCompositeType(inner)) return [field.name];
      if (trail.includes(inner.name) || trail.length > MAX_DEPTH) return [];
      return [`${field.name} ${selected(inner, [...trail, inner.name])}`];
    });
    return `{ __typename ${fields.join(' ')} }`;
  };
  const namedType = getNamedType(type);
  return selected(namedType, [namedType.name]);
}

/** Runs operations with every field in this process, because the limits on documents would reject most of them. */
export class UnlimitedExecution {
  private constructor(
    private readonly portal: Portal,
    private readonly schema: GraphQLSchema,
  ) {}

  static async of(portal: Portal): Promise<UnlimitedExecution> {
    return new UnlimitedExecution(portal, await createSchema(portal.container.resolvers));
  }

  /** Runs the operation of a matrix row as a role, with every field selected, and returns the response. */
  async everyFieldOf(name: string, row: OperationRow, role: Role, world: World): Promise<ExecutionResult> {
    const [type, called = ''] = name.split('.');
    const kind = type === 'Query' ? 'query' : 'mutation';
    const root = type === 'Query' ? this.schema.getQueryType() : this.schema.getMutationType();
    const field = root?.getFields()[called];
    if (!field) throw new Error(`The schema has no ${name}.`);
    const call = (await row.freshCall?.(world)) ?? row.call?.(world) ?? {};
    const defaults = Object.fromEntries(field.args.map((arg) => [arg.name, arg.defaultValue]));
    const { token } = await freshClient(world, role);
    return execute({
      schema: this.schema,
      document: parse(documentOf(kind, field, everyField(this.schema, field.type, role))),
      variableValues: { ...defaults, ...argumentsOf(row.document, withFiles(call)) },
      contextValue: requestContext(
        token ? await this.portal.container.viewers.findViewer(token, '') : anonymous,
        '',
        100,
      ),
    });
  }
}

/** Returns the variables of a call with its files in their places. */
const withFiles = ({ variables = {}, files = {} }: Call): Values =>
  edited(
    variables,
    Object.entries(files).map(([at, file]) => ({ place: pathOf(at), value: uploadOf(file) })),
  );

/** Converts `input.files.0` to a place of an input. */
const pathOf = (at: string): Place => at.split('.').map((name) => (/^\d+$/.test(name) ? Number(name) : name));

function uploadOf({ name, bytes }: SentFile): Upload {
  const upload = new Upload();
  upload.resolve({ filename: name, createReadStream: () => Readable.from([Buffer.from(bytes)]) } as never);
  return upload;
}

/** Returns the errors that clients would see as INTERNAL, each with its path. */
export const internalErrors = ({ errors = [] }: ExecutionResult): string[] =>
  errors
    .filter(({ originalError }) => !(originalError instanceof PortalError))
    .map(({ path, message }) => `${path?.join('.')}: ${message}`);
