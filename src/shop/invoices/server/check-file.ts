import { inflateSync } from 'node:zlib';
import type { CheckedRule } from '../rules/document-checks.ts';
import { DATA_FILE_NAME } from './declare-factur-x.ts';

/** What stands in the PDF itself: the data byte for byte, as an alternative to the page, and what it says of itself. */
export function checkFile(pdf: Uint8Array, xml: string): CheckedRule[] {
  const file = Buffer.from(pdf);
  const text = file.toString('latin1');
  const metadata = text.slice(text.lastIndexOf('<?xpacket begin'));
  const rule = (id: string, hasPassed: boolean) => ({ id, hasPassed });
  return [
    rule('PDF-DATA', attachedIn(file, text) === xml),
    rule(
      'PDF-ATTACHMENT',
      text.includes(`/UF (${DATA_FILE_NAME})`) &&
        text.includes('/AFRelationship /Alternative') &&
        text.includes('/Subtype /text#2Fxml') &&
        /\/AF \[\d+ 0 R\]/.test(text),
    ),
    rule(
      'PDF-A-3',
      metadata.includes('<pdfaid:part>3</pdfaid:part>') &&
        metadata.includes('<pdfaid:conformance>A</pdfaid:conformance>') &&
        text.includes('/OutputIntents') &&
        text.includes('/MarkInfo'),
    ),
    rule(
      'PDF-FACTUR-X',
      metadata.includes('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>') &&
        metadata.includes(`<fx:DocumentFileName>${DATA_FILE_NAME}</fx:DocumentFileName>`),
    ),
  ];
}

/** Undefined where there is none that can be read. */
function attachedIn(file: Buffer, text: string): string | undefined {
  const dictionary = text.lastIndexOf('/Type /EmbeddedFile');
  const head = text.slice(
    text.lastIndexOf(' 0 obj', dictionary),
    text.indexOf('stream', dictionary),
  );
  const [opening = ''] = /stream\r?\n/.exec(text.slice(dictionary)) ?? [];
  const start = text.indexOf(opening, dictionary) + opening.length;
  const length = Number(/\/Length (\d+)/.exec(head)?.[1]);
  if (dictionary < 0 || opening === '' || Number.isNaN(length)) return undefined;
  const bytes = file.subarray(start, start + length);
  if (!head.includes('/FlateDecode')) return bytes.toString('utf8');
  try {
    return inflateSync(bytes).toString('utf8');
  } catch {
    // Not what the dictionary says: then it is no data of ours.
    return undefined;
  }
}
