/**
 * The rule: camt.053 of ISO 20022, from version 02 on, whose versions name the same things by the same
 * elements under other namespaces: statements of an account, and in each its entries (`camt-entry.ts`).
 * Its reports of the day (052) and notices (054) are other messages, whose lines come again in 053.
 */
import { entryLines } from './camt-entry.ts';
import {
  type Balances,
  type BankStatement,
  exactCents,
  type FileProblem,
  type StatementFile,
} from './statement-entry.ts';
import { all, at, textAt, type XmlNode } from './xml-node.ts';

const NAMESPACE = /(?:^|[:.])camt\.053\.001\.\d{2}$/;

export function readCamt(root: XmlNode): StatementFile {
  const message = root.name === 'Document' ? root.children[0] : root;
  if (message?.name !== 'BkToCstmrStmt' || !NAMESPACE.test(root.namespace)) {
    const element = (/[a-z]{4}\.\d{3}(?=\.)/.exec(root.namespace) ?? [root.name])[0];
    return { statements: [], problems: [{ problem: 'other-message', line: root.line, element }] };
  }
  const read = all(message, 'Stmt').map(readStatement);
  return {
    statements: read.flatMap(({ statement }) => statement ?? []),
    problems: read.flatMap(({ problems }) => problems),
  };
}

function readStatement(node: XmlNode): {
  readonly statement?: BankStatement;
  readonly problems: readonly FileProblem[];
} {
  const account = textAt(node, 'Acct', 'Id', 'IBAN') ?? textAt(node, 'Acct', 'Id', 'Othr', 'Id');
  if (account === undefined)
    return { problems: [{ problem: 'no-account', line: node.line, element: 'Acct' }] };
  const read = all(node, 'Ntry').map(entryLines);
  const id = textAt(node, 'Id') ?? '';
  const entries = read.flatMap(({ lines }) => lines);
  return {
    statement: { account, id, line: node.line, entries, balances: balancesOf(node) },
    problems: read.flatMap(({ problems }) => problems),
  };
}

function balancesOf(statement: XmlNode): Balances | undefined {
  const balance = (code: string) => {
    const found = all(statement, 'Bal').filter(
      (each) => textAt(each, 'Tp', 'CdOrPrtry', 'Cd') === code,
    );
    // Several of one kind are of several days or currencies.
    const [only] = found.length === 1 ? found : [];
    const amount = only && at(only, 'Amt');
    const cents = exactCents(amount?.text ?? '');
    if (!only || !amount || cents === undefined) return undefined;
    const isOwed = textAt(only, 'CdtDbtInd') === 'DBIT';
    return { currency: amount.currency, cents: isOwed ? -cents : cents };
  };
  const opening = balance('OPBD') ?? balance('PRCD');
  const closing = balance('CLBD');
  if (!opening || opening.currency !== closing?.currency) return undefined;
  return { currency: opening.currency, opening: opening.cents, closing: closing.cents };
}
