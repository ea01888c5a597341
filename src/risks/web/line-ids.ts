import type { TypedRisk } from '../rules/risk-import-rows.ts';

/**
 * The id of the risk that each line becomes, in their order: the same for the same text in the same
 * company, so that a file that is imported again adds nothing twice. Of lines that are the very same,
 * each has its own.
 */
export async function lineIds(
  companyId: string,
  rows: readonly TypedRisk[],
): Promise<readonly string[]> {
  const seen = new Map<string, number>();
  const texts = rows.map(({ values }) => {
    const said = Object.entries(values).filter(([, text]) => text !== undefined);
    const text = JSON.stringify(said.toSorted(([a], [b]) => (a < b ? -1 : 1)));
    const before = seen.get(text) ?? 0;
    seen.set(text, before + 1);
    return JSON.stringify([companyId, text, before]);
  });
  return Promise.all(texts.map(idOf));
}

/** A UUID of version 8: what its bits say is ours to choose (RFC 9562, section 5.8). */
async function idOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const bytes = new Uint8Array(digest).subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
