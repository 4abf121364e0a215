import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import {
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isInputObjectType,
  isListType,
  Kind,
  parse,
} from 'graphql';
import Upload from 'graphql-upload/Upload.mjs';
import { PortalError } from '../../platform/errors.js';
import { MULTIPART_LIMITS, type MultipartUpload } from '../../platform/files/multipart-gate.js';
import { missingFile } from '../../platform/files/uploads.types.js';
import { variableTypes } from '../../platform/graphql/variable-types.js';

const LIMITS = { ...MULTIPART_LIMITS, fields: 2 };

type Parts = AsyncIterator<Multipart>;
type JsonObject = Record<string, unknown>;

const malformed = (message = 'The form could not be read. Please send it again.'): PortalError =>
  new PortalError('MALFORMED', message);

/**
 * Parses a GraphQL multipart request up to its first file and returns the operation, which can start: its uploads
 * resolve as their files arrive. Throws for a file that the operation does not use.
 */
export async function parseMultipartRequest(
  request: FastifyRequest,
  form: MultipartUpload,
  schema: GraphQLSchema,
): Promise<JsonObject> {
  const parts = request.parts({ limits: LIMITS })[Symbol.asyncIterator]();
  const operation = await readField(parts, 'operations');
  const map = await readField(parts, 'map');
  const uploads = insertUploads(operation, map, schema);
  void receiveFiles(parts, uploads, form);
  return operation;
}

async function readField(parts: Parts, name: string): Promise<JsonObject> {
  const { value: part } = await parts.next().catch(() => {
    throw malformed();
  });
  if (part?.type !== 'field' || part.fieldname !== name || part.valueTruncated) throw malformed();
  const value = part.mimetype === 'application/json' ? part.value : parseJson(part.value);
  if (!isJsonObject(value)) throw malformed();
  return value;
}

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    throw malformed();
  }
}

const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Inserts an upload at each place of the map. Throws for a place that the operation does not have. */
function insertUploads(operation: JsonObject, map: JsonObject, schema: GraphQLSchema): Map<string, Upload> {
  const types = uploadVariableTypes(operation, schema);
  const uploads = new Map<string, Upload>();
  for (const [name, paths] of Object.entries(map)) {
    const upload = new Upload();
    for (const path of Array.isArray(paths) ? paths.map(String) : ['']) {
      const [root, variable = '', ...rest] = path.split('.');
      const type = root === 'variables' ? types.get(variable) : undefined;
      if (!type || !isUploadPath(type, rest)) throw malformed('The form has a file that no field accepts.');
      insertUpload((operation['variables'] ??= {}), [variable, ...rest], upload);
    }
    uploads.set(name, upload);
  }
  return uploads;
}

/**
 * Returns the types of the operation's variables. A document with a syntax error has none, so its files are not read.
 */
function uploadVariableTypes(
  { query, operationName }: JsonObject,
  schema: GraphQLSchema,
): Map<string, GraphQLInputType> {
  const types = new Map<string, GraphQLInputType>();
  for (const definition of parseDefinitions(query)) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    if (typeof operationName === 'string' && definition.name?.value !== operationName) continue;
    for (const [name, type] of variableTypes(schema, definition)) types.set(name, type);
  }
  return types;
}

function parseDefinitions(query: unknown) {
  try {
    return parse(String(query), { noLocation: true, maxTokens: 10_000 }).definitions;
  } catch {
    return [];
  }
}

function isUploadPath(type: GraphQLInputType, path: readonly string[]): boolean {
  const bare = getNullableType(type);
  const [step, ...rest] = path;
  if (step === undefined) return !isListType(bare) && !isInputObjectType(bare) && bare.name === 'Upload';
  if (isListType(bare)) return /^\d{1,3}$/.test(step) && isUploadPath(bare.ofType, rest);
  const field = isInputObjectType(bare) ? bare.getFields()[step] : undefined;
  return field !== undefined && isUploadPath(field.type, rest);
}

function insertUpload(parent: unknown, [step = '', ...rest]: readonly string[], upload: Upload): void {
  if (typeof parent !== 'object' || parent === null || step === '__proto__') throw malformed();
  const holder = parent as JsonObject;
  if (rest.length === 0) holder[step] = upload;
  else insertUpload(holder[step], rest, upload);
}

/** Runs while the operation executes. Errors reject the uploads that are still pending. */
async function receiveFiles(parts: Parts, uploads: Map<string, Upload>, form: MultipartUpload): Promise<void> {
  const pending = new Map(uploads);
  try {
    for (let next = await parts.next(); !next.done; next = await parts.next()) {
      const part = next.value;
      const upload = part.type === 'file' ? pending.get(part.fieldname) : undefined;
      if (part.type !== 'file' || !upload) throw malformed('The form has a file that no field accepts.');
      pending.delete(part.fieldname);
      const file = form.receive(part);
      upload.resolve(file as never);
      await file.received.catch((error: unknown) => {
        // The parser truncates a file that is too large and continues. After any other error it stops.
        if (!(error instanceof PortalError && error.code === 'FILE_TOO_LARGE')) throw error;
      });
    }
    throw missingFile();
  } catch (error) {
    for (const upload of pending.values()) upload.reject(error as Error);
  }
}
