import { malformed } from './rest-error.ts';

/** Reads a text from left to right; every grammar of a request is read with it. */
export class Scanner {
  readonly text: string;
  readonly what: string;
  at = 0;

  constructor(text: string, what: string) {
    this.text = text;
    this.what = what;
  }

  get isDone(): boolean {
    return this.at >= this.text.length;
  }

  next(length = 1): string {
    return this.text.slice(this.at, this.at + length);
  }

  /** Takes `token` if it comes next. */
  take(token: string): boolean {
    if (!this.text.startsWith(token, this.at)) return false;
    this.at += token.length;
    return true;
  }

  expect(token: string): void {
    if (!this.take(token)) this.fail(`expecting "${token}"`);
  }

  /** Takes what the pattern (sticky) matches from here. */
  match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    if (found !== undefined) this.at += found.length;
    return found;
  }

  skipSpaces(): void {
    this.match(/\s*/y);
  }

  /** A text between double quotes, in which a backslash keeps the next character as it is. */
  quoted(): string | undefined {
    const found = this.match(/"(?:[^"\\]|\\[\s\S])*"/y);
    return found?.slice(1, -1).replace(/\\([\s\S])/g, '$1');
  }

  fail(why: string): never {
    const got = this.isDone ? 'end of input' : `"${this.next(20)}"`;
    throw malformed(`${this.what} (${this.text.slice(0, 200)})`, `unexpected ${got} ${why}`);
  }
}
