/** Where the data is inside the PDF. */
export const DATA_FILE_NAME = 'factur-x.xml';

const NAMESPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

const PROPERTIES = [
  ['DocumentFileName', 'Name of the embedded XML invoice file', DATA_FILE_NAME],
  ['DocumentType', 'INVOICE', 'INVOICE'],
  ['Version', 'The actual version of the Factur-X XML schema', '1.0'],
  ['ConformanceLevel', 'The conformance level of the embedded Factur-X data', 'EN 16931'],
] as const;

/**
 * Says in the metadata of a PDF/A-3, as our printer writes it, that it is a Factur-X document (Factur-X 1.09,
 * chapter 6.3): the printer itself knows no metadata but its own. What is there stays; the new metadata is
 * an incremental update (ISO 32000-1, 7.5.6). @throws Error for a PDF that is not written as expected
 */
export function declareFacturX(pdf: Uint8Array): Uint8Array<ArrayBuffer> {
  // One character for each byte: places in the text are places in the file.
  const file = Buffer.from(pdf).toString('latin1');
  const [, number = '', packet = ''] = found(
    file,
    /\n(\d+) 0 obj\s*<<[^>]*\/Type \/Metadata[^>]*>>\s*stream\r?\n([\s\S]*?)\r?\nendstream/,
  );
  const [, trailer = '', previous = ''] = found(
    file,
    /\ntrailer\s*<<([\s\S]*?)>>\s*startxref\s*(\d+)\s*%%EOF\s*$/,
  );
  const declared = Buffer.from(declaredIn(Buffer.from(packet, 'latin1').toString('utf8')), 'utf8');
  const start = file.endsWith('\n') ? '' : '\n';
  const head = `${number} 0 obj\n<<\n  /Length ${declared.length}\n  /Type /Metadata\n  /Subtype /XML\n>>\nstream\n`;
  const object = `${start}${head}${declared.toString('latin1')}\nendstream\nendobj\n`;
  const place = String(file.length + start.length).padStart(10, '0');
  const tail = [
    `xref\n${number} 1\n${place} 00000 n \n`,
    `trailer\n<<${trailer}  /Prev ${previous}\n>>\n`,
    `startxref\n${file.length + object.length}\n%%EOF\n`,
  ].join('');
  return Uint8Array.from(Buffer.from(file + object + tail, 'latin1'));
}

/** Readers of PDF/A refuse properties whose schema is not described beside them. */
function declaredIn(packet: string): string {
  const properties = PROPERTIES.map(
    ([name, description]) =>
      `<rdf:li rdf:parseType="Resource"><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType></rdf:li>`,
  ).join('');
  const schema = `<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema><pdfaSchema:namespaceURI>${NAMESPACE}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${properties}</rdf:Seq></pdfaSchema:property></rdf:li>`;
  const values = PROPERTIES.map(([name, , value]) => `<fx:${name}>${value}</fx:${name}>`).join('');
  const described = replacedOnce(
    packet,
    '</rdf:Bag></pdfaExtension:schemas>',
    `${schema}</rdf:Bag></pdfaExtension:schemas>`,
  );
  return replacedOnce(
    described,
    '</rdf:RDF>',
    `<rdf:Description rdf:about="" xmlns:fx="${NAMESPACE}">${values}</rdf:Description></rdf:RDF>`,
  );
}

function found(text: string, pattern: RegExp): RegExpExecArray {
  const match = pattern.exec(text);
  if (!match) throw new Error(`The PDF is not written as expected: ${pattern.source}`);
  return match;
}

function replacedOnce(text: string, part: string, by: string): string {
  if (text.split(part).length !== 2) throw new Error(`The metadata has not one '${part}'`);
  return text.replace(part, () => by);
}
