import { z } from 'zod';

/** The two ways in which clients write frames. */
export const VERSIONS = ['1.0.0', '2.0.0'] as const;
export type Version = (typeof VERSIONS)[number];

/** What was sent, as it came: JSON text that was read once, or bytes. */
export type Content = { readonly json: string } | { readonly binary: Buffer };

export type Broadcast = { readonly event: string; readonly content: Content };

export type Frame = {
  readonly joinRef: string | null;
  readonly ref: string | null;
  readonly topic: string;
  readonly event: string;
  readonly payload: unknown;
  /** Of a broadcast only. */
  readonly broadcast?: Broadcast;
};

/** The frame cannot be read: the connection that sent it is not one of a client. */
export class MalformedFrame extends Error {}

const MOST_NAME = 255;
const KIND_PUSH = 3;
const KIND_BROADCAST = 4;
const ENCODING_BINARY = 0;
const ENCODING_JSON = 1;

const reference = z
  .string()
  .max(MOST_NAME)
  .nullish()
  .transform((ref) => ref ?? null);
/** What the database takes as a name, too. */
const name = z
  .string()
  .max(MOST_NAME)
  .refine((text) => !text.includes('\0'));

const objectFrame = z.object({
  join_ref: reference,
  ref: reference,
  topic: name,
  event: name,
  payload: z.unknown(),
});
const arrayFrame = z.tuple([reference, reference, name, name, z.unknown()]);

/** Reads what a client sent. @throws MalformedFrame */
export function readFrame(version: Version, data: Buffer, isBinary: boolean): Frame {
  if (isBinary) return readPush(data);
  const parsed = parseJson(data.toString('utf8'));
  const read = version === '1.0.0' ? objectFrame.safeParse(parsed) : arrayFrame.safeParse(parsed);
  if (!read.success) throw new MalformedFrame('not a frame');
  const frame = Array.isArray(read.data)
    ? {
        joinRef: read.data[0],
        ref: read.data[1],
        topic: read.data[2],
        event: read.data[3],
        payload: read.data[4],
      }
    : {
        joinRef: read.data.join_ref,
        ref: read.data.ref,
        topic: read.data.topic,
        event: read.data.event,
        payload: read.data.payload,
      };
  return frame.event === 'broadcast' ? { ...frame, broadcast: broadcastIn(frame.payload) } : frame;
}

function broadcastIn(payload: unknown): Broadcast {
  const read = z.object({ event: name, payload: z.unknown() }).safeParse(payload);
  if (!read.success) throw new MalformedFrame('not a broadcast');
  return { event: read.data.event, content: { json: JSON.stringify(read.data.payload ?? {}) } };
}

/** A broadcast in bytes: lengths, then what they are of, then the content. */
function readPush(data: Buffer): Frame {
  if (data.length < 7 || data[0] !== KIND_PUSH) throw new MalformedFrame('not a broadcast');
  const lengths = [...data.subarray(1, 6)];
  let at = 7;
  const [joinRef = '', ref = '', topic = '', event = ''] = lengths.map((length) => {
    const text = data.toString('utf8', at, at + length);
    at += length;
    return text;
  });
  if (at > data.length) throw new MalformedFrame('shorter than it says');
  if (!name.safeParse(topic).success || !name.safeParse(event).success) {
    throw new MalformedFrame('not a name');
  }
  const rest = data.subarray(at);
  const content: Content =
    data[6] === ENCODING_JSON
      ? { json: JSON.stringify(parseJson(rest.toString('utf8'))) }
      : { binary: rest };
  return {
    joinRef: joinRef || null,
    ref: ref || null,
    topic,
    event: 'broadcast',
    payload: undefined,
    broadcast: { event, content },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new MalformedFrame('not JSON');
  }
}

/** What the server sends, as the client of this version reads it. */
export function writeFrame(
  version: Version,
  { joinRef, ref, topic, event, payload }: Omit<Frame, 'broadcast'>,
): string {
  return version === '1.0.0'
    ? JSON.stringify({ join_ref: joinRef, ref, topic, event, payload })
    : JSON.stringify([joinRef, ref, topic, event, payload]);
}

/**
 * A broadcast, equal for everybody on its topic. Clients of the first version know no bytes: they
 * get nothing of those.
 */
export function writeBroadcast(
  version: Version,
  topic: string,
  { event, content }: Broadcast,
): string | Buffer | undefined {
  if (version === '2.0.0') return writeBinary(topic, event, content);
  if ('binary' in content) return undefined;
  const [topicText, eventText] = [JSON.stringify(topic), JSON.stringify(event)];
  return `{"topic":${topicText},"event":"broadcast","payload":{"type":"broadcast","event":${eventText},"payload":${content.json}},"ref":null}`;
}

function writeBinary(topic: string, event: string, content: Content): Buffer {
  const names = [Buffer.from(topic), Buffer.from(event)] as const;
  const isJson = 'json' in content;
  return Buffer.concat([
    Buffer.from([
      KIND_BROADCAST,
      names[0].length,
      names[1].length,
      0,
      isJson ? ENCODING_JSON : ENCODING_BINARY,
    ]),
    ...names,
    isJson ? Buffer.from(content.json) : content.binary,
  ]);
}

/** Whether a name fits the one byte that tells its length, and the database takes it. */
export function fitsFrame(text: string): boolean {
  return Buffer.byteLength(text) <= MOST_NAME && !text.includes('\0');
}
