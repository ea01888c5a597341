/** Takes bytes off a stream in pieces of a wanted length. */
export class ByteReader {
  readonly #source: AsyncIterator<Buffer>;
  #held: Buffer[] = [];
  #length = 0;

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** So many bytes; fewer only where the stream ends. */
  async upTo(length: number): Promise<Buffer> {
    while (this.#length < length && (await this.#more()));
    const all = this.#held.length === 1 ? this.#held[0] : Buffer.concat(this.#held);
    const taken = all?.subarray(0, length) ?? Buffer.alloc(0);
    const rest = all?.subarray(taken.length) ?? Buffer.alloc(0);
    this.#held = rest.length > 0 ? [rest] : [];
    this.#length = rest.length;
    return taken;
  }

  /** Up to the next line feed; undefined where there is none within `most` bytes. */
  async line(most: number): Promise<string | undefined> {
    for (;;) {
      const all = Buffer.concat(this.#held);
      const end = all.indexOf(0x0a);
      if (end >= 0) return (await this.upTo(end + 1)).toString('latin1', 0, end);
      if (all.length > most || !(await this.#more())) return undefined;
    }
  }

  async #more(): Promise<boolean> {
    const { value, done } = await this.#source.next();
    if (done) return false;
    this.#held.push(value);
    this.#length += value.length;
    return true;
  }
}
