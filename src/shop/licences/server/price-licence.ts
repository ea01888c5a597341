import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { type ParisDay, parisDayOf } from '#basics/dates.ts';
import { Refusal } from '#basics/refusal.ts';
import { figureOn, type Settings } from '#basics/settings.ts';
import { type Licence, licenceState } from '#company/rules/licence.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { priceOrder } from '#shop/sales/rules/vat.ts';
import type { LicenceOffer, PriceLicence } from '../contract.ts';
import {
  addedParts,
  boughtYear,
  type LicencePurchase,
  MOST_SEATS_BOUGHT,
  offeredPurchases,
  yearParts,
} from '../rules/licence-purchase.ts';
import { findWaitingLicenceOrder, mayBuyLicenceFor } from './licence-orders.queries.ts';
import type { LicencesDeps } from './licences-deps.ts';

export async function priceLicence(
  deps: LicencesDeps,
  call: Call,
  { companyId, seats }: ParsedInputOf<PriceLicence>,
): Promise<OutputOf<PriceLicence>> {
  const caller = signedInCaller(call);
  const settings = await deps.settings.read();
  return deps.database.asCaller(caller, async (tx) => {
    if (!(await mayBuyLicenceFor(tx, companyId))) throw new Refusal('forbidden');
    return licencePrice(deps, tx, { settings, companyId, seats });
  });
}

type Wanted = {
  readonly settings: Settings;
  readonly companyId: string;
  /** Of a year, or added; absent, as many as there are people. */
  readonly seats: number | undefined;
};

/** What a company may buy now, and what it costs. @throws Refusal not-found */
export async function licencePrice(
  { licences, clock }: Pick<LicencesDeps, 'licences' | 'clock'>,
  tx: Tx,
  { settings, companyId, seats }: Wanted,
): Promise<OutputOf<PriceLicence>> {
  const today = parisDayOf(clock.now());
  const space = await licences.read(tx, companyId);
  if (!space) throw new Refusal('not-found');
  const { licence, people, ...company } = space;
  const waiting = await findWaitingLicenceOrder(tx, companyId);
  return {
    company,
    people,
    licence: { ...licence, state: licenceState(licence, today) },
    offers: offeredPurchases(licence, today).map((kind) => {
      const usual = kind === 'year' ? Math.max(licence.seats, people) : people - licence.seats;
      const wanted = seats ?? Math.min(Math.max(1, usual), MOST_SEATS_BOUGHT);
      return offerOf(kind, wanted, { licence, settings, today });
    }),
    waiting: waiting ? { number: waiting.number, accessKey: waiting.access_key } : null,
  };
}

type Basis = {
  readonly licence: Licence;
  readonly settings: Settings;
  readonly today: ParisDay;
};

function offerOf(
  kind: LicencePurchase,
  seats: number,
  { licence, settings: { licenceBands, figures }, today }: Basis,
): LicenceOffer {
  const isYear = kind === 'year';
  const term = isYear ? boughtYear(licence, today) : { beginsOn: today, endsOn: licence.endsOn };
  const parts = isYear
    ? yearParts(licenceBands, seats)
    : addedParts(licenceBands, licence, seats, today);
  const rateBasisPoints = figureOn(figures, 'vat-standard', today).value;
  const lines = parts.map(({ from, to, unitNetCents }) => ({
    unitNetCents,
    quantity: to - from + 1,
    rateBasisPoints,
  }));
  const priced = priceOrder({ lines });
  return {
    kind,
    seats,
    seatsAfter: isYear ? seats : licence.seats + seats,
    ...term,
    parts,
    rateBasisPoints,
    totals: {
      netCents: priced.netCents,
      vatCents: priced.vatCents,
      grossCents: priced.totalCents,
      vatGroups: [{ rateBasisPoints, netCents: priced.netCents, vatCents: priced.vatCents }],
    },
  };
}
