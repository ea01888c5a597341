import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './cart.fr.ts';

export const en: MirrorOf<typeof fr> = {
  title: 'Your cart',
  open: '{count, plural, =0 {Cart, empty} one {Cart, # item} other {Cart, # items}}',
  close: 'Close the cart',
  empty: {
    title: 'Your cart is empty',
    text: 'Choose a box: you can customise it and change quantities here.',
    action: 'See the boxes',
  },
  total: 'Total excluding VAT',
  vatLater:
    'VAT is worked out at the next step, at each box’s own rate. Delivery in France included.',
  checkout: 'Check out',
  goOn: 'Continue shopping',
  unit: '{price} each, excl. VAT',
  customised: 'Customised',
  commitment:
    '{months, plural, =0 {Per employee and month, no commitment} other {Per employee and month, #-month commitment}}',
  quantityOf: 'Quantity of {name}',
  decrease: 'One {name} less',
  increase: 'One {name} more',
  most: 'Up to {max} online. Beyond that, <quote>ask for a quote</quote>, which is then ordered in one step.',
  remove: 'Remove {name} from the cart',
  removed: '{name} has left the cart',
  undo: 'Undo',
};
