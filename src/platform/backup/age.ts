import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { fromBech32, toBech32 } from './bech32.ts';
import { ByteReader } from './byte-reader.ts';

// The format of `age` (age-encryption.org/v1) with X25519 recipients: whoever writes a backup needs the public keys
// of those who may read it, and cannot read it. The tool of that name opens it without us.

const VERSION = 'age-encryption.org/v1';
const STANZA = 'X25519';
const WRAP_INFO = `${VERSION}/${STANZA}`;
const CIPHER = 'chacha20-poly1305';
const TAG_BYTES = 16;
const FILE_KEY_BYTES = 16;
const CHUNK_BYTES = 64 * 1024;
const LONGEST_LINE = 1_000;
const MOST_LINES = 200;
const PUBLIC_PREFIX = 'age';
const SECRET_PREFIX = 'age-secret-key-';

/** Why a backup cannot be opened, in words fit for the operator. */
export class UnreadableBackup extends Error {
  override name = 'UnreadableBackup';
}

type KeyPair = { readonly recipient: string; readonly identity: string };

export function makeKeyPair(): KeyPair {
  const { privateKey: made } = generateKeyPairSync('x25519');
  const secret = Buffer.from(made.export({ format: 'jwk' }).d ?? '', 'base64url');
  return {
    recipient: toBech32(PUBLIC_PREFIX, publicOf(made)),
    identity: toBech32(SECRET_PREFIX, secret).toUpperCase(),
  };
}

/** @throws Error naming what is not a public key of age */
export function readRecipient(text: string): Buffer {
  const key = fromBech32(PUBLIC_PREFIX, text);
  if (key?.length === 32) return key;
  throw new Error(`${text} is not a public key of age (age1…)`);
}

/** @throws Error where the text holds no secret key of age */
export function readIdentities(text: string): readonly Buffer[] {
  const lines = text.split(/\s+/).filter((line) => /^AGE-SECRET-KEY-1/i.test(line));
  const keys = lines.map((line) => fromBech32(SECRET_PREFIX, line));
  if (keys.length === 0 || keys.some((key) => key?.length !== 32))
    throw new Error('There is no secret key of age (AGE-SECRET-KEY-1…) in that file');
  return keys.filter((key) => key !== undefined);
}

const publicKey = (x: Buffer) =>
  createPublicKey({
    key: { kty: 'OKP', crv: 'X25519', x: x.toString('base64url') },
    format: 'jwk',
  });

/** The DER form of a private key before its 32 bytes (RFC 8410). */
const PRIVATE_DER = Buffer.from('302e020100300506032b656e04220420', 'hex');
const privateKey = (d: Buffer) =>
  createPrivateKey({ key: Buffer.concat([PRIVATE_DER, d]), format: 'der', type: 'pkcs8' });

const publicOf = (key: KeyObject) =>
  Buffer.from(createPublicKey(key).export({ format: 'jwk' }).x ?? '', 'base64url');

const derive = (key: Buffer, salt: Buffer, info: string) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, 32));

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** @returns the key of the file, wrapped for this recipient */
function stanzaFor(recipient: Buffer, fileKey: Buffer): string {
  const { privateKey: ephemeral } = generateKeyPairSync('x25519');
  const share = publicOf(ephemeral);
  const shared = diffieHellman({ privateKey: ephemeral, publicKey: publicKey(recipient) });
  const wrapping = derive(shared, Buffer.concat([share, recipient]), WRAP_INFO);
  return `-> ${STANZA} ${base64(share)}\n${base64(seal(wrapping, NO_NONCE, fileKey))}\n`;
}

const NO_NONCE = Buffer.alloc(12);

function seal(key: Buffer, nonce: Buffer, text: Buffer): Buffer {
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  return Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()]);
}

function unseal(key: Buffer, nonce: Buffer, bytes: Buffer): Buffer | undefined {
  if (bytes.length < TAG_BYTES) return undefined;
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch {
    return undefined;
  }
}

const macOf = (fileKey: Buffer, header: string) =>
  createHmac('sha256', derive(fileKey, Buffer.alloc(0), 'header'))
    .update(header)
    .digest();

