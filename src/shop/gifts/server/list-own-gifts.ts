import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf } from '#basics/contract.ts';
import { parisDayOf } from '#basics/dates.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import { urssafLimitOf } from '#shop/sales/rules/urssaf-limits.ts';
import type { ListOwnGifts } from '../contract.ts';
import type { GiftsDeps } from './gifts-deps.ts';
import { findCompanyNames, findOwnGifts } from './own-gifts.queries.ts';

export async function listOwnGifts(
  { database, clock, settings }: GiftsDeps,
  call: Call,
): Promise<OutputOf<ListOwnGifts>> {
  const caller = signedInCaller(call);
  const year = Number(parisDayOf(clock.now()).slice(0, 4));
  const { figures } = await settings.read();
  const { limitCents } = urssafLimitOf(figures, year);
  return database.asCaller(caller, async (tx) => {
    const byCompany = Map.groupBy(await findOwnGifts(tx, year), (gift) => gift.company_id);
    // Whoever has left a company no longer reads it: the service says its name.
    const names = await withServiceRights(tx, (service) =>
      findCompanyNames(service, [...byCompany.keys()]),
    );
    const companies = [...byCompany].map(([companyId, gifts]) => ({
      companyId,
      name: names.get(companyId) ?? '',
      totalCents: gifts.reduce((sum, { value_cents: cents }) => sum + cents, 0),
      gifts: gifts.map((gift) => ({
        id: gift.id,
        givenOn: gift.given_on,
        what: gift.what,
        event: gift.event,
        valueCents: gift.value_cents,
      })),
    }));
    return { year, limitCents, companies };
  });
}
