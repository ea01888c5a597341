/** Statements as banks write them for programs: what a test says of each line, in either format. */

export type WrittenLine = {
  readonly bookedOn: string;
  readonly amountCents: number;
  readonly isIn?: boolean;
  readonly isReversal?: boolean;
  /** Of camt.053 alone. */
  readonly status?: 'BOOK' | 'PDNG';
  readonly currency?: string;
  readonly name?: string;
  readonly text?: string;
  /** A creditor reference in a field of its own. */
  readonly reference?: string;
  readonly bankId?: string;
  /** Of camt.053 alone: one entry of several transfers, each with an amount. */
  readonly batch?: readonly WrittenLine[];
};

export type WrittenStatement = {
  readonly account?: string;
  readonly id?: string;
  readonly openingCents?: number;
  readonly lines: readonly WrittenLine[];
};

export const ACCOUNT = 'FR7630006000011234567890189';

const decimal = (cents: number, comma = '.') =>
  `${Math.floor(cents / 100)}${comma}${String(cents % 100).padStart(2, '0')}`;

const xml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const tag = (name: string, inside: string | undefined) =>
  inside === undefined ? '' : `<${name}>${inside}</${name}>`;

const isBooked = ({ status = 'BOOK', currency = 'EUR' }: WrittenLine) =>
  status === 'BOOK' && currency === 'EUR';

const moved = (lines: readonly WrittenLine[]) =>
  lines
    .filter(isBooked)
    .reduce((sum, { amountCents, isIn = true }) => sum + (isIn ? amountCents : -amountCents), 0);

/** camt.053 in this version: from 08 on a status is a code, and a party has a frame. */
export function camtFile(statements: readonly WrittenStatement[], version = '08'): string {
  const isNew = Number(version) >= 8;
  const balance = (code: string, cents: number) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${decimal(Math.abs(cents))}</Amt>` +
    `<CdtDbtInd>${cents < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd></Bal>`;
  const head = ({ amountCents, currency = 'EUR', isIn = true }: WrittenLine) =>
    `<Amt Ccy="${currency}">${decimal(amountCents)}</Amt><CdtDbtInd>${isIn ? 'CRDT' : 'DBIT'}</CdtDbtInd>`;
  const details = (line: WrittenLine, isAlone: boolean) => {
    const name = line.name && tag('Nm', xml(line.name));
    const party = name && (isNew ? tag('Pty', name) : name);
    const written =
      tag('Ustrd', line.text && xml(line.text)) +
      (line.reference ? tag('Strd', tag('CdtrRefInf', tag('Ref', line.reference))) : '');
    return (
      `<TxDtls><Refs>${isAlone ? '' : tag('AcctSvcrRef', line.bankId)}<EndToEndId>NOTPROVIDED</EndToEndId></Refs>` +
      (isAlone ? '' : isNew ? head(line) : `<AmtDtls><TxAmt>${amountOf(line)}</TxAmt></AmtDtls>`) +
      `${tag('RltdPties', party && tag(line.isIn === false ? 'Cdtr' : 'Dbtr', party))}${tag('RmtInf', written || undefined)}</TxDtls>`
    );
  };
  const entry = (line: WrittenLine) => {
    const { status = 'BOOK', batch } = line;
    return (
      `<Ntry>\n${head(line)}${line.isReversal ? '<RvslInd>true</RvslInd>' : ''}` +
      `<Sts>${isNew ? tag('Cd', status) : status}</Sts><BookgDt><Dt>${line.bookedOn}</Dt></BookgDt>` +
      `${tag('AcctSvcrRef', line.bankId && xml(line.bankId))}<NtryDtls>` +
      `${batch ? batch.map((each) => details(each, false)).join('') : details(line, true)}</NtryDtls></Ntry>\n`
    );
  };
  const amountOf = ({ amountCents, currency = 'EUR' }: WrittenLine) =>
    `<Amt Ccy="${currency}">${decimal(amountCents)}</Amt>`;
  const written = statements.map(
    ({ account = ACCOUNT, id = 'R1', openingCents = 100_000, lines }) =>
      `<Stmt><Id>${id}</Id>\n<Acct><Id><IBAN>${account}</IBAN></Id></Acct>\n` +
      `${balance('OPBD', openingCents)}${balance('CLBD', openingCents + moved(lines))}\n` +
      `${lines.map(entry).join('')}</Stmt>\n`,
  );
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}">` +
    `\n<BkToCstmrStmt>\n${written.join('')}</BkToCstmrStmt></Document>\n`
  );
}

export type Mt940Way = 'free' | 'slashes' | 'parts';

/** MT940, with the texts of its movements written in this way. */
export function mt940File(
  statements: readonly WrittenStatement[],
  way: Mt940Way = 'parts',
  newline = '\r\n',
): string {
  const day = (text: string) => text.slice(2).replaceAll('-', '');
  const balance = (field: string, cents: number) =>
    `:${field}:${cents < 0 ? 'D' : 'C'}261101EUR${decimal(Math.abs(cents), ',')}`;
  const movement = (line: WrittenLine) => {
    const { isIn = true, isReversal = false } = line;
    const mark = isReversal ? (isIn ? 'RD' : 'RC') : isIn ? 'C' : 'D';
    const booked = day(line.bookedOn);
    const bank = line.bankId ? `//${line.bankId}` : '';
    return [
      `:61:${booked}${booked.slice(2)}${mark}${decimal(line.amountCents, ',')}NTRFNONREF${bank}`,
      ...movementText(line, way).map((text, index) => (index === 0 ? `:86:${text}` : text)),
    ];
  };
  const written = statements.map(
    ({ account = ACCOUNT, id = '00001/1', openingCents = 100_000, lines }) => [
      ':20:RELEVE',
      `:25:${account}`,
      `:28C:${id}`,
      balance('60F', openingCents),
      ...lines.flatMap(movement),
      balance('62F', openingCents + moved(lines)),
      '-',
    ],
  );
  return `${written.flat().join(newline)}${newline}`;
}

function movementText({ name = '', text = '', reference = '' }: WrittenLine, way: Mt940Way) {
  const said = [reference, text].filter((part) => part !== '').join(' ');
  if (way === 'free') return cut(`VIR RECU ${name} ${said}`, 65);
  if (way === 'slashes')
    return cut(`/TRTP/SEPA OVERBOEKING/NAME/${name}/REMI/${said}/EREF/NOTPROVIDED`, 65);
  const parts = cut(`SVWZ+${said}`, 27).map((part, index) => `?${20 + index}${part}`);
  const names = cut(name, 27).map((part, index) => `?${32 + index}${part}`);
  return cut(`166?00GUTSCHRIFT?109075${parts.join('')}${names.join('')}`, 65);
}

/** By length alone, amid words, as banks do. */
function cut(text: string, length: number): string[] {
  return text.match(new RegExp(`.{1,${length}}`, 'g')) ?? [''];
}
