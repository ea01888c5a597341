import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Language } from '#basics/language.ts';
import type { Job } from '#platform/jobs/job.ts';
import type { LapsingMailComposer } from '#platform/mail/mail-jobs.ts';
import type { Call } from '../call.ts';
import {
  askForOtp,
  askForRecovery,
  askToResend,
  otpShape,
  recoverShape,
  resendShape,
} from './ask-for-links.ts';
import type { AuthDeps } from './auth-deps.ts';
import { AuthError, answerError, validationFailed } from './auth-error.ts';
import { authMails } from './auth-mails.ts';
import { factorRoutes } from './factor-routes.ts';
import { forgetAuth } from './forget.ts';
import {
  readOwnAccount,
  reauthenticate,
  type Scope,
  type SignedIn,
  signedIn,
  signOut,
  updateOwnAccount,
  updateShape,
} from './own-account.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { readBody } from './request-body.ts';
import { SEND_ASKED_LINK_TASK, sendAskedLink } from './send-asked-link.ts';
import {
  passwordShape,
  pkceShape,
  refreshShape,
  signInWithAuthCode,
  signInWithPassword,
  signInWithRefreshToken,
} from './sign-in.ts';
import { signUp, signUpShape } from './sign-up.ts';
import {
  createUser,
  deleteFactor,
  deleteShape,
  deleteUser,
  listFactors,
  listUsers,
  readPage,
  readUser,
  refuseAllButService,
  updateUser,
} from './staff.ts';
import { userShape } from './staff-fields.ts';
import {
  generateLink,
  generateLinkShape,
  invite,
  inviteShape,
  issueSignIn,
} from './staff-links.ts';
import { refuseIdToken, refuseUnserved, web3Disabled } from './unserved.ts';
import { followLink, verify, verifyShape } from './verify.ts';

const BODY_LIMIT_BYTES = 128 * 1024;
const KEY_SET_SECONDS = 600;

/** The account service, as the official client speaks to it under `/auth/v1`. */
export function createAuth(deps: AuthDeps): {
  routes: Hono;
  mails: Readonly<Record<string, LapsingMailComposer>>;
  jobs: readonly Job[];
  issueSignIn: (email: string, language: Language) => Promise<string>;
} {
  const routes = new Hono();
  routes.onError((error, c) => answerError(c, error, deps.log));
  routes.use('*', (c, next) => {
    // Sessions and accounts are nobody's to keep on the way. The key set says otherwise of itself.
    c.header('Cache-Control', 'no-store');
    return next();
  });
  routes.use(
    '*',
    bodyLimit({
      maxSize: BODY_LIMIT_BYTES,
      onError: (c) => answerError(c, bodyTooLarge(), deps.log),
    }),
  );
  visitorRoutes(routes, deps);
  passkeyRoutes(routes, deps);
  ownRoutes(routes, deps);
  factorRoutes(routes, deps);
  staffRoutes(routes, deps);
  refuseUnserved(routes, async (c) => signedIn(deps, await deps.identify(c)));
  routes.all('*', (c) => answerError(c, notServed(), deps.log));
  return {
    routes,
    mails: authMails(deps),
    jobs: [
      { name: 'forget-auth', run: () => forgetAuth(deps), cron: '50 * * * *' },
      { name: SEND_ASKED_LINK_TASK, run: (payload) => sendAskedLink(deps, payload), lane: 'mails' },
    ],
    issueSignIn: (email, language) => issueSignIn(deps, email, language),
  };
}

const bodyTooLarge = () => new AuthError(413, 'validation_failed', 'The body is too large');
const notServed = () => new AuthError(404, 'provider_disabled', 'This endpoint is not served here');

/** What needs no session: the proof is in the body. */
function visitorRoutes(routes: Hono, deps: AuthDeps): void {
  const { keys, identify } = deps;
  routes.get('/.well-known/jwks.json', async (c) => {
    c.header('Cache-Control', `public, max-age=${KEY_SET_SECONDS}`);
    return c.json({ keys: await keys.published() });
  });
  routes.get('/health', (c) => c.json({ name: 'auth', description: 'Accounts and sessions' }));
  routes.get('/settings', (c) => c.json(publicSettings(deps)));
  routes.post('/signup', async (c) => {
    const body = await readBody(c, signUpShape);
    return c.json(await signUp(deps, await identify(c), body, redirectOf(c)));
  });
  routes.post('/token', async (c) => {
    const call = await identify(c);
    switch (c.req.query('grant_type')) {
      case 'password':
        return c.json(await signInWithPassword(deps, call, await readBody(c, passwordShape)));
      case 'refresh_token':
        return c.json(await signInWithRefreshToken(deps, await readBody(c, refreshShape)));
      case 'pkce':
        return c.json(await signInWithAuthCode(deps, call, await readBody(c, pkceShape)));
      case 'id_token':
        return refuseIdToken(c);
      case 'web3':
        throw web3Disabled();
      default:
        throw validationFailed('unsupported_grant_type');
    }
  });
  routes.post('/otp', async (c) => {
    const body = await readBody(c, otpShape);
    await askForOtp(deps, await identify(c), body, redirectOf(c));
    return c.json({});
  });
  routes.post('/recover', async (c) => {
    const body = await readBody(c, recoverShape);
    await askForRecovery(deps, await identify(c), body, redirectOf(c));
    return c.json({});
  });
  routes.post('/resend', async (c) => {
    const body = await readBody(c, resendShape);
    await askToResend(deps, await identify(c), body, redirectOf(c));
    return c.json({});
  });
  routes.post('/verify', async (c) => {
    const body = await readBody(c, verifyShape);
    return c.json(await verify(deps, await identify(c), body));
  });
  routes.on(['GET', 'HEAD'], '/verify', async (c) => {
    const { token, token_hash: tokenHash, type, redirect_to: page } = c.req.query();
    const query = { token: token ?? tokenHash, type, redirect_to: page };
    return c.redirect(await followLink(deps, query), 303);
  });
}

