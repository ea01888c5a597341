/**
 * The rule: a company’s releases are as they were told when each has the hash that follows from its texts and
 * from the release before it. Whoever noted an earlier hash finds it among them.
 */
import { METHOD, releaseHash, type Sha256 } from './release.ts';

/** A release as it is read: texts, and hashes in hexadecimal; null is what is not given, or not hashed so. */
export interface ReadRelease {
  readonly monday: string;
  readonly method: number;
  readonly whole: string | null;
  readonly teams: string | null;
  readonly teamsHash: string | null;
  readonly previousHash: string | null;
  readonly hash: string;
}

/** What was found: how many releases were recomputed, and the Monday of the first that is not as it was told. */
export interface Verification {
  readonly verified: number;
  readonly brokenAt: string | undefined;
}

/** @param releases the oldest first, as `read-releases` gives them */
export async function verifyReleases(
  releases: readonly ReadRelease[],
  sha256: Sha256,
): Promise<Verification> {
  let verified = 0;
  let previous: string | null = null;
  for (const release of releases) {
    const isNext = release.previousHash === previous;
    if (!isNext || !(await isAsPublished(release, sha256))) {
      return { verified, brokenAt: release.monday };
    }
    // Of method 1 the texts are not given: its hashes stand in their order, and no more is known.
    if (release.whole !== null) verified += 1;
    previous = release.hash;
  }
  return { verified, brokenAt: undefined };
}

async function isAsPublished(release: ReadRelease, sha256: Sha256): Promise<boolean> {
  const { method, whole, teams, teamsHash, previousHash, hash } = release;
  // Only the texts of method 1 are not known; others are withheld where they are not as they were told.
  if (whole === null || teamsHash === null) return method < METHOD;
  const ofTeams = teams === null ? fromHex(teamsHash) : await sha256(bytesOf(teams));
  if (toHex(ofTeams) !== teamsHash) return false;
  const previous = previousHash === null ? undefined : fromHex(previousHash);
  const hashes = { whole: await sha256(bytesOf(whole)), teams: ofTeams };
  return toHex(await releaseHash(previous, hashes, sha256)) === hash;
}

const bytesOf = (text: string) => new TextEncoder().encode(text);
const toHex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const fromHex = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
