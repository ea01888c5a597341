/**
 * The rule: a line is the same one in every file that has it. Where the bank gives it an id, that tells it,
 * with account, day and amount, since some banks use an id again; else account, day, amount and label do.
 * Lines that are still equal are counted: with an id within their statement, which has a line once, and
 * without within the file.
 */
import type {
  BankStatement,
  FileProblem,
  StatementEntry,
  StatementFile,
} from './statement-entry.ts';

export interface StatementLine extends StatementEntry {
  readonly account: string;
  /** Equal for the same line of any file, and for no other. */
  readonly identity: string;
}

/** The lines of all statements of a file, each with what tells it; a statement that stands there twice is passed over. */
export function statementLines({ statements }: StatementFile): StatementLine[] {
  const seen = new Set<string>();
  const inFile = new Map<string, number>();
  return statements.flatMap((statement) => {
    const said = saidBy(statement);
    const isRepeated = seen.has(said);
    seen.add(said);
    const inStatement = new Map<string, number>();
    return statement.entries.map((entry) => {
      const { account } = statement;
      if (isRepeated) return { ...entry, account, identity: '', passedOver: 'repeated' as const };
      const { bookedOn, amountCents, label, bankId, isIn } = entry;
      const name = bankId === undefined ? ['label', label] : ['id', bankId];
      const told = JSON.stringify([account, bookedOn, amountCents, isIn, ...name]);
      const rank = next(bankId === undefined ? inFile : inStatement, told);
      return { ...entry, account, identity: `${told} ${rank}` };
    });
  });
}

/** Statements whose lines do not lead from one balance to the other: something is missing. */
export function balanceProblems({ statements, problems }: StatementFile): FileProblem[] {
  // A line that cannot be read is missing already, and said.
  if (problems.some(({ line }) => line !== null)) return [];
  return statements.flatMap(({ balances, entries, line, id }) => {
    if (!balances) return [];
    const booked = entries.filter(
      ({ passedOver, currency }) => passedOver !== 'not-booked' && currency === balances.currency,
    );
    const moved = booked.reduce((sum, each) => sum + (each.isIn ? 1 : -1) * each.amountCents, 0);
    const isWhole = balances.opening + moved === balances.closing;
    return isWhole ? [] : [{ problem: 'balance' as const, line, element: id }];
  });
}

function saidBy({ account, id, entries }: BankStatement): string {
  return JSON.stringify([account, id, entries.map(({ line: _, ...said }) => said)]);
}

function next(counted: Map<string, number>, told: string): number {
  const rank = (counted.get(told) ?? 0) + 1;
  counted.set(told, rank);
  return rank;
}
