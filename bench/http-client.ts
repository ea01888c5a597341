import { Agent, request } from 'node:http';
import { CONCURRENCY } from './measure.ts';

const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });

export type Answer = { readonly status: number; readonly etag: string; readonly body: Buffer };

/** One request over a kept connection; the plain client of Node, the cheapest there is. */
export function ask(
  url: string,
  {
    body,
    headers = {},
    method = body === undefined ? 'GET' : 'POST',
  }: { body?: string | Buffer; headers?: Record<string, string>; method?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        agent,
        method,
        headers: {
          ...(body !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
          }),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            etag: response.headers.etag ?? '',
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Calls a function of the product, as a visitor. */
export function call(url: string, name: string, input: object): Promise<Answer> {
  return ask(`${url}/functions/v1/${name}`, { body: JSON.stringify(input) });
}

/** @throws Error where it is no success that says these words */
export async function expectAnswer(answer: Promise<Answer>, words: string): Promise<Answer> {
  const given = await answer;
  if (given.status === 200 && given.body.includes(words)) return given;
  throw new Error(`Answered ${given.status}: ${given.body.toString().slice(0, 200)}`);
}
