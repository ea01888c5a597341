import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountClient, member } from '../support/account-client.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ AUTH_RATE_LIMITS: 'off', NOW: '' });
});
afterAll(() => product.stop());

const client = () => accountClient(product.url);

test('ways in that are not served are refused in the words that clients know', async () => {
  const sso = await client().signInWithSSO({ domain: 'example.com' });
  expect(sso.error).toMatchObject({
    status: 404,
    code: 'saml_provider_disabled',
    message: 'SAML 2.0 is disabled',
  });
  const google = await client().signInWithIdToken({ provider: 'google', token: 'x.y.z' });
  expect(google.error).toMatchObject({
    status: 400,
    code: 'provider_disabled',
    message: 'Provider (issuer "https://accounts.google.com") is not enabled',
  });
  const other = await client().signInWithIdToken({ provider: 'custom:mine', token: 'x.y.z' });
  expect(other.error).toMatchObject({ status: 400, code: 'validation_failed' });
  const wallet = await client().signInWithWeb3({
    chain: 'solana',
    message: 'example.com wants you to sign in',
    signature: new Uint8Array(64),
  });
  expect(wallet.error).toMatchObject({
    status: 422,
    code: 'web3_provider_disabled',
    message: 'Web3 provider is disabled',
  });
  const { data } = await client().signInWithOAuth({ provider: 'github' });
  const led = await fetch(data.url ?? '', { redirect: 'manual' });
  expect(led.status).toBe(400);
  expect(await led.json()).toMatchObject({
    error_code: 'validation_failed',
    msg: 'Unsupported provider: provider is not enabled',
  });
});

test('identities are not linked, and strangers are not told even that', async () => {
  const { client: signedIn } = await member(product);
  const { data } = await signedIn.getUserIdentities();
  const [identity] = data?.identities ?? [];
  expect(identity).toBeDefined();
  if (!identity) return;
  const unlinked = await signedIn.unlinkIdentity(identity);
  expect(unlinked.error).toMatchObject({
    status: 404,
    code: 'manual_linking_disabled',
    message: 'Manual linking is disabled',
  });
  const linked = await signedIn.linkIdentity({ provider: 'github' });
  expect(linked.error).toMatchObject({ code: 'manual_linking_disabled' });
  const stranger = await fetch(`${product.url}/auth/v1/user/identities/authorize`);
  expect(stranger.status).toBe(401);
});

test('a token whose signature proves nothing is refused as such', async () => {
  const { error } = await client().getUser('e30.e30.made-up');
  expect(error).toMatchObject({ status: 403, code: 'bad_jwt' });
  expect(error?.message).toMatch(/^invalid JWT: unable to parse or verify signature, /);
});
