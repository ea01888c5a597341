import { extractText, getDocumentProxy } from 'unpdf';

/** What a reader, and a screen reader, finds in a PDF. */
export async function readPdf(file: Blob) {
  const document = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()));
  const { text, totalPages } = await extractText(document, { mergePages: true });
  const [marks, { metadata, info }] = await Promise.all([
    document.getMarkInfo(),
    document.getMetadata(),
  ]);
  return {
    text,
    totalPages,
    isTagged: marks?.Marked === true,
    /** PDF/UA-1: the part of the standard that the file says it keeps to. */
    accessibilityPart: metadata?.get('pdfuaid:part') ?? null,
    /** PDF/A: the part of the standard, and its level. */
    archivePart: metadata?.get('pdfaid:part') ?? null,
    archiveLevel: metadata?.get('pdfaid:conformance') ?? null,
    title: (info as { Title?: string }).Title,
    language: (info as { Language?: string }).Language,
  };
}
