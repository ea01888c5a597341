import { writeFile } from 'node:fs/promises';
import { openApiDocument } from './openapi.ts';

// Writes what programs may ask; a test compares.
const FILE = new URL('../docs/openapi.json', import.meta.url);
await writeFile(FILE, `${JSON.stringify(openApiDocument(), null, 2)}\n`);
