/**
 * The rule: without scripts the cart stands in the page's address, products, choices and quantities and
 * no price; what cannot be read of it is left out, and what a form asks of it gives another address.
 */
import { isUuid } from '#basics/uuid.ts';
import {
  type BoxCustomisation,
  CARD_MESSAGE_MAX,
  cleanCustomisation,
  type ItemSwap,
  SLEEVE_COLOURS,
} from './box-customisation.ts';
import { clampedQuantity, MAX_QUANTITY } from './cart.ts';
import { cartLineId } from './cart-line-id.ts';
import { COMMITMENTS, type Commitment } from './monthly-box.ts';
import { isProductSlug } from './product-slug.ts';

export interface AddressedLine {
  readonly slug: string;
  readonly quantity: number;
  readonly commitmentMonths?: Commitment | undefined;
  readonly customisation?: (BoxCustomisation & { readonly swaps: ItemSwap[] }) | undefined;
}

/** The name of the parameter that holds the cart. */
export const CART_PARAMETER = 'cart';
/** Together they keep an address shorter than what servers and proxies take. */
export const MOST_LINES = 20;
const MOST_CHARACTERS = 6_000;
const SLUG_MAX = 100;
const SWAP_PREFIX = 'swap.';
const MOST_SWAPS = 20;

/** The name of the field that says what takes the place of this item. */
export function swapField(itemId: string): string {
  return `${SWAP_PREFIX}${itemId}`;
}

/** `box-douceur*2?sleeve=pine,box-du-mois*30?months=12` */
export function writeCartAddress(lines: readonly AddressedLine[]): string {
  return lines.map(writeLine).join(',');
}

/** Never throws: an address can hold anything. */
export function readCartAddress(text: string | null): AddressedLine[] {
  if (text === null || text.length > MOST_CHARACTERS) return [];
  const read = text.split(',').flatMap((line) => readLine(line) ?? []);
  return read.reduce<AddressedLine[]>(withLine, []);
}

/** The lines of this address, each with the id that it has in the browser’s own cart. */
export function addressedLines(address: URLSearchParams) {
  return readCartAddress(address.get(CART_PARAMETER)).map((line) => ({
    ...line,
    lineId: addressedLineId(line),
  }));
}

/** The parameters of the page that shows this cart; none where it is empty. */
export function cartParameters(lines: readonly AddressedLine[]): string {
  const text = writeCartAddress(lines);
  return text === '' ? '' : `?${new URLSearchParams({ [CART_PARAMETER]: text })}`;
}

/**
 * The cart after what a form of a page asks of it: `add`, a product’s slug, with its choices; or `line`,
 * the place of one in the cart, with its new `quantity` or `remove`. Undefined where nothing is asked.
 */
export function askedCart(address: URLSearchParams): AddressedLine[] | undefined {
  const lines = readCartAddress(address.get(CART_PARAMETER));
  const slug = address.get('add');
  if (slug !== null) {
    const added = isSlug(slug) ? withLine(lines, chosenLine(slug, address)) : lines;
    return writeCartAddress(added).length > MOST_CHARACTERS ? lines : added;
  }
  const place = address.get('line');
  if (place === null) return undefined;
  const quantity = address.has('remove') ? 0 : Number(address.get('quantity') ?? Number.NaN);
  return lines.flatMap((line, index) => {
    if (String(index) !== place || Number.isNaN(quantity)) return [line];
    const wanted = clampedQuantity(quantity);
    return wanted === 0 ? [] : [{ ...line, quantity: wanted }];
  });
}

export function addressedLineId({ slug, customisation, commitmentMonths }: AddressedLine): string {
  return cartLineId(slug, customisation, commitmentMonths);
}

