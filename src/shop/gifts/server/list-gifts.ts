import type { Call } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { ListGiftActs, ListGifts } from '../contract.ts';
import type { GiftEvent } from '../rules/gift-events.ts';
import { findActs, findGiftList } from './gifts.queries.ts';
import type { GiftsDeps } from './gifts-deps.ts';
import { withReader } from './in-company.ts';

export function listGifts(
  deps: GiftsDeps,
  call: Call,
  wanted: ParsedInputOf<ListGifts>,
): Promise<OutputOf<ListGifts>> {
  return withReader(deps, call, wanted.companyId, async (tx) => {
    // Accounts are nobody's to read: of each gift it is said who declared it, to those who may too.
    const rows = await withServiceRights(tx, (service) => findGiftList(service, wanted));
    return {
      gifts: rows.map((row) => ({
        id: row.id,
        givenOn: row.given_on,
        what: row.what,
        event: row.event as GiftEvent | null,
        valueCents: row.value_cents,
        source: row.source as 'order' | 'declared' | 'imported',
        orderNumber: row.number,
        declaredAt: row.acted_at.toISOString(),
        declaredBy: row.declared_by,
        retraction: row.retraction,
      })),
    };
  });
}

export function listGiftActs(
  deps: GiftsDeps,
  call: Call,
  { companyId }: ParsedInputOf<ListGiftActs>,
): Promise<OutputOf<ListGiftActs>> {
  return withReader(deps, call, companyId, async (tx) => ({
    acts: (await findActs(tx, companyId)).map((row) => ({
      id: row.id,
      source: row.source,
      actedAt: row.acted_at.toISOString(),
      orderNumber: row.number,
      what: row.what,
      event: row.event as GiftEvent | null,
      people: row.people,
      totalCents: row.total_cents,
      setAside: row.set_aside,
      note: row.note,
      retraction: row.retraction,
    })),
  }));
}
