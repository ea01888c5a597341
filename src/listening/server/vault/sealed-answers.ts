import type { ParisDay } from '#basics/dates.ts';
import type { Vault } from '#platform/vault/vault.ts';
import type { Taps } from '../../contract.ts';
import type { Factor } from '../../rules/daily-question.ts';
import type { Answers } from '../../rules/questionnaire-score.ts';
import { openText, SEAL_BYTES, sealText } from './gcm.ts';

const HASH_BYTES = 32;
/** All are as long as the longest may be, so that lengths say nothing; the database takes no other. */
const TEXT_BYTES = 192;

/** What people say before it is opened, by kind. */
export interface Said {
  readonly 'check-in': Taps & { readonly factor: Factor };
  /** The choice, from 1; null for who passed. */
  readonly poll: number | null;
  /** By statement; null where nothing was said yet. */
  readonly questionnaire: Answers;
}
export type Kind = keyof Said;

/** Which answer of somebody it is: of each kind, no company has two for the same day. */
export interface Subject<K extends Kind = Kind> {
  readonly kind: K;
  /** Of a check-in; of a question or questionnaire, the last one. */
  readonly day: ParisDay;
}

export type SealedRow = {
  readonly author: Buffer;
  readonly company_id: string;
  readonly kind: string;
  readonly day: ParisDay;
  readonly sealed: Buffer;
};

type Derives = Pick<Vault, 'derive'>;

/** Under which name an answer is kept while it is sealed: two of the same person do not share it. */
export function authorOf({ derive }: Derives, pseudonym: Buffer, { kind, day }: Subject): Buffer {
  return derive('author', pseudonym.toString('hex'), kind, day).subarray(0, HASH_BYTES);
}

/** What somebody says, sealed. */
export function sealedAnswer<K extends Kind>(
  vault: Derives,
  { companyId, pseudonym }: { readonly companyId: string; readonly pseudonym: Buffer },
  { kind, day }: Subject<K>,
  said: Said[K],
): SealedRow {
  const name = {
    author: authorOf(vault, pseudonym, { kind, day }),
    company_id: companyId,
    kind,
    day,
  };
  const text = JSON.stringify([pseudonym.toString('base64url'), said]).padEnd(TEXT_BYTES);
  return { ...name, sealed: sealText(keyOf(vault), boundTo(name), text) };
}

/** @throws Error when it was sealed under another key, as something else, or altered */
export function openedAnswer<K extends Kind>(
  vault: Derives,
  row: SealedRow,
  kind: K,
): { readonly pseudonym: Buffer; readonly said: Said[K] } {
  const text = openText(keyOf(vault), boundTo({ ...row, kind }), row.sealed);
  const [pseudonym, said] = JSON.parse(text) as [string, Said[K]];
  return { pseudonym: Buffer.from(pseudonym, 'base64url'), said };
}

/** The same; nothing of a row that does not open. */
export function openedIfWhole<K extends Kind>(vault: Derives, row: SealedRow, kind: K) {
  try {
    return openedAnswer(vault, row, kind);
  } catch {
    return undefined;
  }
}

const keyOf = ({ derive }: Derives) => derive('answer seal').subarray(0, SEAL_BYTES);

/** Moved to another name, company, kind or day, it does not open. */
const boundTo = ({ author, company_id: companyId, kind, day }: Omit<SealedRow, 'sealed'>) =>
  Buffer.concat([author, Buffer.from(`${companyId} ${kind} ${day}`)]);
