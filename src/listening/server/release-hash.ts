import { createHash } from 'node:crypto';
import { type Release, type ReleaseTexts, releaseHash, releaseTexts } from '../rules/release.ts';

export function sha256(...parts: readonly Uint8Array[]): Promise<Buffer> {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return Promise.resolve(hash.digest());
}

/** The hash that a release is kept with. @param previous of the release before; undefined for the first */
export async function hashOf(release: Release, previous: Buffer | undefined): Promise<Buffer> {
  const hash = await releaseHash(previous, await textHashes(releaseTexts(release)), sha256);
  return Buffer.from(hash);
}

/** The hashes of the two texts of a release. */
export async function textHashes({ whole, teams }: ReleaseTexts) {
  return { whole: await sha256(Buffer.from(whole)), teams: await sha256(Buffer.from(teams)) };
}
