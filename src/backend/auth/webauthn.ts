import { randomBytes } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { z } from 'zod';
import { PRODUCT_NAME } from '#basics/product-name.ts';
import type { AuthDeps } from './auth-deps.ts';

// Keys of the Web Authentication standard (W3C, WebAuthn Level 3), as its library checks them. Whoever shows one
// has it, and has unlocked it by a finger, a face or a PIN: `userVerification` is always required.

/** Loaded when somebody uses a key: few do, and it is large. */
const library = () => import('@simplewebauthn/server');

const TIMEOUT_MS = 5 * 60_000;

/** COSE numbers of how keys sign, the best first: Ed25519, ES256, RS256; every key has one of them. */
const ALGORITHMS = [-8, -7, -257];

/** A key as it is kept. `sign_count` comes as text from the database. */
export type KeptKey = {
  readonly credential_id: Buffer;
  readonly public_key: Buffer;
  readonly sign_count: string | number | bigint;
  readonly transports: string[];
};

/** Who a key is made for: it shows itself to this site alone. */
function site({ publicUrl }: Pick<AuthDeps, 'publicUrl'>) {
  const { hostname, origin } = new URL(publicUrl);
  return { rpID: hostname, origin };
}

export const newChallenge = (): Buffer => randomBytes(32);

/** What a browser is asked to make; `known` are the keys that it already has for this person. */
export async function creationOptions(
  deps: Pick<AuthDeps, 'publicUrl'>,
  challenge: Buffer,
  person: { readonly id: string; readonly label: string; readonly known: readonly KeptKey[] },
) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: PRODUCT_NAME,
    rpID: site(deps).rpID,
    challenge: new Uint8Array(challenge),
    userID: new Uint8Array(Buffer.from(person.id)),
    userName: person.label,
    timeout: TIMEOUT_MS,
    // Who made the device is nobody's business.
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: person.known.map(described),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** What a browser is asked to show: one of these keys or, where none is named, any that it has for this site. */
export async function requestOptions(
  deps: Pick<AuthDeps, 'publicUrl'>,
  challenge: Buffer,
  keys: readonly KeptKey[],
) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: site(deps).rpID,
    challenge: new Uint8Array(challenge),
    timeout: TIMEOUT_MS,
    userVerification: 'required',
    allowCredentials: keys.map(described),
  });
}

const described = ({ credential_id: id, transports }: KeptKey) => ({
  id: id.toString('base64url'),
  transports: [...transports] as AuthenticatorTransport[],
});

const base64url = z.string().max(20_000);

/** A key as a browser answers, to be made or to be shown; the library reads what is in it. */
export const credentialShape = z.object({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url.optional(),
    authenticatorData: base64url.optional(),
    signature: base64url.optional(),
    userHandle: base64url.nullish(),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
  clientExtensionResults: z.record(z.string(), z.json()).default({}),
});
export type Credential = z.output<typeof credentialShape>;

/** The key that was made for this challenge; undefined where it proves nothing. */
export async function keyMade(
  deps: Pick<AuthDeps, 'publicUrl'>,
  challenge: Buffer,
  credential: Credential,
): Promise<(Omit<KeptKey, 'sign_count'> & { readonly sign_count: number }) | undefined> {
  const { verifyRegistrationResponse } = await library();
  const { rpID, origin } = site(deps);
  const proven = await verifyRegistrationResponse({
    response: credential as RegistrationResponseJSON,
    expectedChallenge: challenge.toString('base64url'),
    expectedOrigin: origin,
    expectedRPID: rpID,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined);
  if (!proven?.verified) return undefined;
  const { id, publicKey, counter } = proven.registrationInfo.credential;
  return {
    credential_id: Buffer.from(id, 'base64url'),
    public_key: Buffer.from(publicKey),
    sign_count: counter,
    transports: credential.response.transports ?? [],
  };
}

/** How often the key has signed, where it signed this challenge; undefined where it proves nothing. */
export async function keyShown(
  deps: Pick<AuthDeps, 'publicUrl'>,
  challenge: Buffer,
  credential: Credential,
  kept: KeptKey,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  const { rpID, origin } = site(deps);
  const proven = await verifyAuthenticationResponse({
    response: credential as AuthenticationResponseJSON,
    expectedChallenge: challenge.toString('base64url'),
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      id: kept.credential_id.toString('base64url'),
      publicKey: new Uint8Array(kept.public_key),
      counter: Number(kept.sign_count),
    },
  }).catch(() => undefined);
  return proven?.verified ? proven.authenticationInfo.newCounter : undefined;
}
