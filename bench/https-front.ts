import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Fields that HTTP/2 forbids: they speak of one connection. */
const OF_ONE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade'];

/**
 * HTTP/2 over TLS in front of a server, as a hosting provider has it, with a certificate made for this run
 * (by the machine's `openssl`). Answers its port.
 */
export async function openHttpsFront(
  behind: string,
  host: string,
  folder: string,
): Promise<{ port: number; close(): void }> {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  await promisify(execFile)('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-keyout', key, '-out', cert, '-days', '2', '-subj', `/CN=${host}`],
    ...['-addext', `subjectAltName=DNS:${host}`],
  ]);
  const front = createSecureServer({ key: await readFile(key), cert: await readFile(cert) });
  front.on('request', (asked, answer) => {
    const headers = Object.fromEntries(
      Object.entries(asked.headers).filter(([name]) => !name.startsWith(':')),
    );
    const { method, url } = asked;
    const onward = request(
      new URL(url, behind),
      { method, headers: { ...headers, host } },
      (got) => {
        for (const name of OF_ONE_CONNECTION) delete got.headers[name];
        answer.writeHead(got.statusCode ?? 502, got.headers);
        got.pipe(answer.stream);
      },
    );
    onward.on('error', () => answer.stream.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((done) => front.listen(0, '127.0.0.1', done));
  return { port: (front.address() as AddressInfo).port, close: () => front.close() };
}
