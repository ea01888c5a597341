import { askAccountClient, DeclinedByAccounts } from './ask-account-client.ts';

// Keys of a device or a stick (Web Authentication), as the browser makes and shows them: `passkeys` to the client.

/** Whether this browser has keys for this page: only over HTTPS, or on the machine itself. */
export const canUseKeys = (): boolean => typeof PublicKeyCredential === 'function';

/** A key is for this site alone. */
const site = () => ({ rpId: window.location.hostname, rpOrigins: [window.location.origin] });

/** Has a key made, which counts from then on; this session is then of the second level. @throws DeclinedByAccounts */
export async function addKey(friendlyName: string): Promise<void> {
  const factor = await askAccountClient((client) =>
    client.mfa.enroll({ factorType: 'webauthn', friendlyName }),
  );
  await showKey(factor.id);
}

/** Shows this key, or has it made where it was just begun. @throws DeclinedByAccounts */
export async function showKey(factorId: string): Promise<void> {
  const webauthn = site();
  const challenge = await askAccountClient((client) =>
    client.mfa.challenge({ factorId, webauthn }),
  );
  const { type, credential_options: options } = challenge.webauthn;
  // One after the other: their types differ by what was asked.
  const shown =
    type === 'create'
      ? { type, credential_response: (await fromBrowser('create', options)) as never }
      : { type, credential_response: (await fromBrowser('get', options)) as never };
  await askAccountClient((client) =>
    client.mfa.verify({
      factorId,
      challengeId: challenge.id,
      webauthn: { ...webauthn, ...shown },
    }),
  );
}

/** Signs in by whichever key the person shows. @throws DeclinedByAccounts */
export const signInByKey = () => askAccountClient((client) => client.signInWithPasskey());

/** @throws DeclinedByAccounts where the person shows none, or the device has none */
async function fromBrowser(act: 'create' | 'get', options: object): Promise<Credential> {
  try {
    const credential = await navigator.credentials[act](options);
    if (credential) return credential;
  } catch (error) {
    if (error instanceof DOMException) throw new DeclinedByAccounts({ name: error.name });
    throw error;
  }
  throw new DeclinedByAccounts({ name: 'NotAllowedError' });
}
