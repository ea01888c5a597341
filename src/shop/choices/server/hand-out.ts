import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { PRODUCT_NAME } from '#basics/product-name.ts';
import { Refusal } from '#basics/refusal.ts';
import type { PrintHandOutList, PrintNameLabels } from '../contract.ts';
import type { CampaignRow } from './campaigns.queries.ts';
import { limitPrinting, paperWords, print } from './choice-papers.ts';
import type { ChoicesDeps } from './choices-deps.ts';
import { keptCampaign } from './open-campaign.ts';
import { findHandedOut, type HandedOut } from './recipients.queries.ts';

const LIST = new URL('./hand-out-list.typ', import.meta.url);
const LABELS = new URL('./parcel-labels.typ', import.meta.url);

/** Who is handed which parcel: names and numbers, never what is in them. */
export async function printHandOutList(
  deps: ChoicesDeps,
  call: Call,
  input: ParsedInputOf<PrintHandOutList>,
): Promise<OutputOf<PrintHandOutList>> {
  const { campaign, people } = await handedOut(deps, call, input);
  const t = paperWords(call.language);
  const atSites = people.filter(({ parcel_number: number }) => number !== null);
  const home = people.length - atSites.length;
  const sites = Map.groupBy(atSites, ({ site }) => site);
  return print(deps, call.language, LIST, {
    title: t('list.title', { title: campaign.title }),
    foot: t('foot', { product: PRODUCT_NAME, title: campaign.title }),
    intro: t('list.intro', { count: atSites.length }),
    columns: [t('list.number'), t('list.name'), t('list.given')],
    sites: [...sites].map(([site, handed]) => ({
      title: site ?? t('noSite'),
      rows: handed.map(({ parcel_number: number, name }) => [String(number), name]),
    })),
    home: home > 0 ? t('list.home', { count: home }) : '',
    homeNames: people.filter(({ parcel_number: n }) => n === null).map(({ name }) => name),
  });
}

/** One for each parcel that is handed out. */
export async function printNameLabels(
  deps: ChoicesDeps,
  call: Call,
  input: ParsedInputOf<PrintNameLabels>,
): Promise<OutputOf<PrintNameLabels>> {
  const { campaign, people } = await handedOut(deps, call, input);
  const t = paperWords(call.language);
  return print(deps, call.language, LABELS, {
    title: t('labels.title', { title: campaign.title }),
    labels: people.flatMap(({ name, site, parcel_number: number }) =>
      number === null
        ? []
        : [
            {
              head: name,
              lines: [site ?? ''],
              foot: campaign.title,
              number: t('parcel', { number }),
            },
          ],
    ),
  });
}

async function handedOut(
  deps: ChoicesDeps,
  call: Call,
  { campaignId }: { readonly campaignId: string },
): Promise<{ campaign: CampaignRow; people: HandedOut[] }> {
  await limitPrinting(deps, call);
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    const campaign = await keptCampaign(tx, campaignId);
    if (campaign.state !== 'closed') throw new Refusal('conflict');
    const people = await findHandedOut(tx, campaignId);
    // Two months later nobody is known any more.
    if (people.length === 0) throw new Refusal('not-found');
    return { campaign, people };
  });
}
