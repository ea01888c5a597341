import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';

const PACKAGE = '@supabase/supabase-js/dist/umd/supabase.js';

/** A page of another origin with the published browser build of the client packages, unchanged. */
export async function serveForeignPage(): Promise<{ url: string; stop(): Promise<void> }> {
  const script = await readFile(createRequire(import.meta.url).resolve(PACKAGE));
  const server = createServer((request, response) => {
    const isScript = request.url === '/supabase.js';
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(isScript ? script : '<!doctype html><script src="/supabase.js"></script>');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => stop(server),
  };
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
}
