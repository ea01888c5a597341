import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rename, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/** The baseline of everything served: a bare Hono that answers one word, or keeps and gives a file. */
const folder = await mkdtemp(join(tmpdir(), 'prevenance-hello-'));
const pathOf = (name: string) => join(folder, basename(name));
const app = new Hono()
  .get('/', (c) => c.text('hello'))
  .put('/files/:name', async (c) => {
    const arriving = pathOf(randomUUID());
    const body = Readable.fromWeb(c.req.raw.body as NodeStream);
    await pipeline(body, createWriteStream(arriving, { flush: true }));
    await rename(arriving, pathOf(c.req.param('name')));
    return c.text('kept');
  })
  .get('/files/:name', async (c) => {
    const path = pathOf(c.req.param('name'));
    c.header('Content-Length', String((await stat(path)).size));
    return c.body(Readable.toWeb(createReadStream(path)) as ReadableStream);
  });
serve({ fetch: app.fetch, port: 0 }, ({ port }) => {
  process.stdout.write(`ready: http://localhost:${port}\n`);
});
process.on('SIGTERM', () => process.exit(0));
