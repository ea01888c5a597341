/**
 * The rule: two boxes share a line of the cart exactly when they are the same product customised
 * the same way, so the line's id is that product and that customisation, written in one order.
 *
 * It is a readable text and not a hash: two different boxes can never share an id.
 */
import { type BoxCustomisation, cleanCustomisation } from './box-customisation.ts';

/**
 * `box-douceur`, or `box-douceur?sleeve=pine&message=Merci%20!&swap=honey-1~jam-2`; of a monthly box,
 * `box-du-mois?months=12`.
 */
export function cartLineId(
  productSlug: string,
  customisation?: BoxCustomisation,
  commitmentMonths?: number,
): string {
  const parts = customisation ? canonicalParts(customisation) : [];
  const lineId = parts.length === 0 ? productSlug : `${productSlug}?${parts.join('&')}`;
  return commitmentMonths === undefined ? lineId : `${lineId}?months=${commitmentMonths}`;
}

/** The product of a line. */
export function productSlugOfCartLine(lineId: string): string {
  return lineId.split('?', 1)[0] ?? lineId;
}

// What is as it comes is not written: a box opened in the customiser and left alone is the box.
function canonicalParts(customisation: BoxCustomisation): string[] {
  const { cardMessage, sleeveColour, logo, swaps } = cleanCustomisation(customisation);
  return [
    ...(sleeveColour === 'natural' ? [] : [`sleeve=${sleeveColour}`]),
    ...(cardMessage === undefined ? [] : [`message=${encoded(cardMessage)}`]),
    ...(logo === undefined ? [] : [`logo=${encoded(logo.objectId)}`]),
    ...swaps.map((swap) => `swap=${encoded(swap.from)}~${encoded(swap.to)}`),
  ];
}

// encodeURIComponent throws on half of a surrogate pair and leaves `~` alone.
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll('~', '%7E');
}
