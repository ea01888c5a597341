import { mailboxKey } from '#basics/contact-details.ts';
import type { Vault } from '#platform/vault/vault.ts';
import type { Draw } from '../../rules/secret-terms.ts';

type Derives = Pick<Vault, 'derive'>;

/** What a place in a company is known by, beside its employee's id. */
export type KeyedPlace = { readonly employee_id: string; readonly key: Buffer };

const MARK_BYTES = 32;

/**
 * Under which the answers of a person are kept: a hash under the company's key, of their id and of a
 * key of their own. Taken away, that key makes their answers nobody's.
 */
export function pseudonymOf(
  { derive }: Derives,
  companyId: string,
  { employee_id: employeeId, key }: KeyedPlace,
): Buffer {
  return derive('pseudonym', companyId, employeeId, key.toString('hex')).subarray(0, MARK_BYTES);
}

/** What a list of the employer's people knows somebody by: it stays, whatever they erase. */
export function memberOf({ derive }: Derives, companyId: string, employeeId: string): Buffer {
  return derive('member', companyId, employeeId).subarray(0, MARK_BYTES);
}

/** What the secret terms of an account are remembered by. */
export function accountMark({ derive }: Derives, userId: string): Buffer {
  return derive('account', userId).subarray(0, MARK_BYTES);
}

/** What somebody's secret terms are drawn from: the same mailbox, the same terms, in every company. */
export function termKeyOf({ derive }: Derives, address: string): Buffer {
  return derive('term key', mailboxKey(address)).subarray(0, MARK_BYTES);
}

/** The secret terms of an installation: ids of places and lists tell those of its companies apart. */
export function drawOf({ derive }: Derives): Draw {
  return (...words) => derive('term', ...words);
}
