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
    /** The text of each page. */
    pages: (await extractText(document, { mergePages: false })).text,
    totalPages,
    /** What stands beyond the edges of its page, where nobody reads it. */
    cutOff: await textOutside(document),
    isTagged: marks?.Marked === true,
    /** PDF/UA-1: the part of the standard that the file says it keeps to. */
    accessibilityPart: metadata?.get('pdfuaid:part') ?? null,
    /** PDF/A: the part of the standard, and its level. */
    archivePart: metadata?.get('pdfaid:part') ?? null,
    archiveLevel: metadata?.get('pdfaid:conformance') ?? null,
    /** Factur-X: how much the data inside says. */
    dataLevel: metadata?.get('fx:conformancelevel') ?? null,
    /** Its pictures, as they are told to whoever does not see them. */
    figures: await figuresOf(document),
    /** Files that travel inside, by their name. */
    attachments: await attachmentsOf(document),
    title: (info as { Title?: string }).Title,
    language: (info as { Language?: string }).Language,
  };
}

async function attachmentsOf(document: Awaited<ReturnType<typeof getDocumentProxy>>) {
  const files = (await document.getAttachments()) as ReadonlyMap<string, unknown> | null;
  const contents: Record<string, string> = {};
  for (const name of files?.keys() ?? []) {
    const content: unknown = await document.getAttachmentContent(name);
    contents[name] = content instanceof Uint8Array ? Buffer.from(content).toString('utf8') : '';
  }
  return contents;
}

async function figuresOf(document: Awaited<ReturnType<typeof getDocumentProxy>>) {
  type Node = { readonly role?: string; readonly alt?: string; readonly children?: unknown[] };
  const altsIn = (node: Node): string[] => [
    ...(node.role === 'Figure' && node.alt !== undefined ? [node.alt] : []),
    ...(node.children ?? []).flatMap((child) => altsIn(child as Node)),
  ];
  const alts: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const tree = await (await document.getPage(number)).getStructTree();
    if (tree) alts.push(...altsIn(tree as Node));
  }
  return alts;
}

async function textOutside(document: Awaited<ReturnType<typeof getDocumentProxy>>) {
  const outside: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
    for (const item of (await page.getTextContent()).items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [, , , , x, y] = item.transform as number[];
      const isInside =
        (x ?? 0) >= left && (x ?? 0) + item.width <= right && (y ?? 0) >= bottom && (y ?? 0) <= top;
      if (!isInside) outside.push(item.str);
    }
  }
  return outside;
}
