import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { countryName } from '#basics/country-name.ts';
import type { Language } from '#basics/language.ts';
import { PRODUCT_NAME } from '#basics/product-name.ts';
import { Refusal } from '#basics/refusal.ts';
import { csvOf } from '#imports/rules/csv.ts';
import type {
  ExportChoicePacking,
  PrintChoicePacking,
  PrintParcelLabels,
  ReadOrderChoices,
} from '../contract.ts';
import { stateOf } from './campaign-view.ts';
import { findBoxName, findCampaignOfOrder } from './campaigns.queries.ts';
import { limitPrinting, paperWords, print } from './choice-papers.ts';
import { findItemNames } from './choices.queries.ts';
import type { ChoicesDeps } from './choices-deps.ts';
import { findAddresses, findParcels, type ParcelRow } from './parcels.queries.ts';

const PACKING = new URL('./packing-list.typ', import.meta.url);
const LABELS = new URL('./parcel-labels.typ', import.meta.url);
// The official client reads other types as text, and loses the mark at its head.
const CSV = 'application/octet-stream';

/** How many of each box are to be packed; nobody's name is read for it. */
export async function readOrderChoices(
  deps: ChoicesDeps,
  call: Call,
  { orderId }: ParsedInputOf<ReadOrderChoices>,
): Promise<OutputOf<ReadOrderChoices>> {
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'see-orders');
    const campaign = await findCampaignOfOrder(tx, orderId);
    if (!campaign) return { campaign: null };
    const parcels = await findParcels(tx, campaign.id, call.language);
    const defaultProduct = await findBoxName(tx, campaign.default_product_id, call.language);
    return {
      campaign: {
        title: campaign.title,
        state: stateOf(campaign, deps),
        deadline: campaign.deadline,
        association: campaign.association,
        counts:
          campaign.state === 'closed' ? countsOf(parcels, campaign.boxes, defaultProduct) : [],
        homes: parcels.filter(({ goes_home: isHome, product }) => isHome && product !== null)
          .length,
      },
    };
  });
}

type Counts = NonNullable<OutputOf<ReadOrderChoices>['campaign']>['counts'];

/** What is to be packed: chosen boxes, those for the association, and those that are for nobody. */
function countsOf(parcels: readonly ParcelRow[], boxes: number, defaultProduct: string): Counts {
  const byProduct = Map.groupBy(parcels, ({ product }) => product);
  const chosen = [...byProduct].flatMap(([name, { length }]) =>
    name === null ? [] : [{ kind: 'box' as const, name, count: length }],
  );
  const rest = [
    { kind: 'donation' as const, name: defaultProduct, count: byProduct.get(null)?.length ?? 0 },
    { kind: 'unassigned' as const, name: defaultProduct, count: boxes - parcels.length },
  ];
  return [
    ...chosen.toSorted((a, b) => b.count - a.count),
    ...rest.filter(({ count }) => count > 0),
  ];
}

/** What goes into each parcel, by site. */
export async function printChoicePacking(
  deps: ChoicesDeps,
  call: Call,
  input: ParsedInputOf<PrintChoicePacking>,
): Promise<OutputOf<PrintChoicePacking>> {
  const { campaign, parcels, defaultProduct, notesOf } = await packing(deps, call, input);
  const t = paperWords(call.language);
  const places = Map.groupBy(packed(parcels), ({ goes_home: isHome, site }) =>
    isHome ? t('packing.homes') : (site ?? t('noSite')),
  );
  return print(deps, call.language, PACKING, {
    title: t('packing.title', { title: campaign.title }),
    foot: t('foot', { product: PRODUCT_NAME, title: campaign.title }),
    intro: t('packing.intro'),
    counts: countsOf(parcels, campaign.boxes, defaultProduct).map(({ kind, name, count }) => [
      String(count),
      t(`packing.${kind}`, { name, association: campaign.association ?? '' }),
    ]),
    columns: [t('packing.number'), t('packing.content')],
    places: [...places].map(([title, held]) => ({
      title,
      rows: held.map((parcel) => ({
        number: String(parcel.number),
        name: parcel.product ?? t('packing.card'),
        notes: notesOf(parcel),
      })),
    })),
  });
}

