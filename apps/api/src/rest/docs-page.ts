import { errorExamples } from './error-examples.js';
import { schemaExample } from './examples.js';
import { inputSchema } from './input-fields.js';
import type { JsonSchema } from './json-schema.js';
import type { RestRoute } from './route.js';

const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
const code = (text: string): string => `<code>${escape(text)}</code>`;
const block = (value: unknown): string => `<pre tabindex="0">${escape(JSON.stringify(value, null, 2))}</pre>`;

/** Renders the documentation of the paths: without scripts, and without resources from other hosts. */
export function docsPage(routes: readonly RestRoute[]): string {
  const names = [...new Set(routes.map(audience))];
  const groups = names.map((name) => [name, routes.filter((route) => audience(route) === name)] as const);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>REST paths | Job Alert</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/favicon.svg">
<style>${STYLE}</style></head><body>
<header><h1>Job Alert REST paths</h1><p>Each path runs an operation of the GraphQL schema, which is the complete API:
<a href="/graphql">try it in the console</a>, or read <a href="/schema.graphql">schema.graphql</a>. This page as OpenAPI 3.1:
<a href="/api/openapi.json">openapi.json</a>.</p></header>
<nav aria-label="Paths">${groups.map(contents).join('')}</nav>
<main>${INTRODUCTION}
${groups.map(([name, rows]) => `<h2>${escape(name)}</h2>${rows.map(section).join('\n')}`).join('\n')}
</main></body></html>`;
}

const INTRODUCTION = `<h2>All paths</h2><ul>
<li>Log in at <code>POST /api/login/</code> and send the token with each call: <code>Authorization: Token &lt;token&gt;</code>.</li>
<li>An error is <code>{"error": "a sentence", "errors": {"field": ["message"]}}</code> with its status.</li>
<li>Lists take <code>page</code> and <code>page_size</code> (at most 500, which is the default).</li>
<li>The slash at the end of a path is optional. A body may be JSON even where a form is documented; files need a form.</li></ul>
<pre tabindex="0"># PORTAL is the address of this portal.
curl -s "$PORTAL/job/current-opening/search/?title=weaver&amp;page_size=5"
curl -s "$PORTAL/api/login/" -H 'content-type: application/json' -d '{"email": "…", "password": "…"}'</pre>`;

const AUDIENCES = { ADMIN: 'administrators', CANDIDATE: 'candidates', EMPLOYER: 'employers' };

function audience({ who }: RestRoute): string {
  if (who === 'anyone') return 'For everyone';
  if (who === 'user') return 'For all accounts';
  return `For ${who.map((type) => AUDIENCES[type]).join(' and ')}`;
}

const anchor = ({ method, path }: RestRoute): string => `${method}-${path}`.toLowerCase().replace(/[^a-z0-9]+/g, '-');

function contents([name, routes]: readonly [string, readonly RestRoute[]]): string {
  const links = routes.map(
    (route) => `<li><a href="#${anchor(route)}">${route.method} /${escape(route.path)}/</a></li>`,
  );
  return `<h2>${escape(name)}</h2><ul>${links.join('')}</ul>`;
}

function section(route: RestRoute): string {
  const status = route.response.status ?? 200;
  const errors = [...errorExamples(route)].map(([errorStatus, body]) => `<h4>Error ${errorStatus}</h4>${block(body)}`);
  return `<section id="${anchor(route)}"><h3><b class="${route.method}">${route.method}</b> ${code(`/${route.path}/`)}</h3>
<p>${escape(route.summary)}</p>
${fieldTable('Query', inputSchema(route.query ?? {}))}
${route.body ? fieldTable(`Body (${route.isForm ? 'form or JSON' : 'JSON'})`, inputSchema(route.body)) : ''}
${route.body && !hasFile(route) ? `<h4>Example body</h4>${block(schemaExample(inputSchema(route.body)))}` : ''}
<h4>Answer ${status}</h4>${block(schemaExample(route.response.schema))}
${errors.length > 0 ? `<details><summary>Errors</summary>${errors.join('')}</details>` : ''}</section>`;
}

const hasFile = ({ body = {} }: RestRoute): boolean =>
  Object.values(inputSchema(body).properties ?? {}).some(({ contentMediaType }) => contentMediaType !== undefined);

/** Returns a table of the fields. Fields of groups and lists are named as in forms. */
function fieldTable(title: string, schema: JsonSchema): string {
  const rows = leaves(schema).map(
    ([name, leaf]) => `<tr><th scope="row">${code(name)}</th><td>${escape(typeName(leaf))}</td></tr>`,
  );
  return rows.length > 0 ? `<h4>${title}</h4><table>${rows.join('')}</table>` : '';
}

function leaves(schema: JsonSchema, prefix = ''): (readonly [string, JsonSchema])[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => {
    const name = prefix === '' ? key : `${prefix}[${key}]`;
    if (inner.items?.properties) return leaves(inner.items, `${name}[0]`);
    return inner.properties ? leaves(inner, name) : [[name, inner] as const];
  });
}

function typeName(schema: JsonSchema): string {
  if (schema.contentMediaType) return 'file';
  if (schema.enum) return schema.enum.join(' | ');
  if (schema.items) return `list of ${typeName(schema.items)}`;
  const type = [schema.type ?? 'any'].flat().join(' or ');
  const form = schema.format ? ` (${schema.format})` : '';
  return `${type}${form}${schema.description ? `. ${schema.description}` : ''}`;
}

/** The styles of the documentation page: two columns on wide screens, one on phones. */
const STYLE = `*{box-sizing:border-box}html{scroll-padding-top:1rem}
body{font:16px/1.5 system-ui,sans-serif;margin:0;color:#1c293b;display:grid;grid-template-columns:23rem minmax(0,1fr);
grid-template-areas:"header header" "nav main"}
header{grid-area:header;background:#0c2142;color:#fff;padding:1.25rem 2rem}header a{color:#ffd699}
header h1{margin:0;font-size:1.5rem}header p{margin:.25rem 0 0}
nav{grid-area:nav;border-right:1px solid #d0d9e4;padding:.5rem 1rem 2rem 2rem;font-size:.8125rem;position:sticky;top:0;
align-self:start;max-height:100vh;overflow-y:auto}
nav h2{font-size:.875rem;margin:1rem 0 .25rem}nav ul{list-style:none;margin:0;padding:0}nav li{overflow-wrap:anywhere}
nav a{display:block;padding:.15rem 0;color:#153462}
main{grid-area:main;padding:.5rem 2rem 4rem;max-width:64rem}
main h2{font-size:1.375rem;margin:2.5rem 0 0}main h2:first-child{margin-top:1rem}
section{border-top:1px solid #d0d9e4;padding:1rem 0;margin-top:1rem}
h3{font-size:1.0625rem;margin:0;overflow-wrap:anywhere}h4{font-size:.875rem;margin:1rem 0 .25rem;color:#334155}
h3 b{display:inline-block;min-width:3.75rem;text-align:center;font-size:.75rem;line-height:1.6;border-radius:4px;color:#fff;
background:#1f4783;vertical-align:2px}h3 b.POST{background:#155f3c}h3 b.PUT{background:#834c02}h3 b.DELETE{background:#9c1c1c}
p{margin:.375rem 0}code,pre{font:.875rem/1.5 ui-monospace,monospace}
pre{background:#f0f4f8;border-radius:6px;padding:.75rem 1rem;margin:0;overflow:auto;max-height:24rem}
table{border-collapse:collapse;font-size:.875rem}th,td{border-bottom:1px solid #e3e9f0;padding:.25rem 1rem .25rem 0;
text-align:left;vertical-align:top;font-weight:400;overflow-wrap:anywhere}th{min-width:9.5rem}
summary{cursor:pointer;margin-top:1rem;font-size:.875rem;font-weight:600}
a:focus-visible,pre:focus-visible,summary:focus-visible{outline:3px solid #de8706;outline-offset:2px}
@media(max-width:60rem){body{display:block}header{padding:1rem}nav{position:static;max-height:15rem;border:0;
border-bottom:1px solid #d0d9e4;padding:.5rem 1rem}
main{padding:.5rem 1rem 3rem}}`;
