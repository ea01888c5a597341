import { createTranslator } from 'use-intl/core';
import type { ParisDay } from '#basics/dates.ts';
import { LANGUAGE_STORAGE_KEY, type Language } from '#basics/language.ts';
import { inLanguages } from '#basics/messages.ts';
import { formatMoney } from '#basics/money.ts';
import { PRODUCT_KEY } from '#basics/product-name.ts';
import { type EditedPage, figureOn, type LicenceBand, type Settings } from '#basics/settings.ts';
import { CREDIT_DAYS } from '#shop/orders/rules/credit.ts';
import { TRANSFER_AWAITED_DAYS } from '#shop/orders/rules/order-limits.ts';
import { CART_STORAGE_KEY } from '#shop/sales/rules/stored-cart.ts';
import { urssafLimitOf } from '#shop/sales/rules/urssaf-limits.ts';
import { site } from '../../messages.ts';
import type { KnownBlock, KnownBlocks, LegalValues } from '../../rules/legal-document.ts';

const MESSAGES = inLanguages(site);

/** Everything the site keeps in a browser, by the name one finds it under there. */
const STORED = {
  language: LANGUAGE_STORAGE_KEY,
  cart: CART_STORAGE_KEY,
  checkout: `${PRODUCT_KEY}_checkout`,
  session: `${PRODUCT_KEY}-auth-token`,
  device: `${PRODUCT_KEY}-device`,
  company: `${PRODUCT_KEY}-company`,
  hiddenAllergens: `${PRODUCT_KEY}_hidden_allergens_v1`,
  drafts: `${PRODUCT_KEY}_typed_drafts_v4`,
  checkIns: `${PRODUCT_KEY}_checkins_v1`,
  questions: `${PRODUCT_KEY}_questions_v1`,
  note: `${PRODUCT_KEY}_own_note_v1_…`,
  answers: `${PRODUCT_KEY}_answer_v1 …`,
  risks: `${PRODUCT_KEY}_risks_v1`,
  reload: `${PRODUCT_KEY}_reload_v1`,
  textSize: `${PRODUCT_KEY}-text-size`,
  // Kept by the router itself, under its own name.
  scroll: 'react-router-scroll-positions',
} as const satisfies Record<keyof typeof site.privacy.browser.rows, string>;

type Context = {
  readonly settings: Settings;
  readonly today: ParisDay;
  readonly language: Language;
  /** Whether cards are paid at Stripe. */
  readonly hasStripe: boolean;
};

/** What fills the text of a page, and what stands below its parts: the settings, the law, the product. */
export function knownOf(
  page: EditedPage,
  context: Context,
): { readonly values: LegalValues; readonly known: KnownBlocks; readonly warning: string | null } {
  const { warning } = MESSAGES[context.language].legalPage;
  const isLegal = page !== 'home' && page !== 'manifesto';
  return {
    values: valuesOf(context),
    known: blocksOf(page, context),
    warning: isLegal && context.settings.organisation.isDemonstration ? warning.text : null,
  };
}

function valuesOf({ settings, today, language }: Context): LegalValues {
  const { organisation, figures, returns } = settings;
  const gifts = urssafLimitOf(figures, Number(today.slice(0, 4)));
  const held = (kind: Parameters<typeof figureOn>[1]) => figureOn(figures, kind, today).value;
  const locale = language === 'fr' ? 'fr-FR' : 'en-IE';
  const euros = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const;
  const percent = { style: 'percent', maximumFractionDigits: 2 } as const;
  return {
    entity: organisation.name,
    email: organisation.email,
    dataEmail: organisation.dataProtectionEmail,
    // It is a rule of the limit that it has no cents.
    limit: new Intl.NumberFormat(locale, euros).format(gifts.limitCents / 100),
    year: String(gifts.year),
    exchangeDays: String(returns.days),
    lateRate: new Intl.NumberFormat(locale, percent).format(held('late-payment-rate') / 10_000),
    creditDays: String(CREDIT_DAYS),
    transferDays: String(TRANSFER_AWAITED_DAYS),
    council: String(held('council-headcount')),
  };
}

function blocksOf(page: EditedPage, context: Context): KnownBlocks {
  switch (page) {
    case 'legal-notice':
      return ofLegalNotice(context);
    case 'privacy':
      return ofPrivacy(context);
    case 'terms':
      return ofTerms(context);
    default:
      return {};
  }
}

