import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { schemaOnlyResolvers } from '../container.js';
import { createSchema } from '../server/graphql/schema.js';
import { schemaText } from '../server/graphql/schema-document.js';

const SCHEMA_FILE = fileURLToPath(new URL('../../../../schema.graphql', import.meta.url));

const schema = await createSchema(schemaOnlyResolvers());
const text = `${schemaText(schema)}\n`;
// Builds and type checks read it at the same time in `npm test`, so it is written only when it changes.
if ((await readFile(SCHEMA_FILE, 'utf8')) !== text) await writeFile(SCHEMA_FILE, text);
