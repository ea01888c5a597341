import { openAccounts } from '#accounts/server/room.ts';
import type { Room } from '#backend/room.ts';
import { openCompany } from '#company/server/room.ts';
import { openListening } from '#listening/server/room.ts';
import { openCollector } from '#listening/server/vault/room.ts';
import type { Vault } from '#platform/vault/vault.ts';
import { openRisks } from '#risks/server/room.ts';
import { openApprovals } from '#shop/approvals/server/room.ts';
import { openCatalogue } from '#shop/catalogue/server/room.ts';
import { openCatalogueDesk } from '#shop/catalogue/server/staff/room.ts';
import { openChoices } from '#shop/choices/server/room.ts';
import { openGifts } from '#shop/gifts/server/room.ts';
import { openIntegrations } from '#shop/integrations/server/room.ts';
import { openInvoices } from '#shop/invoices/server/room.ts';
import { openLicences } from '#shop/licences/server/room.ts';
import { openOrders } from '#shop/orders/server/room.ts';
import { openPartners } from '#shop/partners/server/room.ts';
import { openPartnersDesk } from '#shop/partners/server/staff/room.ts';
import { openRequests } from '#shop/quotes/server/requests/room.ts';
import { openQuotes } from '#shop/quotes/server/room.ts';
import { openReturns } from '#shop/returns/server/room.ts';
import { openSimulator } from '#shop/simulator/server/room.ts';
import { openVotePack } from '#shop/simulator/server/vote-pack.room.ts';
import { openSubscriptions } from '#shop/subscriptions/server/room.ts';
import { openSite } from '#site/server/room.ts';
import { openTextsDesk } from '#site/server/staff/room.ts';
import { openStaff } from '#staff/server/room.ts';
import { nightlyCheck } from './chains.ts';
import { mountRooms } from './compose-backend.ts';
import { mountPages } from './mount-pages.ts';
import type { ProductParts } from './open-application.ts';
import { personalDataOf } from './rooms.ts';
import { openWorld, type Services } from './services.ts';

/** Nothing else needs these: the product is whole without them. */
const LEAVES = [openApprovals, openVotePack, openIntegrations];

/** The product: its rooms over one backend, and pages around them. */
export async function compose(parts: ProductParts, leaves = LEAVES) {
  await using opened = new AsyncDisposableStack();
  const world = await openWorld(parts, opened);
  const rooms = openRooms(world, parts.vault, leaves);
  for (const { start } of rooms) await start?.();
  const mounted = mountRooms(parts, world.backend, [...rooms, nightlyCheck(parts)]);
  const product = await mountPages(mounted, parts, world, rooms);
  const closing = opened.move();
  return { ...product, close: () => closing.disposeAsync() };
}

/** Each room over what it names of the world, and over what others lend it. */
export function openRooms(world: Services, vault: Vault, leaves = LEAVES): readonly Room[] {
  // It alone holds the vault.
  const collector = openCollector({ ...world, vault });
  const company = openCompany(world);
  const listening = openListening(world);
  const risks = openRisks({ ...world, listening: listening.lends });
  const site = openSite(world);
  const partners = openPartners(world);
  const catalogue = openCatalogue(world);
  const base = { ...world, ...company.lends, catalogue: catalogue.lends };
  const orders = openOrders(base);
  const sold = { ...base, orders: orders.lends };
  const lent = { ...world, catalogue: catalogue.lends, partners: partners.lends, site: site.lends };
  const rooms = [
    ...[collector, company, listening, risks, site, catalogue],
    ...leaves.map((open) => open(sold)),
    orders,
    ...[openQuotes, openLicences, openReturns, openSubscriptions].map((open) => open(sold)),
    partners,
    openInvoices(sold),
    ...[openChoices, openGifts, openRequests].map((open) => open(world)),
    openSimulator(base),
    ...[openCatalogueDesk, openPartnersDesk, openTextsDesk].map((open) => open(lent)),
  ];
  const pendingWork = rooms.flatMap((room: Room) => room.pendingWork ?? []);
  const speakers = [company, listening, risks].map(({ lends }) => lends.speaker);
  const personalData = personalDataOf(rooms);
  const accounts = openAccounts({ ...world, speakers, personalData });
  return [accounts, ...rooms, openStaff({ ...lent, pendingWork })];
}
