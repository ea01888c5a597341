/**
 * The rule: what is not taken is sent again after a minute, then ever later, for almost four days; where nothing was
 * taken for three, the webhook stops until its owners resume it. A renewed secret signs beside the former one for a day.
 */

const HOUR = 3_600;
const DAY = 24 * HOUR;

/** Seconds after each failed attempt; after the last, none follows. */
const DELAYS = [60, 300, 1_800, 2 * HOUR, 5 * HOUR, 10 * HOUR, DAY, DAY, DAY] as const;
const DISABLED_AFTER_SECONDS = 3 * DAY;
/** How long what was told is kept. */
export const KEPT_DAYS = 30;

const secondsSince = (instant: Date, now: Date) => (now.getTime() - instant.getTime()) / 1_000;

/** Undefined where it is given up. */
export function retryAfter(attempts: number): number | undefined {
  return DELAYS[attempts - 1];
}

export function isDisabledBy(failingSince: Date, now: Date): boolean {
  return secondsSince(failingSince, now) >= DISABLED_AFTER_SECONDS;
}

/** Versions of the secret that sign, the newest first. */
export function signingVersions(
  { version, renewedAt }: { readonly version: number; readonly renewedAt: Date | null },
  now: Date,
): number[] {
  const isFormerValid = renewedAt !== null && secondsSince(renewedAt, now) < DAY;
  return isFormerValid ? [version, version - 1] : [version];
}
