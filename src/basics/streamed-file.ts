/** A file that is made while it leaves, piece by piece: however long it is, little of it is held. */
export class StreamedFile {
  readonly type: string;
  readonly pieces: AsyncIterable<Uint8Array | string>;

  constructor(type: string, pieces: AsyncIterable<Uint8Array | string>) {
    this.type = type;
    this.pieces = pieces;
  }
}
