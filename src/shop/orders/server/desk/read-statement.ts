import { createHash } from 'node:crypto';
import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import type { ReadStatement } from '../../contract.ts';
import { readCamt } from '../../rules/camt-statement.ts';
import { readMt940 } from '../../rules/mt940-statement.ts';
import {
  type FileProblemKind,
  type StatementFile,
  type StatementFormat,
  statementFormatOf,
} from '../../rules/statement-entry.ts';
import { balanceProblems, statementLines } from '../../rules/statement-lines.ts';
import type { OrdersDeps } from '../orders-deps.ts';
import { readXml } from './xml-nodes.ts';

/** What a statement says, line by line; nothing of it is kept. */
export async function readStatement(
  deps: OrdersDeps,
  call: Call,
  { text }: ParsedInputOf<ReadStatement>,
): Promise<OutputOf<ReadStatement>> {
  await deps.database.asCaller(signedInCaller(call), (tx) => requireStaff(tx, 'keep-accounts'));
  const format = statementFormatOf(text) ?? null;
  const file = format === null ? unreadable('unknown-format', null) : readFile(text, format);
  return {
    format,
    problems: [...file.problems, ...balanceProblems(file)],
    lines: statementLines(file).map((line) => ({
      line: line.line,
      account: line.account,
      bookedOn: line.bookedOn,
      amountCents: line.amountCents,
      currency: line.currency,
      label: line.label,
      passedOver: line.passedOver ?? null,
      lineId: createHash('sha256').update(line.identity).digest('hex'),
    })),
  };
}

function readFile(text: string, format: StatementFormat): StatementFile {
  if (format === 'mt940') return readMt940(text);
  // Entities come with it, and no statement has one.
  if (text.includes('<!DOCTYPE')) return unreadable('doctype', null);
  const root = readXml(text.replace(/^\ufeff/, ''));
  return 'faultAt' in root ? unreadable('malformed', root.faultAt) : readCamt(root);
}

function unreadable(problem: FileProblemKind, line: number | null): StatementFile {
  return { statements: [], problems: [{ problem, line, element: null }] };
}