/** One for each parcel: where it is handed out, or whom the post brings it to. */
export async function printParcelLabels(
  deps: ChoicesDeps,
  call: Call,
  input: ParsedInputOf<PrintParcelLabels>,
): Promise<OutputOf<PrintParcelLabels>> {
  const { campaign, parcels, addressOf } = await packing(deps, call, input);
  const t = paperWords(call.language);
  return print(deps, call.language, LABELS, {
    title: t('labels.title', { title: campaign.title }),
    labels: packed(parcels).map(({ number, site }) => {
      const home = addressOf(number);
      return {
        head: home?.name ?? t('parcel', { number }),
        lines: home ? addressLines(home, call.language) : [site ?? t('noSite')],
        foot: home ? '' : campaign.title,
        number: t('parcel', { number }),
      };
    }),
  });
}

/** The same as a table, for spreadsheets and carriers. */
export async function exportChoicePacking(
  deps: ChoicesDeps,
  call: Call,
  input: ParsedInputOf<ExportChoicePacking>,
): Promise<OutputOf<ExportChoicePacking>> {
  const { parcels, notesOf, addressOf } = await packing(deps, call, input);
  const t = paperWords(call.language);
  const columns = [
    'number',
    'place',
    'content',
    'swaps',
    'name',
    'line1',
    'line2',
    'postcode',
    'city',
    'country',
  ] as const;
  const rows = packed(parcels).map((parcel) => {
    const home = addressOf(parcel.number);
    return [
      String(parcel.number),
      home ? t('packing.homes') : (parcel.site ?? t('noSite')),
      parcel.product ?? t('packing.card'),
      notesOf(parcel).join(', '),
      ...(home
        ? [home.name, home.line1, home.line2 ?? '', home.postcode, home.city, home.country]
        : ['', '', '', '', '', '']),
    ];
  });
  const heading = columns.map((column) => t(`csv.${column}`));
  const text = csvOf([heading, ...rows], call.language === 'fr' ? ';' : ',');
  return new Blob([text], { type: CSV });
}

/** What is packed: all but what was given away by somebody to whom nothing travels. */
function packed(parcels: readonly ParcelRow[]): ParcelRow[] {
  return parcels.filter(({ product, goes_home: isHome }) => product !== null || !isHome);
}

async function packing(deps: ChoicesDeps, call: Call, { orderId }: { readonly orderId: string }) {
  await limitPrinting(deps, call);
  const { language } = call;
  const t = paperWords(language);
  return deps.database.asCallerAtOneMoment(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'see-orders');
    const campaign = await findCampaignOfOrder(tx, orderId);
    if (!campaign) throw new Refusal('not-found');
    if (campaign.state !== 'closed') throw new Refusal('conflict');
    const parcels = await findParcels(tx, campaign.id, language);
    const swapped = parcels.flatMap(({ swaps }) => swaps.flatMap(({ from, to }) => [from, to]));
    const names = await findItemNames(tx, [...new Set(swapped)], language);
    const addresses = await findAddresses(tx, campaign.id);
    const byNumber = new Map(addresses.map((each) => [each.parcel_number, each]));
    return {
      campaign,
      parcels,
      defaultProduct: await findBoxName(tx, campaign.default_product_id, language),
      addressOf: (number: number) => byNumber.get(number),
      notesOf: ({ swaps }: ParcelRow) =>
        swaps.map(({ from, to }) =>
          t('packing.swap', { from: names.get(from) ?? '–', to: names.get(to) ?? '–' }),
        ),
    };
  });
}

type Home = Awaited<ReturnType<typeof findAddresses>>[number];

function addressLines({ line1, line2, postcode, city, country }: Home, language: Language) {
  const abroad = country === 'FR' ? '' : countryName(country, language);
  return [line1, line2 ?? '', `${postcode} ${city}`, abroad].filter((line) => line !== '');
}
