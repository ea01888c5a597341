/**
 * The rule: an entry of camt.053 is one line, by the amount that was booked; one that gathers several
 * transfers is a line for each, as long as their amounts, or what charges left of them, make up what was
 * booked. Else it stays whole, for a person to share out: no more is booked than came in.
 */
import { isParisDay, type ParisDay, parisDayOf } from '#basics/dates.ts';
import type { Cents } from '#basics/money.ts';
import { cleanLabel } from './bank-statement.ts';
import {
  exactCents,
  type FileProblem,
  passedOverAs,
  type StatementEntry,
  toldReference,
} from './statement-entry.ts';
import { all, at, textAt, type XmlNode } from './xml-node.ts';

type EntryLines = {
  readonly lines: readonly StatementEntry[];
  readonly problems: readonly FileProblem[];
};

type Head = {
  readonly amountCents: Cents;
  readonly currency: string;
  readonly isIn: boolean;
  readonly isBooked: boolean;
  readonly isReversal: boolean;
  readonly bookedOn: ParisDay;
};

export function entryLines(entry: XmlNode): EntryLines {
  const head = headOf(entry);
  if ('problem' in head) return { lines: [], problems: [head] };
  const details = detailsOf(entry);
  if (details.length <= 1 || !head.isIn)
    return { lines: [lineOf(entry, head, details)], problems: [] };
  const shares = sharesOf(details, head);
  if (shares === undefined) {
    const problem = { problem: 'batch' as const, line: entry.line, element: 'TxDtls' };
    return { lines: [lineOf(entry, head, details)], problems: [problem] };
  }
  return {
    lines: details.map((detail, index) => lineOf(entry, { ...head, ...shares[index] }, [detail])),
    problems: [],
  };
}

function headOf(entry: XmlNode): Head | FileProblem {
  const wrong = (problem: FileProblem['problem'], element: string): FileProblem => ({
    problem,
    line: at(entry, element)?.line ?? entry.line,
    element,
  });
  const amount = at(entry, 'Amt');
  const currency = amount?.currency.trim() ?? '';
  if (!/^[A-Z]{3}$/.test(currency)) return wrong('currency', 'Amt');
  const amountCents = exactCents(amount?.text ?? '');
  if (amountCents === undefined) return wrong('amount', 'Amt');
  const direction = textAt(entry, 'CdtDbtInd');
  if (direction !== 'CRDT' && direction !== 'DBIT') return wrong('direction', 'CdtDbtInd');
  // From version 08 on a code of its own, before it the text.
  const status = textAt(entry, 'Sts', 'Cd') ?? textAt(entry, 'Sts') ?? '';
  if (!/^(BOOK|PDNG|INFO|FUTR)$/.test(status)) return wrong('status', 'Sts');
  const bookedOn = dayOf(at(entry, 'BookgDt')) ?? dayOf(at(entry, 'ValDt'));
  if (bookedOn === undefined) return wrong('day', 'BookgDt');
  return {
    amountCents,
    currency,
    bookedOn,
    isIn: direction === 'CRDT',
    isBooked: status === 'BOOK',
    isReversal: /^(true|1)$/.test(textAt(entry, 'RvslInd') ?? ''),
  };
}

/** Of a date the day as it is written, of an instant the one in Paris. */
function dayOf(node: XmlNode | undefined): ParisDay | undefined {
  const written = (node && (textAt(node, 'Dt') ?? textAt(node, 'DtTm'))) ?? '';
  const day = written.slice(0, 10);
  if (!isParisDay(day)) return undefined;
  const isInstant = /T.*(Z|[+-]\d{2}:\d{2})$/.test(written);
  const instant = new Date(written);
  return isInstant && !Number.isNaN(instant.getTime()) ? parisDayOf(instant) : day;
}

type Share = Pick<Head, 'amountCents' | 'isIn'>;

/** What each of several brought, if that makes up what was booked: as it was sent, else less its charges. */
function sharesOf(details: readonly XmlNode[], head: Head): readonly Share[] | undefined {
  const sent: Share[] = [];
  const kept: Share[] = [];
  for (const detail of details) {
    const amount = at(detail, 'Amt') ?? at(detail, 'AmtDtls', 'TxAmt', 'Amt');
    const amountCents = exactCents(amount?.text ?? '');
    if (amountCents === undefined || amount?.currency !== head.currency) return undefined;
    const isIn = (textAt(detail, 'CdtDbtInd') ?? 'CRDT') === 'CRDT';
    sent.push({ amountCents, isIn });
    kept.push({ amountCents: amountCents - chargesOf(detail, head.currency), isIn });
  }
  return [sent, kept].find((shares) => isWhole(shares, head.amountCents));
}

