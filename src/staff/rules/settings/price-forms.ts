/**
 * The rule: outside France a box has a price by zone and the day since when it holds; a licence has one
 * price for each band of headcount, and the bands follow one another from one employee on, without a gap.
 */
import { type FormReader, type FormValues, readForm } from '#basics/form-reader.ts';
import { type Cents, typedEuros } from '#basics/money.ts';
import type { FieldProblem } from '#basics/refusal.ts';
import type { DeliveryPrices, LicenceBand } from '#basics/settings.ts';

type Judged<T> = { readonly problems: readonly FieldProblem[]; readonly values: T };

/** As many bands as the form has lines for; one left empty is no band. */
export const BAND_LINES = [1, 2, 3, 4, 5, 6] as const;
/** The columns' own limit. */
const MOST_CENTS = 100_000_000;

const required = { isRequired: true };

export function readDeliveryForm(form: FormValues): Judged<DeliveryPrices> {
  const read = readForm(form);
  const values: DeliveryPrices = {
    europeNetCents: priceIn(read, 'europe'),
    neighboursNetCents: priceIn(read, 'neighbours'),
    worldNetCents: priceIn(read, 'world'),
    pricedOn: read.day('pricedOn', required) ?? '',
  };
  return { problems: read.problems, values };
}

export function formOfDelivery(prices: DeliveryPrices): Readonly<Record<string, string>> {
  return {
    europe: typedEuros(prices.europeNetCents),
    neighbours: typedEuros(prices.neighboursNetCents),
    world: typedEuros(prices.worldNetCents),
    pricedOn: prices.pricedOn,
  };
}

export function readLicenceForm(form: FormValues): Judged<readonly LicenceBand[]> {
  const read = readForm(form);
  const lines = BAND_LINES.filter(
    (line) => line === 1 || [`from${line}`, `price${line}`].some((name) => form[name]?.trim()),
  );
  const bands = lines.map((line) => ({
    line,
    from: read.people(`from${line}`, required) ?? 0,
    unitNetCents: priceIn(read, `price${line}`),
    example: read.people(`example${line}`, required) ?? 0,
  }));
  for (const [index, { line, from, example }] of bands.entries()) {
    const before = bands[index - 1];
    const next = bands[index + 1];
    if (index === 0 && from !== 1) read.addIssue(`from${line}`, 'first-band-invalid');
    if (before && from <= before.from) read.addIssue(`from${line}`, 'band-order-invalid');
    if (example < from || (next && example >= next.from)) {
      read.addIssue(`example${line}`, 'example-outside');
    }
  }
  const values = bands.map(({ from, unitNetCents, example }, index) => {
    const next = bands[index + 1];
    return { from, to: next ? next.from - 1 : null, unitNetCents, example };
  });
  return { problems: read.problems, values };
}

export function formOfLicence(bands: readonly LicenceBand[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    bands.flatMap(({ from, unitNetCents, example }, index) => [
      [`from${index + 1}`, String(from)],
      [`price${index + 1}`, typedEuros(unitNetCents)],
      [`example${index + 1}`, String(example)],
    ]),
  );
}

/** Never free: what costs nothing is not for sale. */
function priceIn(read: FormReader, path: string): Cents {
  const cents = read.cents(path, required);
  if (cents !== null && (cents < 1 || cents > MOST_CENTS)) read.addIssue(path, 'amount-invalid');
  return cents ?? 0;
}
