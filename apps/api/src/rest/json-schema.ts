/** The part of JSON Schema that the OpenAPI document needs. */
export interface JsonSchema {
  type?: string | readonly string[];
  format?: string;
  description?: string;
  enum?: readonly unknown[];
  items?: JsonSchema;
  properties?: Readonly<Record<string, JsonSchema>>;
  additionalProperties?: JsonSchema | boolean;
  required?: readonly string[];
  oneOf?: readonly JsonSchema[];
  contentMediaType?: string;
  examples?: readonly unknown[];
}

export const TEXT: JsonSchema = { type: 'string' };
export const MAYBE_TEXT: JsonSchema = { type: ['string', 'null'] };
export const WHOLE: JsonSchema = { type: 'integer' };
export const FLAG: JsonSchema = { type: 'boolean' };

export const objectOf = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties,
});
export const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
