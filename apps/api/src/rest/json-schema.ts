/** The subset of JSON Schema that the OpenAPI document uses. */
export interface JsonSchema {
  /** The name of an object in the components of the OpenAPI document. */
  title?: string;
  $ref?: string;
  type?: string | readonly string[];
  format?: string;
  description?: string;
  enum?: readonly unknown[];
  items?: JsonSchema;
  properties?: Readonly<Record<string, JsonSchema>>;
  additionalProperties?: JsonSchema | boolean;
  required?: readonly string[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  pattern?: string;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  contentMediaType?: string;
  examples?: readonly unknown[];
}

export const STRING: JsonSchema = { type: 'string' };
export const NULLABLE_STRING: JsonSchema = { type: ['string', 'null'] };
export const INTEGER: JsonSchema = { type: 'integer' };
export const COUNT: JsonSchema = { type: 'integer', minimum: 0 };
export const BOOLEAN: JsonSchema = { type: 'boolean' };

export const objectSchema = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties,
});
/** An object whose properties are all required. */
export const requiredObject = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  ...objectSchema(properties),
  required: Object.keys(properties),
});

/** Marks properties of an object schema as required. Nested names have the form `company_info[industry]`. */
export function withRequired(schema: JsonSchema, names: readonly string[]): JsonSchema {
  const innerNames = (key: string): string[] =>
    names.flatMap((name) => (name.startsWith(`${key}[`) ? [name.slice(key.length + 1).replace(']', '')] : []));
  const properties = Object.entries(schema.properties ?? {});
  const required = properties.map(([key]) => key).filter((key) => names.includes(key) || innerNames(key).length > 0);
  const entries = properties.map(([key, inner]) => [
    key,
    inner.properties ? withRequired(inner, innerNames(key)) : inner,
  ]);
  return { ...schema, properties: Object.fromEntries(entries), ...(required.length > 0 && { required }) };
}

/** Allows null as well. */
export function nullable(schema: JsonSchema): JsonSchema {
  if (schema.title !== undefined) return { anyOf: [schema, { type: 'null' }] };
  return {
    ...schema,
    type: [...new Set([...[schema.type ?? []].flat(), 'null'])],
    ...(schema.enum && { enum: [...new Set([...schema.enum, null])] }),
  };
}

/** Merges two object schemas. Only properties that both require are required. */
export function eitherSchema(first: JsonSchema, second: JsonSchema): JsonSchema {
  if (first.title !== undefined && first.title === second.title) return first;
  const { properties = {}, required = [] } = first;
  const others = second.properties ?? {};
  return {
    ...first,
    ...(first.title !== undefined && second.title !== undefined && { title: `${first.title}Or${second.title}` }),
    required: required.filter((name) => second.required?.includes(name)),
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => {
        const other = others[name];
        return [name, schema.properties && other ? eitherSchema(schema, other) : schema];
      }),
    ),
  };
}

export const arraySchema = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
