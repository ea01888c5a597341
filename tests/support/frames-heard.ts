import { sql } from 'kysely';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import type { TestProduct } from './test-product.ts';

const LAST = 'nothing-comes-after-this';

/** A page that stays open, with every frame that it received since it was last looked at. */
export type OpenSocket = {
  /** Every frame, in its order, that anything done so far causes. */
  heard(): Promise<string[]>;
  close(): void;
};

/** The page of somebody who joined these private topics, or was refused them. */
export async function openSocket(
  product: TestProduct,
  userId: string,
  topics: readonly string[],
): Promise<OpenSocket> {
  const token = await product.tokens.signAccess({ role: 'authenticated', sub: userId }, 3_600);
  const key = await product.tokens.apiKey('anon');
  const address = product.url.replace('http', 'ws');
  const socket = new WebSocket(`${address}/realtime/v1/websocket?vsn=2.0.0&apikey=${key}`);
  const frames: string[] = [];
  socket.on('message', (data) => frames.push(String(data)));
  await new Promise((done) => socket.once('open', done));
  for (const [at, topic] of ['person', ...topics].entries()) {
    const name = `realtime:${at === 0 ? `person:${userId}` : topic}`;
    const asked = { config: { private: true }, access_token: token };
    socket.send(JSON.stringify([String(at), String(at), name, 'phx_join', asked]));
  }
  await expect.poll(() => frames.length).toBeGreaterThan(topics.length);
  expect(frames.find((frame) => frame.includes(`person:${userId}`))).toContain('"ok"');
  frames.length = 0;
  return {
    async heard() {
      // Messages come in the order in which transactions end: after this one, none of before is on its way.
      await sql`select realtime.send('{}', ${LAST}, ${`person:${userId}`}, true)`.execute(
        product.database.owner,
      );
      const isLast = (frame: string) => frame.includes(LAST);
      await expect.poll(() => frames.some(isLast)).toBe(true);
      return frames.splice(0).filter((frame) => !isLast(frame));
    },
    close: () => socket.close(),
  };
}
