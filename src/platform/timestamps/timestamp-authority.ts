import { createHash, randomBytes } from 'node:crypto';
import { Integer, OctetString } from 'asn1js';
import { AlgorithmIdentifier, id_sha256, MessageImprint, TimeStampReq } from 'pkijs';
import type { Clock } from '#platform/clock.ts';
import { readCertificates, type Timestamp, verifyTimestamp } from './verify-timestamp.ts';

/** Where a qualified authority is asked, and in whom its certificates must end. */
export type TimestampSettings = {
  readonly url: string;
  /** `name:password`, where it wants to know who asks. */
  readonly credentials: string | undefined;
  /** Certificates that are trusted, in PEM; former ones stay, for what was stamped in their time. */
  readonly trusted: string;
};

/** The door to an authority that says when something was there (RFC 3161). */
export type TimestampAuthority = {
  /**
   * Asks for a timestamp of what is sealed, of which it is told the SHA-256 alone.
   * @returns its answer as it came, once everything in it was compared
   * @throws TimestampUnavailable, TimestampRefused
   */
  stamp(sealed: Uint8Array): Promise<{ readonly response: Buffer; readonly timestamp: Timestamp }>;
  /** What is trusted, in PEM, for whoever verifies elsewhere. */
  readonly trusted: string;
};

/** The authority does not answer, or not with an answer of its kind. */
export class TimestampUnavailable extends Error {}

const TIMEOUT_MS = 10_000;
/** Answers are a few thousand bytes: a certificate or three, and a signature. */
export const LARGEST_RESPONSE = 65_536;
const NONCE_BYTES = 16;
/** How far its clock and ours may be apart. */
export const CLOCKS_APART_MS = 300_000;

export function createTimestampAuthority(
  { url, credentials, trusted }: TimestampSettings,
  { clock, timeoutMs = TIMEOUT_MS }: { readonly clock: Clock; readonly timeoutMs?: number },
): TimestampAuthority {
  const certificates = readCertificates(trusted);
  const authorization = credentials && `Basic ${Buffer.from(credentials).toString('base64')}`;

  async function ask(request: ArrayBuffer): Promise<Buffer> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/timestamp-query',
          accept: 'application/timestamp-reply',
          ...(authorization && { authorization }),
        },
        body: request,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) throw new Error(`it answered ${response.status}`);
      return await readSmall(response);
    } catch (cause) {
      throw new TimestampUnavailable('The timestamp authority was not understood', { cause });
    }
  }

  return {
    trusted,
    async stamp(sealed) {
      const nonce = randomNonce();
      const asked = clock.now().getTime();
      const response = await ask(requestFor(sealed, nonce));
      const timestamp = await verifyTimestamp(response, {
        sealed,
        trusted: certificates,
        between: [
          new Date(asked - CLOCKS_APART_MS),
          new Date(clock.now().getTime() + CLOCKS_APART_MS),
        ],
        nonce,
      });
      return { response, timestamp };
    },
  };
}

export function requestFor(sealed: Uint8Array, nonce: Uint8Array): ArrayBuffer {
  const hash = createHash('sha256').update(sealed).digest();
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: id_sha256 }),
      hashedMessage: new OctetString({ valueHex: new Uint8Array(hash).buffer }),
    }),
    nonce: new Integer({ valueHex: new Uint8Array(nonce).buffer }),
    // With its certificates, so that the answer can be verified by itself in forty years.
    certReq: true,
  });
  return request.toSchema().toBER();
}

/** A positive integer of that many bytes in DER, whoever encodes it. */
function randomNonce(): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  nonce[0] = ((nonce[0] ?? 0) & 0x3f) | 0x40;
  return nonce;
}

async function readSmall(response: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > LARGEST_RESPONSE) throw new Error('it answered more than a timestamp');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
