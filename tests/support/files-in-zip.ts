/** The names of what is in an archive, by its central directory (APPNOTE, 4.3). */
export function filesIn(zip: Buffer): string[] {
  const names: string[] = [];
  const mark = Buffer.from([0x50, 0x4b, 1, 2]);
  for (let at = zip.indexOf(mark); at >= 0; at = zip.indexOf(mark, at + 46)) {
    names.push(zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28)));
  }
  return names;
}
