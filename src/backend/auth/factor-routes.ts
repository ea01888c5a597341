import type { Context, Hono } from 'hono';
import type { Call } from '../call.ts';
import type { AuthDeps } from './auth-deps.ts';
import {
  challengeFactor,
  enrolFactor,
  enrolShape,
  removeFactor,
  verifyFactor,
  verifyFactorShape,
} from './factors.ts';
import { type SignedIn, signedIn } from './own-account.ts';
import {
  dropRecoveryCodes,
  makeRecoveryCodes,
  readRecoveryCodes,
  recoveryCodeShape,
  verifyRecoveryCode,
} from './recovery-codes.ts';
import { readBody } from './request-body.ts';

/** Second factors of whoever is signed in, and the codes that stand in for one. */
export function factorRoutes(routes: Hono, deps: AuthDeps): void {
  const own = async (c: Context): Promise<[Call, SignedIn]> => {
    const call = await deps.identify(c);
    return [call, await signedIn(deps, call)];
  };
  routes.post('/factors', async (c) => {
    const [, me] = await own(c);
    return c.json(await enrolFactor(deps, me, await readBody(c, enrolShape)));
  });
  routes.get('/factors/recovery-codes', async (c) => {
    const [, me] = await own(c);
    return c.json(await readRecoveryCodes(deps, me));
  });
  for (const path of ['/factors/recovery-codes', '/factors/recovery-codes/regenerate']) {
    routes.post(path, async (c) => {
      const [, me] = await own(c);
      return c.json(await makeRecoveryCodes(deps, me));
    });
  }
  routes.post('/factors/recovery-codes/verify', async (c) => {
    const [call, me] = await own(c);
    return c.json(await verifyRecoveryCode(deps, call, me, await readBody(c, recoveryCodeShape)));
  });
  routes.delete('/factors/recovery-codes', async (c) => {
    const [, me] = await own(c);
    return c.json(await dropRecoveryCodes(deps, me));
  });
  routes.post('/factors/:id/challenge', async (c) => {
    const [, me] = await own(c);
    return c.json(await challengeFactor(deps, me, c.req.param('id')));
  });
  routes.post('/factors/:id/verify', async (c) => {
    const [call, me] = await own(c);
    const body = await readBody(c, verifyFactorShape);
    return c.json(await verifyFactor(deps, call, me, c.req.param('id'), body));
  });
  routes.delete('/factors/:id', async (c) => {
    const [, me] = await own(c);
    return c.json(await removeFactor(deps, me, c.req.param('id')));
  });
}
