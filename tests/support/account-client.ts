import { randomUUID } from 'node:crypto';
import { AuthAdminApi, AuthClient } from '@supabase/auth-js';
import { DEVICE_HEADER, newDeviceSecret } from '#platform/browser/device-secret.ts';
import type { Mailbox } from '#platform/mail/mailbox.ts';
import type { TestProduct } from './test-product.ts';

export type Client = InstanceType<typeof AuthClient>;

/** The official client as our pages have it: with a store and a secret of its own, as each browser. */
export function accountClient(
  url: string,
  options: Partial<ConstructorParameters<typeof AuthClient>[0]> = {},
): Client {
  const kept = new Map<string, string>();
  return new AuthClient({
    url: `${url}/auth/v1`,
    headers: { [DEVICE_HEADER]: newDeviceSecret() },
    autoRefreshToken: false,
    persistSession: true,
    detectSessionInUrl: false,
    storageKey: `test-${randomUUID()}`,
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    ...options,
  });
}

/** The same for staff, who show the service key. */
export async function staffClient({ url, tokens }: TestProduct) {
  const key = await tokens.apiKey('service_role');
  return new AuthAdminApi({ url: `${url}/auth/v1`, headers: { Authorization: `Bearer ${key}` } });
}

export const PASSWORD = 'un cheval tranquille';

export const newEmail = () => `${randomUUID()}@example.com`;

/** What the newest mail to this address brings. */
export type Brought = { readonly link: URL; readonly code: string; readonly text: string };

/** Waits (a busy machine may take long) for a mail to this address that brings a link or code, other than the `earlier` ones. */
export async function brought(
  { mailbox }: { readonly mailbox: Mailbox },
  address: string,
  earlier: readonly string[] = [],
): Promise<Brought> {
  for (let tries = 0; tries < 1200; tries += 1) {
    for (const mail of await mailbox.list()) {
      const text = mail.text ?? '';
      // Other mails have numbers of six digits too: a code stands on its own line, but in what is sent to a telephone.
      const code = (address.endsWith('@texts.invalid') ? /\b(\d{6})\b/ : /^(\d{6})$/m).exec(
        text,
      )?.[1];
      const isFor = mail.to?.some((to) => to.address === address);
      if (!isFor || code === undefined || earlier.includes(code)) continue;
      const link = /https?:\S+/.exec(text)?.[0];
      return { link: new URL(link ?? 'none:'), code, text };
    }
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`Nothing was brought to ${address}`);
}

/** Somebody signed in by a link of staff, which costs no hash of a password: they have none. */
export async function guest(
  product: TestProduct,
  email = newEmail(),
): Promise<{ client: Client; email: string; id: string }> {
  const staff = await staffClient(product);
  const made = await staff.generateLink({ type: 'magiclink', email });
  if (made.error) throw made.error;
  const client = accountClient(product.url);
  const token_hash = made.data.properties.hashed_token;
  const { data, error } = await client.verifyOtp({ token_hash, type: 'magiclink' });
  if (error || !data.user) throw error ?? new Error('Nobody was signed in');
  return { client, email, id: data.user.id };
}

/** Signs up with a password and confirms the address, as a person does. */
export async function member(
  product: TestProduct,
  { email = newEmail(), password = PASSWORD } = {},
): Promise<{ client: Client; email: string; password: string; id: string }> {
  const staff = await staffClient(product);
  const { data, error } = await staff.createUser({ email, password, email_confirm: true });
  if (error) throw error;
  const client = accountClient(product.url);
  const signedIn = await client.signInWithPassword({ email, password });
  if (signedIn.error) throw signedIn.error;
  return { client, email, password, id: data.user.id };
}
