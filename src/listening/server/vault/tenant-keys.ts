import type { Vault } from '#platform/vault/vault.ts';
import type { Draw } from '../../rules/released-cells.ts';

type Derives = Pick<Vault, 'derive'>;

/** What a place in a company is known by, beside its employee's id. */
export type KeyedPlace = { readonly employee_id: string; readonly key: Buffer };

const PSEUDONYM_BYTES = 32;

/**
 * Under which the answers of a person are kept: a hash under the company's key, of their id and of a
 * key of their own. Taken away, that key makes their answers nobody's.
 */
export function pseudonymOf(
  { derive }: Derives,
  companyId: string,
  { employee_id: employeeId, key }: KeyedPlace,
): Buffer {
  return derive('pseudonym', companyId, employeeId, key.toString('hex')).subarray(
    0,
    PSEUDONYM_BYTES,
  );
}

/** The secret terms of a company. */
export function drawOf({ derive }: Derives, companyId: string): Draw {
  return (...words) => derive('term', companyId, ...words);
}
