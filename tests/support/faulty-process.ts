import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runProcess } from '../../src/app/run-process.ts';

// A program run as the product is, in which something fails that nobody waits for: `/reject` and `/throw`.

runProcess(
  async () => {
    const server = createServer((request, response) => {
      if (request.url === '/reject') void Promise.reject(new Error('nobody waits for this'));
      if (request.url === '/throw') {
        setImmediate(() => {
          throw new Error('nobody catches this');
        });
      }
      setTimeout(() => response.end('answered all the same'), 300);
    });
    await new Promise<void>((done) => server.listen(0, done));
    return {
      url: `http://localhost:${(server.address() as AddressInfo).port}`,
      stop: () =>
        new Promise<void>((done) => {
          server.close(() => done());
          server.closeIdleConnections();
        }),
    };
  },
  (url) => `is ready: ${url}\n`,
);
