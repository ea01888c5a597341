/**
 * The rule: the accounting entries of a month, as the tax office wants to read them (« fichier des écritures
 * comptables »): what was invoiced, what was credited, what came in and what was given back. Each entry is
 * balanced; entries follow each other by day and are numbered without a gap.
 *
 * Source: LPF, art. A47 A-1, VII: eighteen fields in this order, tabs between them, days as `20261130`,
 * amounts with a comma. Accounts are those of the plan comptable général.
 */
import type { ParisDay } from '#basics/dates.ts';
import type { Cents } from '#basics/money.ts';
import type { Operation, VatGroup } from './invoice-content.ts';

export const FEC_FIELDS = [
  'JournalCode',
  'JournalLib',
  'EcritureNum',
  'EcritureDate',
  'CompteNum',
  'CompteLib',
  'CompAuxNum',
  'CompAuxLib',
  'PieceRef',
  'PieceDate',
  'EcritureLib',
  'Debit',
  'Credit',
  'EcritureLet',
  'DateLet',
  'ValidDate',
  'Montantdevise',
  'Idevise',
] as const;

type Account = { readonly number: string; readonly label: string };

const ACCOUNTS = {
  customers: { number: '411000', label: 'Clients' },
  services: { number: '706000', label: 'Prestations de services' },
  goods: { number: '707000', label: 'Ventes de marchandises' },
  bank: { number: '512000', label: 'Banque' },
  provider: { number: '467000', label: 'Prestataire de paiement' },
} as const satisfies Record<string, Account>;

/** Whose account of customers it is. */
export type FecParty = { readonly siren: string; readonly name: string };

export type FecDocument = {
  readonly type: 'invoice' | 'credit-note';
  readonly day: ParisDay;
  readonly number: string;
  readonly party: FecParty;
  readonly operation: Operation;
  readonly vatGroups: readonly VatGroup[];
};

export type FecMoney = {
  readonly type: 'receipt' | 'refund';
  readonly day: ParisDay;
  /** What the bank or the provider calls it. */
  readonly number: string;
  readonly party: FecParty;
  readonly orderNumber: string;
  readonly amountCents: Cents;
  readonly isTransfer: boolean;
};

/** A month, `2026-11`, whole: what is in it, and the day on which it was closed. */
export function fecOf(
  month: string,
  events: readonly (FecDocument | FecMoney)[],
  closedOn: ParisDay,
): string {
  const inOrder = events.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  const lines = inOrder.flatMap((event, index) => {
    const number = `${month.replace('-', '')}${String(index + 1).padStart(6, '0')}`;
    return entryOf(event).map((line) => textOf(line, event, { number, closedOn }));
  });
  return [FEC_FIELDS.join('\t'), ...lines].map((line) => `${line}\r\n`).join('');
}

/** On the debit where it is positive. */
type Line = { readonly account: Account; readonly party?: FecParty; readonly cents: Cents };

function entryOf(event: FecDocument | FecMoney): Line[] {
  const lines = 'vatGroups' in event ? saleOf(event) : moneyOf(event);
  return lines.filter(({ cents }) => cents !== 0);
}

function saleOf({ type, party, operation, vatGroups }: FecDocument): Line[] {
  const sign = type === 'invoice' ? 1 : -1;
  const sold = operation === 'services' ? ACCOUNTS.services : ACCOUNTS.goods;
  const gross = vatGroups.reduce((sum, group) => sum + group.netCents + group.vatCents, 0);
  return [
    { account: ACCOUNTS.customers, party, cents: sign * gross },
    ...vatGroups.flatMap((group) => [
      { account: sold, cents: -sign * group.netCents },
      { account: vatAccount(group.rateBasisPoints), cents: -sign * group.vatCents },
    ]),
  ];
}

function moneyOf({ type, party, amountCents, isTransfer }: FecMoney): Line[] {
  const sign = type === 'receipt' ? 1 : -1;
  return [
    { account: isTransfer ? ACCOUNTS.bank : ACCOUNTS.provider, cents: sign * amountCents },
    { account: ACCOUNTS.customers, party, cents: -sign * amountCents },
  ];
}

/** One for each rate: 445712000 for 20 %, 445710550 for 5.5 %. */
function vatAccount(rateBasisPoints: number): Account {
  const rate = String(rateBasisPoints / 100).replace('.', ',');
  return {
    number: `44571${String(rateBasisPoints).padStart(4, '0')}`,
    label: `TVA collectée à ${rate} %`,
  };
}

const WORDS = {
  invoice: 'Facture',
  'credit-note': 'Avoir',
  receipt: 'Règlement',
  refund: 'Remboursement',
} as const;

function textOf(
  { account, party, cents }: Line,
  event: FecDocument | FecMoney,
  { number, closedOn }: { readonly number: string; readonly closedOn: ParisDay },
): string {
  const journal =
    'vatGroups' in event
      ? ['VE', 'Ventes']
      : event.isTransfer
        ? ['BQ', 'Banque']
        : ['PP', 'Prestataire de paiement'];
  const about = 'orderNumber' in event ? event.orderNumber : event.number;
  return [
    ...journal,
    number,
    dayOf(event.day),
    account.number,
    account.label,
    party?.siren ?? '',
    party?.name ?? '',
    event.number,
    dayOf(event.day),
    `${WORDS[event.type]} ${about} ${event.party.name}`,
    amountOf(Math.max(0, cents)),
    amountOf(Math.max(0, -cents)),
    '',
    '',
    dayOf(closedOn),
    '',
    '',
  ]
    .map(fieldOf)
    .join('\t');
}

const dayOf = (day: ParisDay) => day.replaceAll('-', '');

const amountOf = (cents: Cents) =>
  `${Math.trunc(cents / 100)},${String(cents % 100).padStart(2, '0')}`;

/** Nothing that was typed ends a field or a line. */
const fieldOf = (text: string) => text.replace(/\s+/g, ' ').trim();
