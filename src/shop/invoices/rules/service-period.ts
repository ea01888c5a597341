/**
 * The rule: a document says which days it pays for where all of its lines go on for some time: from the
 * first of them to the last. Where something is delivered once beside them, each line says its own alone.
 *
 * Source: EN 16931-1, BG-14 (BT-73, BT-74) and BG-26 (BT-134, BT-135).
 */
import type { InvoiceLine, ServicePeriod } from './invoice-content.ts';

export function wholePeriod(lines: readonly Pick<InvoiceLine, 'period'>[]): ServicePeriod | null {
  const periods = lines.flatMap(({ period }) => (period ? [period] : []));
  if (periods.length === 0 || periods.length < lines.length) return null;
  const from = periods.map((period) => period.from).toSorted()[0];
  const to = periods
    .map((period) => period.to)
    .toSorted()
    .at(-1);
  return from === undefined || to === undefined ? null : { from, to };
}
