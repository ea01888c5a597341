import { ParseOption, XmlDocument, XmlElement, XmlParseError } from 'libxml2-wasm';
import type { XmlNode } from '../../rules/xml-node.ts';

// Nothing is loaded from elsewhere, and no entity is replaced: files that declare any are refused before.
const OPTIONS =
  ParseOption.XML_PARSE_NO_XXE |
  ParseOption.XML_PARSE_NONET |
  ParseOption.XML_PARSE_IGNORE_ENC |
  ParseOption.XML_PARSE_BIG_LINES;

/** The elements of a document; for what is no XML the line of its first fault, where one is told. */
export function readXml(text: string): XmlNode | { readonly faultAt: number | null } {
  let document: XmlDocument;
  try {
    document = XmlDocument.fromString(text, { option: OPTIONS });
  } catch (error) {
    return { faultAt: lineOf(error) };
  }
  try {
    return nodeOf(document.root);
  } finally {
    document.dispose();
  }
}

function nodeOf(element: XmlElement): XmlNode {
  const children: XmlNode[] = [];
  for (let child = element.firstChild; child; child = child.next) {
    if (child instanceof XmlElement) children.push(nodeOf(child));
  }
  const { name } = element;
  return {
    name,
    // Asked of the root alone: of each element it would take as long as all the rest.
    namespace: name === 'Document' ? element.namespaceUri : '',
    line: element.line,
    text: children.length > 0 ? '' : element.content,
    currency: name === 'Amt' ? (element.attr('Ccy')?.value ?? '') : '',
    children,
  };
}

function lineOf(error: unknown): number | null {
  if (!(error instanceof XmlParseError)) throw error;
  return error.details[0]?.line ?? null;
}
