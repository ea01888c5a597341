import type { Call } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { refuseProblems } from '#basics/refusal.ts';
import { isVatNumber, normalizeVatNumber } from '#basics/vat-number.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { countUse } from '#platform/rate-limit.ts';
import { VatNumbersUnavailable } from '#platform/vies/vat-number-registry.ts';
import { deliveryPlace } from '#shop/sales/rules/postal-address.ts';
import type { VatPlace } from '#shop/sales/rules/vat-by-place.ts';
import { isForeignNumber } from '#shop/sales/rules/vat-identity.ts';
import type { CheckVatNumber } from '../contract.ts';
import type { CheckoutForm } from '../rules/checkout-form.ts';
import type { OrdersDeps } from './orders-deps.ts';
import {
  deleteUnusedChecksBefore,
  findLastCheck,
  insertCheck,
  type VatNumberCheck,
} from './vat-numbers.queries.ts';

/** Asked again by the next step of the same checkout, VIES would say the same. */
const SAME_ANSWER_MS = 10 * 60_000;
/** How long an answer prices what somebody looks at, or asks others to approve; the database keeps none for longer. */
const PRICES_FOR_MS = 24 * 60 * 60_000;
const UNUSED_DAYS = 30;

type NumberDeps = Pick<OrdersDeps, 'database' | 'clock' | 'limits' | 'log' | 'settings'> & {
  readonly vatNumbers: OrdersDeps['vatNumbers'];
};

/** Whether a number of another member of the Union is valid, as its buyer is told beside the field. */
export async function checkVatNumber(
  deps: NumberDeps,
  { network }: Pick<Call, 'network'>,
  input: ParsedInputOf<CheckVatNumber>,
): Promise<OutputOf<CheckVatNumber>> {
  const number = normalizeVatNumber(input.vatNumber);
  if (!isVatNumber(number) || !isForeignNumber(number)) {
    refuseProblems([{ path: 'company.vatNumber', problem: 'vat-number-invalid' }]);
  }
  await countUse(deps, 'check-vat-number', network);
  const check = await askAbout(deps, number);
  if (!check) return { outcome: 'away', name: null };
  return { outcome: check.is_valid ? 'valid' : 'invalid', name: check.name };
}

/**
 * Has VIES asked, before anything is written, about the number by which an order would bear no VAT. Where it is
 * away nothing is known, and the order bears French VAT like that of everybody without a number.
 */
export async function refreshVatNumber(
  deps: NumberDeps,
  vatNumber: string | null | undefined,
): Promise<void> {
  const number = normalizeVatNumber(vatNumber ?? '');
  if (isVatNumber(number) && isForeignNumber(number)) await askAbout(deps, number);
}

/** The answer that says the number is valid, if that is what VIES said last. */
export async function findProof(
  { clock }: Pick<OrdersDeps, 'clock'>,
  tx: Tx,
  vatNumber: string | null | undefined,
): Promise<VatNumberCheck | undefined> {
  if (!isForeignNumber(vatNumber ?? '')) return undefined;
  const since = new Date(clock.now().getTime() - PRICES_FOR_MS + SAME_ANSWER_MS);
  const last = await findLastCheck(tx, vatNumber ?? '', since);
  return last?.is_valid ? last : undefined;
}

/** Of one number, whether it is confirmed: none, or it alone. */
export async function provenNumbers(
  deps: Pick<OrdersDeps, 'clock'>,
  tx: Tx,
  vatNumber: string | null | undefined,
): Promise<readonly string[]> {
  const proof = await findProof(deps, tx, normalizeVatNumber(vatNumber ?? ''));
  return proof ? [proof.number] : [];
}

/** Where an order goes, and whether its buyer is identified there; by the service. */
export async function vatPlaceOf(
  deps: Pick<OrdersDeps, 'clock'>,
  tx: Tx,
  form: Pick<CheckoutForm, 'company' | 'billingAddress' | 'deliveryAddress'>,
): Promise<VatPlace & { readonly proofId: string | undefined }> {
  const proof = await findProof(deps, tx, form.company.vatNumber);
  return { ...deliveryPlace(form), isIdentified: proof !== undefined, proofId: proof?.id };
}

/** What VIES says of it; undefined where it does not answer, or is not asked. */
export async function askAbout(
  deps: NumberDeps,
  number: string,
): Promise<VatNumberCheck | undefined> {
  const { database, clock, log, vatNumbers } = deps;
  const since = new Date(clock.now().getTime() - SAME_ANSWER_MS);
  // What VIES says is nobody's to write: the service keeps it.
  const known = await database.asService((tx) => findLastCheck(tx, number, since));
  if (known || !vatNumbers) return known;
  const { organisation } = await deps.settings.read();
  try {
    const { isValid, requestId, name, address } = await vatNumbers.check(
      number,
      organisation.vatNumber,
    );
    const answer = {
      number,
      is_valid: isValid,
      request_id: requestId,
      name,
      address,
      checked_at: clock.now(),
    };
    return await database.asService((tx) => insertCheck(tx, answer));
  } catch (error) {
    if (!(error instanceof VatNumbersUnavailable)) throw error;
    log.warn({ err: error }, 'VIES does not answer');
    return undefined;
  }
}

/** Once a day: what was asked of numbers that nobody ordered by. */
export async function forgetVatNumbers({
  database,
  clock,
}: Pick<OrdersDeps, 'database' | 'clock'>): Promise<void> {
  const limit = new Date(clock.now().getTime() - UNUSED_DAYS * 24 * 3_600_000);
  // A timer is no caller: the service cleans up.
  await database.asService((tx) => deleteUnusedChecksBefore(tx, limit));
}
