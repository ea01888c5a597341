import { Hono } from 'hono';
import {
  copyObject,
  copySchema,
  moveObject,
  moveSchema,
  removeObjects,
  removeSchema,
} from './change-objects.ts';
import { checkObjectName } from './names.ts';
import { checkMayWrite, findBucket, ownerOf } from './objects.ts';
import { callerOf, fileAt, isUpsert, namesAt, readBody } from './request.ts';
import { signWrite, verifyWrite } from './signed-urls.ts';
import type { StorageDeps } from './storage-deps.ts';
import { noObject } from './storage-error.ts';
import { upload, type Written } from './upload.ts';

const SIGNED_UPLOAD_SECONDS = 2 * 3_600;

/** Uploads, by callers and through signed addresses; moving, copying and deleting. */
export function createWritingRoutes(deps: StorageDeps): Hono {
  const { database } = deps;
  const routes = new Hono();

  routes.post('/object/move', async (c) =>
    c.json(await moveObject(deps, await callerOf(deps, c), await readBody(c, moveSchema))),
  );
  routes.post('/object/copy', async (c) => {
    const asked = await readBody(c, copySchema);
    return c.json(
      shapeOfWritten(await copyObject(deps, await callerOf(deps, c), asked, isUpsert(c))),
    );
  });

  routes.post('/object/upload/sign/*', async (c) => {
    const who = await callerOf(deps, c);
    const { bucket, name } = fileAt(c, '/object/upload/sign/');
    await findBucket(database, bucket);
    const owner = ownerOf(who);
    const row = { bucket_id: bucket, name, ...owner };
    await checkMayWrite(database, who, row, isUpsert(c));
    const url = `${bucket}/${name}`;
    const claims = { url, upsert: isUpsert(c), ...owner };
    const token = await signWrite(deps, claims, SIGNED_UPLOAD_SECONDS);
    return c.json({ url: `/object/upload/sign/${url}?token=${token}`, token });
  });
  routes.put('/object/upload/sign/*', async (c) => {
    const { bucket, name } = fileAt(c, '/object/upload/sign/');
    const token = c.req.query('token') ?? '';
    const { upsert, ...owner } = await verifyWrite(deps, token, `${bucket}/${name}`);
    const destination = { bucket, name, isUpsert: upsert };
    // Whoever made the link could write the file, and is its owner.
    const written = await upload(deps, { role: 'service_role' }, destination, c.req.raw, {
      owner: owner.owner,
      owner_id: owner.owner_id,
    });
    return c.json(shapeOfWritten(written));
  });

  routes.on(['POST', 'PUT'], '/object/*', async (c) => {
    const destination = {
      ...fileAt(c, '/object/'),
      isUpsert: c.req.method === 'PUT' || isUpsert(c),
    };
    return c.json(
      shapeOfWritten(await upload(deps, await callerOf(deps, c), destination, c.req.raw)),
    );
  });
  routes.delete('/object/*', async (c) => {
    const who = await callerOf(deps, c);
    const { bucket, name } = namesAt(c, '/object/');
    if (name === '') {
      const { prefixes } = await readBody(c, removeSchema);
      return c.json(await removeObjects(deps, who, bucket, prefixes));
    }
    const removed = await removeObjects(deps, who, bucket, [checkObjectName(name)]);
    if (removed.length === 0) throw noObject();
    return c.json({ message: 'Successfully deleted' });
  });
  return routes;
}

const shapeOfWritten = ({ id, bucket, name }: Written) => ({ Id: id, Key: `${bucket}/${name}` });
