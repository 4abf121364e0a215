import { schemaOfFields } from './input-fields.js';
import type { JsonSchema } from './json-schema.js';
import type { RestRoute } from './route.js';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1c2333}
code,pre{font-family:ui-monospace,monospace;font-size:.9em}pre{background:#f3f5f9;padding:.75rem;overflow-x:auto}
section{border-top:1px solid #ccd3e0;padding:.5rem 0}h2{font-size:1.1rem}.who{color:#4a5573}`;

const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** A page to read the paths on, made by the server once: no script, and nothing from another host. */
export function docsPage(routes: readonly RestRoute[]): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Job Alert REST paths</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head><body><main>
<h1>Job Alert REST paths</h1>
<p>These paths run operations of the GraphQL schema, which is the full contract: ask it at <code>/graphql</code>.
The machine-readable form of this page is <a href="/api/openapi.json">openapi.json</a>.</p>
<p>Send <code>Authorization: Token &lt;token&gt;</code>. Refusals are <code>{"error": "a sentence", "errors": {"field": ["message"]}}</code>.
Lists take <code>page</code> and <code>page_size</code> (at most 500).</p>
${routes.map(section).join('\n')}
</main></body></html>`;
}

function section(route: RestRoute): string {
  const who = typeof route.who === 'string' ? route.who : route.who.join(' or ').toLowerCase();
  const query = Object.keys(route.query ?? {});
  return `<section><h2><code>${route.method} /${escape(route.path)}/</code></h2>
<p>${escape(route.summary)} <span class="who">For: ${who}.</span></p>
${query.length > 0 ? `<p>Query: <code>${escape(query.join(', '))}</code></p>` : ''}
${route.body ? `<p>Body${route.isForm ? ' (form or JSON)' : ' (JSON)'}:</p><pre>${outline(schemaOfFields(route.body))}</pre>` : ''}
<p>Answer (${route.answer.status ?? 200}):</p><pre>${outline(route.answer.schema)}</pre></section>`;
}

const outline = (schema: JsonSchema): string => escape(JSON.stringify(example(schema), null, 2));

/** A value in the form of a schema, with the types as its values. */
function example(schema: JsonSchema): unknown {
  if (schema.items) return [example(schema.items)];
  if (schema.properties) {
    return Object.fromEntries(Object.entries(schema.properties).map(([name, inner]) => [name, example(inner)]));
  }
  if (schema.enum) return schema.enum.join(' | ');
  if (schema.contentMediaType) return 'file';
  return [schema.type ?? 'any'].flat().join(' | ') + (schema.format ? ` (${schema.format})` : '');
}
