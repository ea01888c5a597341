import { useState } from 'react';
import type { InputOf } from '#basics/contract.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import type { ImportRisks } from '../contract.ts';
import type { LineProblem } from '../rules/risk-import.ts';
import { chunksOf } from '../rules/risk-import-chunks.ts';
import type { TypedRisk } from '../rules/risk-import-rows.ts';
import { lineIds, lineMarks, type SheetKey } from './line-ids.ts';
import { useDuerpChange } from './use-duerp.ts';

type SentRow = InputOf<ImportRisks>['rows'][number];

/** Lines on their way, in the chunks in which they travel. */
export type Sending = {
  readonly rows: readonly TypedRisk[];
  readonly chunks: readonly (readonly SentRow[])[];
  /** How many chunks have arrived. */
  readonly arrived: number;
  readonly added: number;
  readonly alreadyThere: number;
  readonly newUnits: number;
  readonly problems: readonly LineProblem[];
  /** Why it stopped; it can go on from there. */
  readonly failure: Error | undefined;
};

/** Sends the lines of a file chunk by chunk; what stops midway is kept, and can be resumed. */
export function useRiskSending(companyId: string) {
  const [sending, setSending] = useState<Sending>();
  // Resolves however it ends: what has arrived by then is read again.
  const send = useDuerpChange(companyId, async (begin: () => Promise<Sending>) => {
    let now: Sending = { ...(await begin()), failure: undefined };
    while (now.arrived < now.chunks.length && !now.failure) {
      setSending(now);
      now = await afterNextChunk(companyId, now);
    }
    setSending(now);
  });
  return {
    sending,
    isSending: send.isPending,
    isDone: sending !== undefined && sending.arrived === sending.chunks.length,
    start: (rows: readonly TypedRisk[], sheet: Sheet) =>
      send.mutate(() => sendingOf(companyId, rows, sheet)),
    resume: () => sending && send.mutate(async () => sending),
    forget: () => setSending(undefined),
  };
}

/** Where lines come from: all of the sheet, as it was read. */
type Sheet = SheetKey & { readonly rows: readonly (readonly string[])[] };

async function sendingOf(
  companyId: string,
  rows: readonly TypedRisk[],
  sheet: Sheet,
): Promise<Sending> {
  const ids = await lineIds(companyId, await lineMarks(sheet, sheet.rows));
  const sent = rows.map(
    ({ line, values }): SentRow => ({ id: ids[line - 1] ?? '', line, ...values }),
  );
  return {
    rows,
    chunks: chunksOf(sent),
    arrived: 0,
    added: 0,
    alreadyThere: 0,
    newUnits: 0,
    problems: [],
    failure: undefined,
  };
}

async function afterNextChunk(companyId: string, sending: Sending): Promise<Sending> {
  const rows = [...(sending.chunks[sending.arrived] ?? [])];
  try {
    const answer = await callFunction<ImportRisks>('import-risks', { companyId, rows });
    return {
      ...sending,
      arrived: sending.arrived + 1,
      added: sending.added + answer.added,
      alreadyThere: sending.alreadyThere + answer.alreadyThere,
      newUnits: sending.newUnits + answer.newUnits,
      problems: [...sending.problems, ...answer.problems],
    };
  } catch (error) {
    return { ...sending, failure: error instanceof Error ? error : new Error(String(error)) };
  }
}

/** Those that have not arrived. */
export function restOf({ rows, chunks, arrived }: Sending): readonly TypedRisk[] {
  const lines = new Set(
    chunks
      .slice(arrived)
      .flat()
      .map(({ line }) => line),
  );
  return rows.filter(({ line }) => lines.has(line));
}
