import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { LINK_AUDIENCES } from '../rules/duerp-access.ts';
import { companyId, day, form, nothing, readable, text, token } from './shapes.ts';

const link = z.object({
  id: z.uuid(),
  holder: text,
  audience: z.enum(LINK_AUDIENCES),
  employedFrom: day.nullable(),
  employedUntil: day.nullable(),
  lastDay: day,
  isRevoked: z.boolean(),
  /** Where it leads; null once it holds no more. */
  address: text.nullable(),
});
export type DuerpLink = z.output<typeof link>;

/** For owner and HR: who was given a link to read without an account, the newest first. */
export const listDuerpLinks = contract('list-duerp-links', {
  access: 'share-risks',
  input: z.object({ companyId }),
  output: z.object({ links: z.array(link) }),
});
export type ListDuerpLinks = typeof listDuerpLinks;

/**
 * For owner and HR: a link for somebody whom the law lets read (R4121-4): a former worker, the versions
 * in force while they worked there; the health service and authorities, all. The same id again
 * changes nothing.
 */
export const makeDuerpLink = contract('make-duerp-link', {
  access: 'share-risks',
  input: z.object({ companyId, id: z.uuid(), form }),
  output: nothing,
});
export type MakeDuerpLink = typeof makeDuerpLink;

/** Refuses: not-found. */
export const revokeDuerpLink = contract('revoke-duerp-link', {
  access: 'share-risks',
  input: z.object({ companyId, id: z.uuid() }),
  output: nothing,
});
export type RevokeDuerpLink = typeof revokeDuerpLink;

/** What such a link lets read. Refuses: not-found for one that is altered, over or revoked. */
export const openDuerpLink = contract('open-duerp-link', {
  access: 'public',
  input: z.object({ token }),
  output: z.object({
    companyName: text,
    audience: z.enum(LINK_AUDIENCES),
    lastDay: day,
    versions: z.array(readable),
  }),
});
export type OpenDuerpLink = typeof openDuerpLink;

/** One of those versions, as it was printed when it was issued. Refuses: not-found. */
export const printByDuerpLink = contract('print-by-duerp-link', {
  access: 'public',
  input: z.object({ token, versionId: z.uuid() }),
  output: z.instanceof(Blob),
});
export type PrintByDuerpLink = typeof printByDuerpLink;