/** Counts chunks, and says which one is the last: none can be left out, moved or added. */
function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(number), 3);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

export const makeFileKey = () => randomBytes(FILE_KEY_BYTES);

/** @param fileKey made for this file alone */
export async function* encrypt(
  source: AsyncIterable<Buffer>,
  recipients: readonly Buffer[],
  fileKey: Buffer,
): AsyncGenerator<Buffer> {
  const stanzas = recipients.map((recipient) => stanzaFor(recipient, fileKey)).join('');
  const header = `${VERSION}\n${stanzas}---`;
  yield Buffer.from(`${header} ${base64(macOf(fileKey, header))}\n`);
  const salt = randomBytes(16);
  yield salt;
  const key = derive(fileKey, salt, 'payload');
  const reader = new ByteReader(source);
  let chunk = await reader.upTo(CHUNK_BYTES);
  for (let number = 0; ; number += 1) {
    const next = await reader.upTo(CHUNK_BYTES);
    yield seal(key, nonceOf(number, next.length === 0), chunk);
    if (next.length === 0) return;
    chunk = next;
  }
}

/**
 * @param keys secret keys of recipients, or the key of the file itself
 * @throws UnreadableBackup as soon as a byte is not as it was written, or the end is missing
 */
export async function* decrypt(
  source: AsyncIterable<Buffer>,
  keys: { readonly identities: readonly Buffer[] } | { readonly fileKey: Buffer },
): AsyncGenerator<Buffer> {
  const reader = new ByteReader(source);
  const { header, mac, stanzas } = await readHeader(reader);
  const fileKey = 'fileKey' in keys ? keys.fileKey : unwrap(stanzas, keys.identities);
  if (!fileKey)
    throw new UnreadableBackup('This key is not one of those that the backup was made for.');
  const expected = macOf(fileKey, header);
  if (mac.length !== expected.length || !timingSafeEqual(mac, expected)) throw altered();
  const key = derive(fileKey, await reader.upTo(16), 'payload');
  let chunk = await reader.upTo(CHUNK_BYTES + TAG_BYTES);
  for (let number = 0; ; number += 1) {
    const next = await reader.upTo(CHUNK_BYTES + TAG_BYTES);
    const text = unseal(key, nonceOf(number, next.length === 0), chunk);
    if (!text) throw altered();
    yield text;
    if (next.length === 0) return;
    chunk = next;
  }
}

const altered = () =>
  new UnreadableBackup(
    'The backup is not as it was written: it was cut short, or a byte of it has changed.',
  );

type Stanza = { readonly share: Buffer; readonly body: Buffer };

async function readHeader(reader: ByteReader) {
  const lines: string[] = [];
  while (lines.length < MOST_LINES) {
    const line = await reader.line(LONGEST_LINE);
    if (line === undefined || (lines.length === 0 && line !== VERSION)) break;
    lines.push(line);
    if (!line.startsWith('--- ')) continue;
    const header = `${lines.slice(0, -1).join('\n')}\n---`;
    return { header, mac: Buffer.from(line.slice(4), 'base64'), stanzas: stanzasOf(lines) };
  }
  throw new UnreadableBackup('This is no backup of this product: it does not begin like one.');
}

function stanzasOf(lines: readonly string[]): readonly Stanza[] {
  return lines.flatMap((line, at) => {
    const [mark, kind, share = ''] = line.split(' ');
    if (mark !== '->' || kind !== STANZA) return [];
    return [
      { share: Buffer.from(share, 'base64'), body: Buffer.from(lines[at + 1] ?? '', 'base64') },
    ];
  });
}

function unwrap(stanzas: readonly Stanza[], identities: readonly Buffer[]): Buffer | undefined {
  for (const { share, body } of stanzas) {
    if (share.length !== 32) continue;
    for (const identity of identities) {
      const own = privateKey(identity);
      const shared = diffieHellman({ privateKey: own, publicKey: publicKey(share) });
      const wrapping = derive(shared, Buffer.concat([share, publicOf(own)]), WRAP_INFO);
      const fileKey = unseal(wrapping, NO_NONCE, body);
      if (fileKey?.length === FILE_KEY_BYTES) return fileKey;
    }
  }
  return undefined;
}
