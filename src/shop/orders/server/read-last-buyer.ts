import { requireAct } from '#access/require-act.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import type { LastBuyer, ReadLastBuyer } from '../contract.ts';
import { findLastBuyer, findLastContact } from './buyers.queries.ts';
import type { OrdersDeps } from './orders-deps.ts';

/** What the last order of a space was placed with, to whoever may order for it. */
export function readLastBuyer(
  { database }: OrdersDeps,
  call: Call,
  { companyId, kind }: ParsedInputOf<ReadLastBuyer>,
): Promise<OutputOf<ReadLastBuyer>> {
  return database.asCaller(signedInCaller(call), async (tx) => {
    await requireAct(tx, companyId, 'order-boxes');
    const row = await findLastBuyer(tx, companyId, kind);
    const contact = await findLastContact(tx, companyId);
    return { buyer: row ? lastBuyer(row) : null, contact: contact ?? null };
  });
}

type Row = NonNullable<Awaited<ReturnType<typeof findLastBuyer>>>;

function lastBuyer(row: Row): LastBuyer['buyer'] {
  return {
    legalName: row.company_name,
    siren: row.siren,
    siret: row.siret,
    vatNumber: row.vat_number,
    isVatLiable: row.is_vat_liable,
    billingAddress: row.billing_address,
    deliveryAddress: row.delivery_address,
  };
}
