import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { schemaOnlyResolvers } from '../container.js';
import { createSchema } from '../server/graphql/schema.js';
import { schemaText } from '../server/graphql/schema-document.js';

const SCHEMA_FILE = fileURLToPath(new URL('../../../../schema.graphql', import.meta.url));

const schema = await createSchema(schemaOnlyResolvers());
const text = `${schemaText(schema)}\n`;
// Written only if it changes, because builds and type checks read it concurrently.
if ((await readFile(SCHEMA_FILE, 'utf8')) !== text) await writeFile(SCHEMA_FILE, text);
