import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describingResolvers } from '../container.js';
import { createSchema } from '../server/graphql/schema.js';
import { schemaText } from '../server/graphql/schema-document.js';

const SCHEMA_FILE = fileURLToPath(new URL('../../../../schema.graphql', import.meta.url));

const schema = await createSchema(describingResolvers());
await writeFile(SCHEMA_FILE, `${schemaText(schema)}\n`);
