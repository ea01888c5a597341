import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** What a server asks a browser to make or to show, as far as a key reads it. */
type Asked = { readonly challenge: string; readonly rpId?: string; readonly rp?: { id?: string } };

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/**
 * A key of the standard (ES256) in memory, and the page that uses it: what it answers is what browsers send.
 * `origin` is the page's; a page elsewhere answers for elsewhere.
 */
export class SoftKey {
  readonly id = randomBytes(16);
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject };
  signed = 0;

  constructor() {
    this.#keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  make(asked: Asked, origin: string, { isUnlocked = true } = {}) {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const coordinates = [x, y].map((text) => Buffer.from(text, 'base64url'));
    const key = cborMap([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinates[0] ?? Buffer.alloc(0)],
      [-3, coordinates[1] ?? Buffer.alloc(0)],
    ]);
    const data = Buffer.concat([
      this.#head(asked.rp?.id ?? '', PRESENT | HAS_KEY | (isUnlocked ? VERIFIED : 0)),
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      key,
    ]);
    const attestation = cborMap([
      ['fmt', 'none'],
      ['attStmt', new Map<never, never>()],
      ['authData', data],
    ]);
    return this.#credential({
      clientDataJSON: this.#said('webauthn.create', asked, origin).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  show(asked: Asked, origin: string, { isUnlocked = true } = {}) {
    this.signed += 1;
    const data = this.#head(asked.rpId ?? '', PRESENT | (isUnlocked ? VERIFIED : 0));
    const said = this.#said('webauthn.get', asked, origin);
    const signature = sign('sha256', Buffer.concat([data, sha256(said)]), this.#keys.privateKey);
    return this.#credential({
      clientDataJSON: said.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  #head(site: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.signed);
    return Buffer.concat([sha256(site), Buffer.from([flags]), counter]);
  }

  #said(type: string, { challenge }: Asked, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #credential(response: Readonly<Record<string, unknown>>) {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }
}

type Cbor = number | string | Buffer | Map<never, never>;

/** As much of CBOR (RFC 8949) as a key says of itself. */
function cborMap(entries: readonly (readonly [Cbor, Cbor])[]): Buffer {
  return Buffer.concat([Buffer.from([0xa0 + entries.length]), ...entries.flat().map(cbor)]);
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return Buffer.from([value < 0 ? 0x20 - 1 - value : value]);
  if (typeof value === 'string')
    return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
  if (value instanceof Map) return Buffer.from([0xa0]);
  return Buffer.concat([Buffer.from([0x58, value.length]), value]);
}