function isWhole(shares: readonly Share[], amountCents: Cents): boolean {
  const sum = shares.reduce((total, each) => total + (each.isIn ? 1 : -1) * each.amountCents, 0);
  return sum === amountCents && shares.every((each) => each.amountCents >= 0);
}

/** What was taken off; up to version 02 the records stand without a frame. */
function chargesOf(detail: XmlNode, currency: string): Cents {
  const charges = all(detail, 'Chrgs');
  const records = [...charges.flatMap((each) => all(each, 'Rcrd')), ...charges];
  return records
    .filter((each) => at(each, 'Amt')?.currency === currency)
    .filter((each) => textAt(each, 'CdtDbtInd') !== 'CRDT')
    .reduce((sum, each) => sum + (exactCents(textAt(each, 'Amt') ?? '') ?? 0), 0);
}

function lineOf(entry: XmlNode, head: Head, details: readonly XmlNode[]): StatementEntry {
  const { bookedOn, amountCents, currency, isIn } = head;
  const isReversal = head.isReversal || details.some((each) => at(each, 'RtrInf') !== undefined);
  return {
    line: entry.line,
    bookedOn,
    amountCents,
    currency,
    isIn,
    label: labelOf(entry, details, isIn ? 'Dbtr' : 'Cdtr'),
    bankId: bankIdOf(entry, details),
    passedOver: passedOverAs({ ...head, isReversal }),
  };
}

/** Of a transfer among several the bank's name of the entry is not enough. */
function bankIdOf(entry: XmlNode, details: readonly XmlNode[]): string | undefined {
  const ofEntry = toldReference(textAt(entry, 'AcctSvcrRef'));
  const [detail] = details.length === 1 ? details : [];
  const refs = detail && at(detail, 'Refs');
  const ofDetail =
    refs && (toldReference(textAt(refs, 'AcctSvcrRef')) ?? toldReference(textAt(refs, 'TxId')));
  const isAlone = !detail || detailsOf(entry).length === 1;
  if (isAlone || (ofEntry ?? ofDetail) === undefined) return ofEntry ?? ofDetail;
  return `${ofEntry ?? ''}/${ofDetail ?? ''}`;
}

function detailsOf(entry: XmlNode): XmlNode[] {
  return all(entry, 'NtryDtls').flatMap((each) => all(each, 'TxDtls'));
}

/** Who paid and what they wrote; what the bank adds where they wrote nothing. */
function labelOf(entry: XmlNode, details: readonly XmlNode[], party: 'Dbtr' | 'Cdtr'): string {
  const said = details.flatMap((detail) => {
    const parties = at(detail, 'RltdPties');
    const names = [party, `Ultmt${party}`].map(
      (who) => parties && (textAt(parties, who, 'Pty', 'Nm') ?? textAt(parties, who, 'Nm')),
    );
    return [
      ...names,
      ...remittanceOf(detail),
      toldReference(textAt(detail, 'Refs', 'EndToEndId')),
      textAt(detail, 'AddtlTxInf'),
    ];
  });
  const parts = said.filter((part) => part !== undefined);
  const added = textAt(entry, 'AddtlNtryInf');
  return cleanLabel((parts.length > 0 ? parts : [added ?? '']).join(' '));
}

function remittanceOf(detail: XmlNode): (string | undefined)[] {
  const remittance = at(detail, 'RmtInf');
  if (!remittance) return [];
  const structured = all(remittance, 'Strd');
  return [
    ...structured.map((each) => textAt(each, 'CdtrRefInf', 'Ref')),
    ...all(remittance, 'Ustrd').map(({ text }) => text),
    ...structured.flatMap((each) => all(each, 'RfrdDocInf').map((paper) => textAt(paper, 'Nb'))),
    ...structured.flatMap((each) => all(each, 'AddtlRmtInf').map(({ text }) => text)),
  ];
}
