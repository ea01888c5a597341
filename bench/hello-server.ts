import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/** The baseline of everything served: a bare Hono that answers one word. */
const app = new Hono().get('/', (c) => c.text('hello'));
serve({ fetch: app.fetch, port: 0 }, ({ port }) => {
  process.stdout.write(`ready: http://localhost:${port}\n`);
});
process.on('SIGTERM', () => process.exit(0));
