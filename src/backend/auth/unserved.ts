import type { Context, Hono } from 'hono';
import { z } from 'zod';
import { AuthError, validationFailed } from './auth-error.ts';
import { readBody } from './request-body.ts';

// Ways in that are not served here, each refused in the words that clients know.

/** Who issues the identity tokens of each provider that the client package names. */
const ISSUERS: Readonly<Record<string, string>> = {
  apple: 'https://appleid.apple.com',
  azure: 'https://login.microsoftonline.com',
  facebook: 'https://www.facebook.com',
  google: 'https://accounts.google.com',
  kakao: 'https://kauth.kakao.com',
  keycloak: '',
};

const idTokenShape = z.object({
  id_token: z.string().max(20_000).nullish(),
  provider: z.string().max(200).nullish(),
});

/** @throws AuthError always: identity tokens of others sign nobody in */
export async function refuseIdToken(c: Context): Promise<never> {
  const { id_token: token, provider } = await readBody(c, idTokenShape);
  if (!token) throw validationFailed('id_token required');
  if (!provider) throw validationFailed('provider or client_id and issuer required');
  const issuer = Object.hasOwn(ISSUERS, provider) ? ISSUERS[provider] : undefined;
  if (issuer === undefined) {
    throw validationFailed(`Custom OIDC provider "${provider}" not allowed`);
  }
  throw new AuthError(400, 'provider_disabled', `Provider (issuer "${issuer}") is not enabled`);
}

export const web3Disabled = () =>
  new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled');

/** @param refuseStrangers what must be shown before it is told that identities are not linked */
export function refuseUnserved(
  routes: Hono,
  refuseStrangers: (c: Context) => Promise<unknown>,
): void {
  routes.get('/authorize', () => {
    throw validationFailed('Unsupported provider: provider is not enabled');
  });
  routes.all('/callback', () => {
    throw new AuthError(400, 'bad_oauth_callback', 'OAuth state parameter missing');
  });
  for (const path of ['/sso', '/sso/*', '/admin/sso/*']) {
    routes.all(path, () => {
      throw new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled');
    });
  }
  routes.all('/user/identities/*', async (c) => {
    await refuseStrangers(c);
    throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled');
  });
}
