import type { Context, Hono } from 'hono';
import type { AuthDeps } from './auth-deps.ts';
import { signedIn } from './own-account.ts';
import {
  addPasskey,
  answeredShape,
  askForPasskey,
  beginPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  renameShape,
  signInWithPasskey,
} from './passkeys.ts';
import { readBody } from './request-body.ts';
import { deleteFactor, readUser, refuseAllButService } from './staff.ts';

/** Keys, as the client package asks for them: to sign in, one's own, and those of anybody for the service. */
export function passkeyRoutes(routes: Hono, deps: AuthDeps): void {
  const own = async (c: Context) => signedIn(deps, await deps.identify(c));
  routes.post('/passkeys/authentication/options', async (c) =>
    c.json(await askForPasskey(deps, await deps.identify(c))),
  );
  routes.post('/passkeys/authentication/verify', async (c) => {
    const call = await deps.identify(c);
    return c.json(await signInWithPasskey(deps, call, await readBody(c, answeredShape)));
  });
  routes.post('/passkeys/registration/options', async (c) =>
    c.json(await beginPasskey(deps, await own(c))),
  );
  routes.post('/passkeys/registration/verify', async (c) => {
    const me = await own(c);
    return c.json(await addPasskey(deps, me, await readBody(c, answeredShape)));
  });
  routes.get('/passkeys', async (c) => c.json(await listPasskeys(deps, await own(c))));
  routes.patch('/passkeys/:id', async (c) => {
    const me = await own(c);
    const body = await readBody(c, renameShape);
    return c.json(await renamePasskey(deps, me, c.req.param('id'), body));
  });
  routes.delete('/passkeys/:id', async (c) => {
    await removePasskey(deps, await own(c), c.req.param('id'));
    return c.body(null, 204);
  });
  routes.get('/admin/users/:id/passkeys', async (c) => {
    refuseAllButService(await deps.identify(c));
    const { id: userId } = await readUser(deps, c.req.param('id'));
    return c.json(await listPasskeys(deps, { userId }));
  });
  routes.delete('/admin/users/:id/passkeys/:passkeyId', async (c) => {
    refuseAllButService(await deps.identify(c));
    await deleteFactor(deps, c.req.param('id'), c.req.param('passkeyId'));
    return c.body(null, 204);
  });
}
