/**
 * The rule: what is more than a cart holds is asked for as a quote, product by product, at most a thousand
 * pieces of each. It stands in the page's address, so that whatever leads there needs no storage; what
 * cannot be read of it is left out.
 */
import { COMMITMENTS, type Commitment } from './monthly-box.ts';
import { isProductSlug } from './product-slug.ts';

export const MOST_ASKED = 1_000;
export const MOST_ASKED_LINES = 20;

export interface AskedLine {
  readonly slug: string;
  readonly quantity: number;
  readonly commitmentMonths?: Commitment | undefined;
}

/** The page on which these lines become a quote. */
export function askedQuotePage(lines: readonly AskedLine[]): string {
  return `/checkout?${new URLSearchParams({ ask: writeAskedLines(lines) })}`;
}

/** As `readAskedLines` reads them. */
export function writeAskedLines(lines: readonly AskedLine[]): string {
  const asked = lines.map(({ slug, quantity, commitmentMonths }) =>
    [slug, quantity, ...(commitmentMonths === undefined ? [] : [commitmentMonths])].join('*'),
  );
  return asked.join(',');
}

/** The products that are asked for: the same for every quantity of them. */
export function askedProducts(asked: string): string {
  return writeAskedLines(readAskedLines(asked).map((line) => ({ ...line, quantity: 1 })));
}

/** Never throws: an address can hold anything. */
export function readAskedLines(asked: string): AskedLine[] {
  return asked
    .split(',')
    .flatMap((line) => readLine(line) ?? [])
    .reduce<AskedLine[]>(withLine, [])
    .slice(0, MOST_ASKED_LINES);
}

/** What is there already becomes more of the same. */
function withLine(lines: readonly AskedLine[], line: AskedLine): AskedLine[] {
  const isSame = (other: AskedLine) =>
    other.slug === line.slug && other.commitmentMonths === line.commitmentMonths;
  if (!lines.some(isSame)) return [...lines, line];
  return lines.map((other) =>
    isSame(other)
      ? { ...other, quantity: Math.min(other.quantity + line.quantity, MOST_ASKED) }
      : other,
  );
}

function readLine(text: string): AskedLine | undefined {
  const [, slug = '', quantity = '', months] = /^([^*]*)\*(\d{1,5})(?:\*(\d+))?$/.exec(text) ?? [];
  if (!isProductSlug(slug) || Number(quantity) < 1) return undefined;
  const commitmentMonths = COMMITMENTS.find((each) => String(each) === months);
  return {
    slug,
    quantity: Math.min(Number(quantity), MOST_ASKED),
    ...(commitmentMonths !== undefined && { commitmentMonths }),
  };
}
