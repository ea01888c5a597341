import { fr as box } from '#shop/catalogue/messages/box.fr.ts';
import { fr as returns } from '#shop/returns/messages/exchange.fr.ts';
import { fr as orders } from './own-orders.fr.ts';

/** What somebody bought, as the document with everything kept about them shows it. */
export const fr = {
  title: 'Vos commandes, devis et candidatures',
  groups: {
    orders: 'Vos commandes',
  },
  fields: {
    number: 'Numéro',
    placed_at: 'Passée le',
    state: 'État',
    company_name: 'Entreprise',
    contact_name: 'Nom',
    email: 'Adresse e-mail',
    phone: 'Téléphone',
    billing_address: 'Adresse de facturation',
    delivery_address: 'Adresse de livraison',
    line1: 'Adresse',
    line2: 'Complément',
    postcode: 'Code postal',
    city: 'Ville',
    country: 'Pays',
    message: 'Message',
    net_cents: 'Total HT',
    vat_cents: 'TVA',
    gross_cents: 'Total TTC',
    lines: 'Contenu',
    name: 'Nom',
    quantity: 'Quantité',
    unitNetCents: 'Prix unitaire HT',
    customisation: 'Personnalisation',
    cardMessage: 'Mot de la carte',
    sleeveColour: 'Couleur du fourreau',
    logo: 'Logo',
    objectId: 'Image',
    swaps: 'Échanges',
    from: 'Retiré',
    to: 'Mis à la place',
    exchanges: 'Échanges demandés',
    sent_at: 'Envoyée le',
  },
  values: {
    ...returns.reasons,
    ...returns.states,
    ...orders.states,
    ...box.customiser.sleeve,
  },
};
