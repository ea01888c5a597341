/** The sheet that travels with what comes back. */
export const en = {
  page: 'Page',
  foot: '{product} · exchange {reference}',
  title: 'Return slip {reference}',
  order: 'Order',
  from: 'From',
  content: 'In this parcel',
  quantity: 'Quantity',
  steps: 'To send this parcel back',
  pack: 'Pack the products with care and put this page inside.',
  stick: 'Fold it along the line, or cut off the lower part and stick it on the parcel.',
  prepaid: 'Stick on the carrier’s label that we sent you, and hand the parcel over to them.',
  collected: 'Keep the parcel ready: the carrier comes to collect it, at our expense.',
  thenSay: 'Tell us that it has left from the page of your order.',
  fold: 'Fold or cut here',
  to: 'To',
  bars: 'Barcode of {reference}',
};
