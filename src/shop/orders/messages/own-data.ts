import type { Texts } from '#basics/messages.ts';
import { texts as box } from '#shop/catalogue/messages/box.ts';
import { texts as returns } from '#shop/returns/messages/exchange.ts';
import { texts as orders } from './own-orders.ts';

/** What somebody bought, as the document with everything kept about them shows it. */
export const texts = {
  title: { fr: 'Vos commandes, devis et candidatures', en: 'Your orders, quotes and applications' },
  groups: {
    orders: { fr: 'Vos commandes', en: 'Your orders' },
  },
  fields: {
    number: { fr: 'Numéro', en: 'Number' },
    placed_at: { fr: 'Passée le', en: 'Placed on' },
    state: { fr: 'État', en: 'State' },
    company_name: { fr: 'Entreprise', en: 'Company' },
    contact_name: { fr: 'Nom', en: 'Name' },
    email: { fr: 'Adresse e-mail', en: 'E-mail address' },
    phone: { fr: 'Téléphone', en: 'Phone' },
    billing_address: { fr: 'Adresse de facturation', en: 'Billing address' },
    delivery_address: { fr: 'Adresse de livraison', en: 'Delivery address' },
    line1: { fr: 'Adresse', en: 'Address' },
    line2: { fr: 'Complément', en: 'Second line' },
    postcode: { fr: 'Code postal', en: 'Postcode' },
    city: { fr: 'Ville', en: 'Town' },
    country: { fr: 'Pays', en: 'Country' },
    message: { fr: 'Message', en: 'Message' },
    net_cents: { fr: 'Total HT', en: 'Total excl. VAT' },
    vat_cents: { fr: 'TVA', en: 'VAT' },
    gross_cents: { fr: 'Total TTC', en: 'Total incl. VAT' },
    lines: { fr: 'Contenu', en: 'Contents' },
    name: { fr: 'Nom', en: 'Name' },
    quantity: { fr: 'Quantité', en: 'Quantity' },
    unitNetCents: { fr: 'Prix unitaire HT', en: 'Unit price excl. VAT' },
    customisation: { fr: 'Personnalisation', en: 'Customisation' },
    cardMessage: { fr: 'Mot de la carte', en: 'Words on the card' },
    sleeveColour: { fr: 'Couleur du fourreau', en: 'Colour of the sleeve' },
    logo: { fr: 'Logo', en: 'Logo' },
    objectId: { fr: 'Image', en: 'Picture' },
    swaps: { fr: 'Échanges', en: 'Swaps' },
    from: { fr: 'Retiré', en: 'Taken out' },
    to: { fr: 'Mis à la place', en: 'Put in its place' },
    exchanges: { fr: 'Échanges demandés', en: 'Exchanges asked for' },
    sent_at: { fr: 'Envoyée le', en: 'Sent on' },
  },
  values: {
    ...returns.reasons,
    ...returns.states,
    ...orders.states,
    ...box.customiser.sleeve,
  },
} satisfies Texts;
