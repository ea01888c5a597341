import type { MirrorOf } from '#basics/messages.ts';
import { en as box } from '#shop/catalogue/messages/box.en.ts';
import { en as returns } from '#shop/returns/messages/exchange.en.ts';
import type { fr } from './own-data.fr.ts';
import { en as orders } from './own-orders.en.ts';

export const en: MirrorOf<typeof fr> = {
  title: 'Your orders, quotes and applications',
  groups: {
    orders: 'Your orders',
  },
  fields: {
    number: 'Number',
    placed_at: 'Placed on',
    state: 'State',
    company_name: 'Company',
    contact_name: 'Name',
    email: 'E-mail address',
    phone: 'Phone',
    billing_address: 'Billing address',
    delivery_address: 'Delivery address',
    line1: 'Address',
    line2: 'Second line',
    postcode: 'Postcode',
    city: 'Town',
    country: 'Country',
    message: 'Message',
    net_cents: 'Total excl. VAT',
    vat_cents: 'VAT',
    gross_cents: 'Total incl. VAT',
    lines: 'Contents',
    name: 'Name',
    quantity: 'Quantity',
    unitNetCents: 'Unit price excl. VAT',
    customisation: 'Customisation',
    cardMessage: 'Words on the card',
    sleeveColour: 'Colour of the sleeve',
    logo: 'Logo',
    objectId: 'Picture',
    swaps: 'Swaps',
    from: 'Taken out',
    to: 'Put in its place',
    exchanges: 'Exchanges asked for',
    sent_at: 'Sent on',
  },
  values: {
    ...returns.reasons,
    ...returns.states,
    ...orders.states,
    ...box.customiser.sleeve,
  },
};
