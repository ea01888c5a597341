/**
 * The rule: what cannot be undone asks for a proof given within the hour, so that a page left open
 * or a stolen session is not enough.
 */

const FRESH_MS = 3_600_000;

/** `claims` are those of a verified token: `amr` says how and when the person proved who they are. */
export function isFreshSignIn(claims: Readonly<Record<string, unknown>>, now: Date): boolean {
  const proofs = Array.isArray(claims.amr) ? (claims.amr as unknown[]) : [];
  const latest = Math.max(0, ...proofs.map(timestampOf));
  return now.getTime() - latest * 1_000 <= FRESH_MS;
}

function timestampOf(proof: unknown): number {
  if (typeof proof !== 'object' || proof === null || !('timestamp' in proof)) return 0;
  return typeof proof.timestamp === 'number' ? proof.timestamp : 0;
}
