import { z } from 'zod';

export const count = z.int32();

/** Field by field, as it was typed; what a field may hold is said by the rules. */
export const form = z.record(z.string().max(250), z.string().max(25_000));

/** As it was read; null where there was no draft. */
export const revision = count.positive().nullable();

/**
 * The number of what was published last when a draft was begun, from 0: what somebody else has published
 * since is not gone back to unseen. Left out, it is not asked.
 */
export const publishedState = count.nonnegative().optional();

export const instant = z.iso.datetime();

export const nothing = z.object({});

/** In French and in English; empty while nobody has written it. */
export const names = z.object({ fr: z.string(), en: z.string() });

export const editor = z.string().nullable();
