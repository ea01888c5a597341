import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { companyId, count, day, form, nothing, text, token } from './shapes.ts';

/** Notes that a version went to the occupational health service; the same id again changes nothing. */
export const noteTransmission = contract('note-transmission', {
  access: 'keep-risks',
  input: z.object({ companyId, id: z.uuid(), versionId: z.uuid(), form }),
  output: nothing,
});
export type NoteTransmission = typeof noteTransmission;

/**
 * For owner and HR of a verified company: sends one issued version to an address of the occupational health
 * service, by a link to it alone; the same id again changes nothing. Refuses: not-found, invalid-input
 * (`email`: not-verified), too-many-requests.
 */
export const sendDuerp = contract('send-duerp', {
  access: 'issue-risks',
  input: z.object({ companyId, id: z.uuid(), versionId: z.uuid(), form }),
  output: nothing,
});
export type SendDuerp = typeof sendDuerp;

/** The link opens nothing any more; what is known of it stays. Refuses: not-found. */
export const revokeDuerpSending = contract('revoke-duerp-sending', {
  access: 'share-risks',
  input: z.object({ companyId, id: z.uuid() }),
  output: nothing,
});
export type RevokeDuerpSending = typeof revokeDuerpSending;

/** What is known of a sending, on a page to be kept. Refuses: not-found. */
export const printDuerpReceipt = contract('print-duerp-receipt', {
  access: 'read-risks',
  input: z.object({ companyId, id: z.uuid() }),
  output: z.instanceof(Blob),
});
export type PrintDuerpReceipt = typeof printDuerpReceipt;

/** What a sending is about, for whoever has its link. Refuses: not-found for one that is over or revoked. */
export const openDuerpSending = contract('open-duerp-sending', {
  access: 'public',
  input: z.object({ token }),
  output: z.object({
    companyName: text,
    number: count,
    issuedOn: day,
    hash: text,
    lastDay: day,
    receivedOn: day.nullable(),
    receivedBy: text.nullable(),
  }),
});
export type OpenDuerpSending = typeof openDuerpSending;

/** That one version, as it was printed when it was issued. Refuses: not-found. */
export const printByDuerpSending = contract('print-by-duerp-sending', {
  access: 'public',
  input: z.object({ token }),
  output: z.instanceof(Blob),
});
export type PrintByDuerpSending = typeof printByDuerpSending;

/** Its holder says, by name, that they received it; the first who says so is kept. Refuses: not-found. */
export const acknowledgeDuerpSending = contract('acknowledge-duerp-sending', {
  access: 'public',
  input: z.object({ token, form }),
  output: nothing,
});
export type AcknowledgeDuerpSending = typeof acknowledgeDuerpSending;
