import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { createSchema } from '../server/schema.js';

const SCHEMA_FILE = fileURLToPath(new URL('../../../../schema.graphql', import.meta.url));

// Resolvers are only described here, never called, so no instance is needed.
const schema = await createSchema(new Map());
await writeFile(SCHEMA_FILE, `${printSchema(lexicographicSortSchema(schema))}\n`);
