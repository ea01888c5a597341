import type { CheckedRule } from '../rules/document-checks.ts';
import { type Books, checkDocument } from './check-document.ts';
import { checkFile } from './check-file.ts';
import { declareFacturX } from './declare-factur-x.ts';

export type FinishedFile = {
  readonly pdf: Uint8Array<ArrayBuffer>;
  readonly rules: readonly CheckedRule[];
};

/** Where it is printed: a page takes the time of ninety rules otherwise, and of a file read as text. */
export function finish(
  printed: Uint8Array,
  { xml, ...books }: Books & { readonly xml: string },
): FinishedFile {
  const pdf = declareFacturX(printed);
  return { pdf, rules: [...checkDocument(xml, books), ...checkFile(pdf, xml)] };
}
