import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { Busboy } from '@fastify/busboy';
import { invalidRequest, StorageError, tooLarge } from './storage-error.ts';

const HEAD_BYTES = 65_536;
const METADATA_BYTES = 100_000;
/** Of what is too large, read and dropped, so that the sender comes to read the answer. */
const DROPPED_BYTES = 50_000_000;

/** What an upload brought: its bytes in a file of this machine, and what was said of them. */
export type Received = {
  readonly path: string;
  readonly size: number;
  /** The first bytes, to tell what it is. */
  readonly head: Buffer;
  readonly sha256: string;
  readonly contentType: string | undefined;
  readonly cacheControl: string | undefined;
  readonly userMetadata: Readonly<Record<string, unknown>> | undefined;
};

export type Limits = {
  /** Where files are while they arrive. */
  readonly folder: string;
  readonly mostBytes: number;
};

type Said = Pick<Received, 'contentType' | 'cacheControl' | 'userMetadata'>;

/**
 * Reads an upload to a file without holding it in memory: the raw body, or the one file of a form.
 * @throws StorageError when it is too large, encoded, or no upload at all
 */
export async function uploadFile(request: Request, limits: Limits): Promise<Received> {
  await mkdir(limits.folder, { recursive: true });
  const path = join(limits.folder, randomUUID());
  try {
    const isForm = /^multipart\/form-data/i.test(request.headers.get('content-type') ?? '');
    return await (isForm ? receiveForm(request, path, limits) : receiveBody(request, path, limits));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

async function receiveBody(request: Request, path: string, limits: Limits): Promise<Received> {
  refuseEncoded(request.headers.get('content-encoding') ?? undefined);
  if (Number(request.headers.get('content-length')) > limits.mostBytes + DROPPED_BYTES) {
    throw tooLarge();
  }
  const metadata = request.headers.get('x-metadata');
  return {
    ...(await writeDown(bodyOf(request), path, limits.mostBytes)),
    contentType: request.headers.get('content-type') ?? undefined,
    cacheControl: request.headers.get('cache-control') ?? undefined,
    userMetadata: metadata
      ? metadataIn(Buffer.from(metadata, 'base64').toString('utf8'))
      : undefined,
  };
}

async function receiveForm(request: Request, path: string, limits: Limits): Promise<Received> {
  const form = formOf(request);
  const fields = new Map<string, string>();
  let file: Promise<Omit<Received, keyof Said>> | undefined;
  let contentType: string | undefined;
  form.on('field', (name, value) => void fields.set(name, value));
  form.on('file', (_name, stream, _fileName, _encoding, mimeType) => {
    contentType = mimeType;
    file = writeDown(stream, path, limits.mostBytes);
    // It is awaited below; until then a failure ends the form, and is nobody's to handle.
    file.catch((error: unknown) => form.destroy(error as Error));
  });
  await pipeline(bodyOf(request), form).catch((error: unknown) => {
    throw error instanceof StorageError ? error : invalidRequest('The form cannot be read');
  });
  if (!file) throw invalidRequest('The form holds no file');
  refuseEncoded(fields.get('contentEncoding'));
  const metadata = fields.get('metadata');
  return {
    ...(await file),
    contentType,
    cacheControl: fields.get('cacheControl'),
    userMetadata: metadata === undefined ? undefined : metadataIn(metadata),
  };
}

function formOf(request: Request) {
  try {
    return new Busboy({
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      isPartAFile: (_name, contentType, fileName) =>
        fileName !== undefined || contentType === 'application/octet-stream',
      limits: { files: 1, fields: 10, fieldSize: METADATA_BYTES, headerPairs: 50 },
    });
  } catch {
    throw invalidRequest('The form has no boundary');
  }
}

function bodyOf(request: Request): Readable {
  return request.body ? Readable.fromWeb(request.body as NodeStream) : Readable.from([]);
}

/** Writes the bytes down as they come. */
async function writeDown(
  source: Readable,
  path: string,
  mostBytes: number,
): Promise<Omit<Received, keyof Said>> {
  const hash = createHash('sha256');
  const head: Buffer[] = [];
  let size = 0;
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (size < HEAD_BYTES) head.push(chunk.subarray(0, HEAD_BYTES - size));
      size += chunk.length;
      if (size > mostBytes + DROPPED_BYTES) return done(tooLarge());
      if (size > mostBytes) return done();
      hash.update(chunk);
      return done(null, chunk);
    },
  });
  await pipeline(source, meter, createWriteStream(path, { mode: 0o600 }));
  if (size > mostBytes) throw tooLarge();
  return { path, size, head: Buffer.concat(head), sha256: hash.digest('hex') };
}

function refuseEncoded(encoding: string | undefined): void {
  if (encoding === undefined || encoding === '' || encoding === 'identity') return;
  throw new StorageError(
    415,
    'InvalidContentEncoding',
    `content encoding ${encoding.slice(0, 50)} is not supported: send the file as it is`,
  );
}

function metadataIn(text: string): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read === 'object' && read !== null && !Array.isArray(read)) {
      return read as Record<string, unknown>;
    }
  } catch {
    // Said below.
  }
  throw invalidRequest('metadata is not a JSON object');
}