function redirectOf(c: Context): string | undefined {
  return c.req.query('redirect_to');
}

function publicSettings({ settings, hasTexts }: AuthDeps): Record<string, unknown> {
  return {
    external: { email: true, phone: hasTexts, anonymous_users: settings.hasAnonymous },
    disable_signup: !settings.hasSignUp,
    mailer_autoconfirm: settings.hasAutoconfirm,
    phone_autoconfirm: settings.hasAutoconfirm,
    sms_provider: '',
    saml_enabled: false,
  };
}

/** What somebody signed in does with their own account. */
function ownRoutes(routes: Hono, deps: AuthDeps): void {
  const own = async (c: Context): Promise<[Call, SignedIn]> => {
    const call = await deps.identify(c);
    return [call, await signedIn(deps, call)];
  };
  routes.get('/user', async (c) => {
    const [, me] = await own(c);
    return c.json(await readOwnAccount(deps, me));
  });
  routes.put('/user', async (c) => {
    const [call, me] = await own(c);
    const body = await readBody(c, updateShape);
    return c.json(await updateOwnAccount(deps, call, me, body, redirectOf(c)));
  });
  routes.get('/reauthenticate', async (c) => {
    await reauthenticate(deps, ...(await own(c)));
    return c.json({});
  });
  routes.post('/logout', async (c) => {
    const [, me] = await own(c);
    const scope = c.req.query('scope') ?? 'global';
    if (!isScope(scope)) throw validationFailed(`Unsupported logout scope "${scope}"`);
    await signOut(deps, me, scope);
    return c.body(null, 204);
  });
}

const SCOPES: readonly Scope[] = ['global', 'local', 'others'];

function isScope(text: string): text is Scope {
  return SCOPES.some((scope) => scope === text);
}

/** What holders of the service key do with anybody's account. */
function staffRoutes(routes: Hono, deps: AuthDeps): void {
  const staff = async (c: Context): Promise<Call> => {
    const call = await deps.identify(c);
    refuseAllButService(call);
    return call;
  };
  routes.get('/admin/users', async (c) => {
    await staff(c);
    const page = readPage(c.req.query());
    const { users, total } = await listUsers(deps, page);
    c.header('x-total-count', String(total));
    c.header('Link', pageLinks(deps.publicUrl, page, total));
    return c.json({ users, aud: 'authenticated' });
  });
  routes.post('/admin/users', async (c) => {
    const call = await staff(c);
    return c.json(await createUser(deps, call, await readBody(c, userShape)));
  });
  routes.get('/admin/users/:id', async (c) => {
    await staff(c);
    return c.json(await readUser(deps, c.req.param('id')));
  });
  routes.put('/admin/users/:id', async (c) => {
    await staff(c);
    return c.json(await updateUser(deps, c.req.param('id'), await readBody(c, userShape)));
  });
  routes.delete('/admin/users/:id', async (c) => {
    await staff(c);
    await deleteUser(deps, c.req.param('id'), await readBody(c, deleteShape));
    return c.json({});
  });
  routes.get('/admin/users/:id/factors', async (c) => {
    await staff(c);
    return c.json(await listFactors(deps, c.req.param('id')));
  });
  routes.delete('/admin/users/:id/factors/:factorId', async (c) => {
    await staff(c);
    return c.json(await deleteFactor(deps, c.req.param('id'), c.req.param('factorId')));
  });
  routes.post('/admin/generate_link', async (c) => {
    const call = await staff(c);
    const body = await readBody(c, generateLinkShape);
    return c.json(await generateLink(deps, call, body, redirectOf(c)));
  });
  routes.post('/invite', async (c) => {
    const call = await staff(c);
    return c.json(await invite(deps, call, await readBody(c, inviteShape), redirectOf(c)));
  });
}

function pageLinks(
  publicUrl: string,
  { page, per_page: perPage }: { page: number; per_page: number },
  total: number,
): string {
  const last = Math.max(1, Math.ceil(total / perPage));
  const link = (to: number, rel: string) =>
    `<${publicUrl}/auth/v1/admin/users?page=${to}&per_page=${perPage}>; rel="${rel}"`;
  return [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', ');
}
