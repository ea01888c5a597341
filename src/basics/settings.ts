/**
 * The rule: what staff decide for the whole product has one shape, which every room reads: figures of
 * the law by the day they begin, who the house is, what delivery and licences cost, what pages announce.
 */
import type { ParisDay } from './dates.ts';
import type { Cents } from './money.ts';

export const FIGURE_KINDS = [
  'social-security-ceiling',
  'gift-tolerance-share',
  'council-headcount',
  'small-gift-limit',
  'vat-standard',
  'vat-intermediate',
  'vat-reduced',
  'vat-particular',
  'vat-corsica-food',
  'late-payment-rate',
  'recovery-indemnity',
  'carriage-europe',
  'carriage-neighbours',
  'carriage-world',
] as const;

export type FigureKind = (typeof FIGURE_KINDS)[number];

/** An amount, a rate or a threshold of the law, and where it is written. */
export interface DatedFigure {
  readonly kind: FigureKind;
  readonly validFrom: ParisDay;
  /** Cents; hundredths of a percent for shares and rates; people for a headcount. */
  readonly value: number;
  readonly source: string;
  readonly sourceUrl: string | null;
}

export interface BankAccount {
  readonly beneficiary: string;
  /** Without spaces. */
  readonly iban: string;
  readonly bic: string;
}

/** Whoever publishes the site and sells, in full (LCEN, art. 1-1; Code de commerce, art. R123-237). */
export interface Organisation {
  /** True while these are the values of a demonstration, which the pages then say. */
  readonly isDemonstration: boolean;
  readonly name: string;
  readonly address: string;
  readonly capitalCents: Cents;
  /** As it is printed: `RCS Paris 732 829 320`. */
  readonly registry: string;
  readonly vatNumber: string;
  readonly phone: string;
  /** Where visitors and buyers write. */
  readonly email: string;
  /** Where people ask about their data: the data protection officer, where there is one. */
  readonly dataProtectionEmail: string;
  readonly publicationDirector: string;
  readonly host: { readonly name: string; readonly address: string; readonly phone: string };
  /** Who carries mail, and where: name and address in one line. */
  readonly mailProvider: string;
  readonly bankAccount: BankAccount;
}

/** Per box, transport included, excluding VAT; in France delivery is in the price of the catalogue. */
export interface DeliveryPrices {
  readonly europeNetCents: Cents;
  readonly neighboursNetCents: Cents;
  readonly worldNetCents: Cents;
  /** Since when they hold. */
  readonly pricedOn: ParisDay;
}

/** Of the exchange (« échange possible »). */
export interface ReturnPolicy {
  /** How long after delivery pieces may be exchanged. */
  readonly days: number;
  /** Where they are sent: parts of it are parted by commas. */
  readonly address: string;
}

export interface LicenceBand {
  readonly from: number;
  /** Null: no upper end. */
  readonly to: number | null;
  /** Per employee and month, excluding VAT. */
  readonly unitNetCents: Cents;
  /** A headcount people recognise themselves in. */
  readonly example: number;
}

/** What every page announces from one instant up to another. */
export interface SiteNotice {
  readonly fr: string;
  readonly en: string;
  readonly from: Date;
  readonly until: Date;
}

export const EDITED_PAGES = ['home', 'manifesto', 'legal-notice', 'privacy', 'terms'] as const;

export type EditedPage = (typeof EDITED_PAGES)[number];

/** The texts of a page as staff last published them, field by field. */
export interface PublishedText {
  readonly page: EditedPage;
  readonly number: number;
  readonly publishedOn: ParisDay;
  readonly form: Readonly<Record<string, string>>;
}

export interface Settings {
  /** Of each kind, the earliest day first; one for each day. */
  readonly figures: readonly DatedFigure[];
  readonly organisation: Organisation;
  readonly delivery: DeliveryPrices;
  readonly returns: ReturnPolicy;
  /** The smallest headcount first, without a gap. */
  readonly licenceBands: readonly LicenceBand[];
  readonly isZoomAllowed: boolean;
  /** How many a company that is not verified invites a day, beyond the domain of its owners. */
  readonly dailyInvitations: number;
  readonly notice: SiteNotice | null;
  readonly texts: readonly PublishedText[];
}

/** Whether it is announced at that instant. */
export function isNoticeDue(notice: SiteNotice | null, now: Date): boolean {
  return notice !== null && notice.from <= now && now < notice.until;
}

/** The figure that holds on that day; before the first one has begun, the first. */
export function figureOn(
  figures: readonly DatedFigure[],
  kind: FigureKind,
  day: ParisDay,
): DatedFigure {
  const ofKind = figures.filter((figure) => figure.kind === kind);
  const found = ofKind.findLast(({ validFrom }) => validFrom <= day) ?? ofKind[0];
  if (!found) throw new RangeError(`no figure of the kind ${kind} is known`);
  return found;
}

/**
 * The rates of VAT that hold on that day in mainland France, the highest first, and 0 for what bears none;
 * in hundredths of a percent.
 */
export function vatRatesOn(figures: readonly DatedFigure[], day: ParisDay): number[] {
  const kinds = ['vat-standard', 'vat-intermediate', 'vat-reduced', 'vat-particular'] as const;
  return [...kinds.map((kind) => figureOn(figures, kind, day).value), 0];
}
