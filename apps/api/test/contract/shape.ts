import type { JsonSchema } from '../../src/rest/json-schema.js';

/** Returns the names in a response, in order: `message user{id email}`, or `jobs[id title]` for a list. */
export function shapeOf(schema: JsonSchema): string {
  if (schema.items) return `[${shapeOf(schema.items)}]`;
  if (!schema.properties) return '';
  return Object.entries(schema.properties)
    .map(([name, inner]) => name + nested(inner))
    .join(' ');
}

function nested(schema: JsonSchema): string {
  if (schema.anyOf?.[0]) return nested(schema.anyOf[0]);
  if (schema.items) return `[${shapeOf(schema.items)}]`;
  return schema.properties ? `{${shapeOf(schema)}}` : '';
}