/** A line that is there already becomes more of the same. */
function withLine(lines: readonly AddressedLine[], line: AddressedLine): AddressedLine[] {
  const id = addressedLineId(line);
  const place = lines.findIndex((each) => addressedLineId(each) === id);
  if (place < 0) return lines.length < MOST_LINES ? [...lines, line] : [...lines];
  return lines.map((each, index) =>
    index === place
      ? { ...each, quantity: Math.min(each.quantity + line.quantity, MAX_QUANTITY) }
      : each,
  );
}

function writeLine({ slug, quantity, commitmentMonths, customisation }: AddressedLine): string {
  const parameters = new URLSearchParams();
  if (commitmentMonths !== undefined) parameters.set('months', String(commitmentMonths));
  if (customisation) {
    const { sleeveColour, cardMessage, logo, swaps } = cleanCustomisation(customisation);
    if (sleeveColour !== 'natural') parameters.set('sleeve', sleeveColour);
    if (cardMessage !== undefined) parameters.set('message', cardMessage);
    if (logo) parameters.set('logo', logo.objectId);
    for (const { from, to } of swaps) parameters.append('swap', `${from}~${to}`);
  }
  const choices = parameters.toString();
  return `${slug}*${quantity}${choices && `?${choices}`}`;
}

function readLine(text: string): AddressedLine | undefined {
  const [, slug = '', quantity = '', choices = ''] = /^([^*]*)\*(\d+)(?:\?(.*))?$/.exec(text) ?? [];
  const wanted = clampedQuantity(Number(quantity));
  if (!isSlug(slug) || wanted === 0) return undefined;
  const parameters = new URLSearchParams(choices);
  return lineOf(slug, wanted, {
    months: parameters.get('months'),
    sleeve: parameters.get('sleeve'),
    message: parameters.get('message'),
    logo: parameters.get('logo'),
    swaps: parameters.getAll('swap').map((swap) => swap.split('~')),
  });
}

function chosenLine(slug: string, address: URLSearchParams): AddressedLine {
  const quantity = Number(address.get('quantity') ?? 1);
  return lineOf(slug, Math.max(clampedQuantity(Number.isNaN(quantity) ? 1 : quantity), 1), {
    months: address.get('commitment'),
    sleeve: address.get('sleeveColour'),
    message: address.get('cardMessage'),
    logo: null,
    swaps: [...address].flatMap(([name, to]) =>
      name.startsWith(SWAP_PREFIX) ? [[name.slice(SWAP_PREFIX.length), to]] : [],
    ),
  });
}

type Choices = {
  readonly months: string | null;
  readonly sleeve: string | null;
  readonly message: string | null;
  readonly logo: string | null;
  readonly swaps: readonly (readonly string[])[];
};

/** What is as it comes is not said: a box that is left alone is the box. */
function lineOf(slug: string, quantity: number, choices: Choices): AddressedLine {
  const commitmentMonths = COMMITMENTS.find((months) => String(months) === choices.months);
  const sleeveColour = SLEEVE_COLOURS.find((colour) => colour === choices.sleeve) ?? 'natural';
  const cardMessage = (choices.message ?? '').slice(0, CARD_MESSAGE_MAX).trim();
  const logo = isUuid(choices.logo ?? '') ? { objectId: choices.logo ?? '' } : undefined;
  const swaps = choices.swaps.flatMap(swapOf).slice(0, MOST_SWAPS);
  const isOwn = sleeveColour !== 'natural' || cardMessage !== '' || logo || swaps.length > 0;
  return {
    slug,
    quantity,
    ...(commitmentMonths !== undefined && { commitmentMonths }),
    ...(isOwn && {
      customisation: {
        ...cleanCustomisation({ sleeveColour, swaps: [], cardMessage, logo }),
        swaps: [...cleanCustomisation({ sleeveColour, swaps }).swaps],
      },
    }),
  };
}

function swapOf([from = '', to = '', more]: readonly string[]): ItemSwap[] {
  return isUuid(from) && isUuid(to) && more === undefined ? [{ from, to }] : [];
}

function isSlug(text: string): boolean {
  return text.length <= SLUG_MAX && isProductSlug(text);
}