function ofLegalNotice({ settings, language }: Context): KnownBlocks {
  const { labels, zoomLimit: limit } = MESSAGES[language].legalNotice;
  const { organisation: house, isZoomAllowed } = settings;
  return {
    publisher: [
      {
        kind: 'facts',
        lines: [
          { label: labels.company, value: house.name },
          { label: labels.address, value: house.address },
          { label: labels.capital, value: formatMoney(house.capitalCents, language) },
          { label: labels.registry, value: house.registry },
          { label: labels.vatNumber, value: house.vatNumber },
          { label: labels.phone, value: house.phone },
          { label: labels.email, value: house.email, to: `mailto:${house.email}` },
          { label: labels.director, value: house.publicationDirector },
        ],
      },
    ],
    host: [
      {
        kind: 'facts',
        lines: [
          { label: labels.host, value: house.host.name },
          { label: labels.hostAddress, value: house.host.address },
          { label: labels.hostPhone, value: house.host.phone },
        ],
      },
    ],
    accessibility: isZoomAllowed ? [] : [{ kind: 'note', text: limit }],
  };
}

function ofPrivacy({ settings, language, hasStripe }: Context): KnownBlocks {
  const { privacy, whoSees } = MESSAGES[language];
  const { host, mailProvider } = settings.organisation;
  const t = createTranslator({ locale: language, messages: privacy.processors });
  const { payment, sandbox, carriers, ...ours } = privacy.processors.rows;
  const rows = {
    host: { ...ours.host, who: t('rows.host.who', { name: host.name, address: host.address }) },
    mail: { ...ours.mail, who: t('rows.mail.who', { name: mailProvider }) },
    ...(hasStripe ? { payment } : { sandbox }),
    carriers,
  };
  const { caption, columns, note, rows: kept } = privacy.browser;
  const named = Object.entries(STORED).map(([kind, name]) => [
    kind,
    { name, ...rowOf(kept, kind) },
  ]);
  return {
    who: [tableOf(whoSees)],
    data: [tableOf(privacy.data)],
    impact: [tableOf(privacy.impact)],
    processors: [tableOf({ ...privacy.processors, rows })],
    browser: [
      { ...tableOf({ caption, columns, rows: Object.fromEntries(named) }), isOfCodes: true },
      { kind: 'note', text: note },
    ],
  };
}

function ofTerms({ settings, language }: Context): KnownBlocks {
  const { zones, bands } = MESSAGES[language].terms;
  const t = createTranslator({ locale: language, messages: { zones, bands } });
  const { delivery, licenceBands } = settings;
  const indicative = (cents: number) =>
    t('zones.indicative', { price: formatMoney(cents, language) });
  return {
    delivery: [
      {
        kind: 'table',
        caption: zones.caption,
        columns: [zones.columns.zone, zones.columns.price],
        rows: [
          [zones.names.france, zones.included],
          [zones.names.europe, indicative(delivery.europeNetCents)],
          [zones.names.neighbours, indicative(delivery.neighboursNetCents)],
          [zones.names.world, indicative(delivery.worldNetCents)],
        ],
      },
    ],
    licence: [
      {
        kind: 'table',
        caption: bands.caption,
        columns: [bands.columns.headcount, bands.columns.price],
        rows: licenceBands.map((band) => [
          headcountOf(band),
          formatMoney(band.unitNetCents, language),
        ]),
      },
    ],
  };

  function headcountOf({ from, to }: LicenceBand): string {
    if (to === null) return t('bands.from', { from });
    return from === 1 ? t('bands.upTo', { to }) : t('bands.between', { from, to });
  }
}

type TableTexts = {
  readonly caption: string;
  readonly columns: Readonly<Record<string, string>>;
  readonly rows: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** Cell by cell, in the order of the columns. */
function tableOf({ caption, columns, rows }: TableTexts): Extract<KnownBlock, { kind: 'table' }> {
  return {
    kind: 'table',
    caption,
    columns: Object.values(columns),
    rows: Object.values(rows).map((row) => Object.keys(columns).map((name) => row[name] ?? '')),
  };
}

function rowOf(rows: TableTexts['rows'], kind: string): Readonly<Record<string, string>> {
  return rows[kind] ?? {};
}
