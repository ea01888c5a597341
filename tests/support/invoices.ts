import { roundHalfUp } from '#basics/money.ts';
import { electronicAddressOf } from '#shop/invoices/rules/electronic-address.ts';
import type {
  InvoiceContent,
  InvoiceLine,
  InvoiceTotals,
  IssuedInvoice,
} from '#shop/invoices/rules/invoice-content.ts';
import { isSameGroup } from '#shop/sales/rules/vat.ts';

const ADDRESS = {
  line1: '12 rue des Lilas & Cie <bâtiment B>',
  line2: null,
  postcode: '69003',
  city: 'Lyon',
  country: 'FR',
};

export const FOOD: InvoiceLine = {
  name: 'Box Saveurs',
  commitmentMonths: null,
  quantity: 7,
  unitNetCents: 3_990,
  netCents: 27_930,
  rateBasisPoints: 550,
  vatReason: 'Denrées alimentaires (CGI, art. 278-0 bis)',
};
export const SOAP: InvoiceLine = {
  ...FOOD,
  name: 'Box Bien-être',
  quantity: 3,
  netCents: 11_970,
  rateBasisPoints: 2_000,
  vatReason: 'Produits d’hygiène (CGI, art. 278)',
};
export const EXEMPT: InvoiceLine = {
  ...FOOD,
  name: 'Formation',
  rateBasisPoints: 0,
  vatReason: 'Formation professionnelle (CGI, art. 261-4-4° a)',
};

/** Sold to a company of Brussels, whose number VIES confirmed. */
export const WITHIN_UNION: InvoiceLine = {
  ...FOOD,
  rateBasisPoints: 0,
  vatCategory: 'K',
  vatReason: 'Exonération de TVA, livraison intracommunautaire (ancien CGI, art. 262 ter, I)',
};
export const REVERSED: InvoiceLine = {
  ...WITHIN_UNION,
  name: 'Atelier en ligne',
  vatCategory: 'AE',
  vatReason: 'Autoliquidation (ancien CGI, art. 259-1° et 283-2)',
};
export const EXPORTED: InvoiceLine = {
  ...WITHIN_UNION,
  vatCategory: 'G',
  vatReason: 'Exonération de TVA, exportation (ancien CGI, art. 262, I)',
};

const BRUSSELS = {
  ...ADDRESS,
  line1: 'Quai 1',
  postcode: '1000',
  city: 'Bruxelles',
  country: 'BE',
};
const GENEVA = { ...ADDRESS, line1: 'Rue 1', postcode: '1201', city: 'Genève', country: 'CH' };

/** What else a document says where its buyer is established abroad. */
export function abroad(to: 'BE' | 'CH', isDelivered = true): Partial<InvoiceContent> {
  const address = to === 'BE' ? BRUSSELS : GENEVA;
  const vatNumber = to === 'BE' ? 'BE0403019261' : null;
  return {
    buyer: {
      name: 'Ateliers du Canal',
      siren: null,
      siret: null,
      vatNumber,
      isVatLiable: true,
      electronicAddress: electronicAddressOf({
        siren: null,
        vatNumber,
        email: 'compta@canal.example',
      }),
      address,
    },
    delivery: isDelivered
      ? { address, deliveredOn: '2026-11-21', week: null }
      : { address: null, deliveredOn: null, week: null },
  };
}

/** A document of these lines, as it would be issued. */
export function sampleInvoice(
  lines: readonly InvoiceLine[] = [FOOD, SOAP],
  change: Partial<InvoiceContent> = {},
  issue: Partial<IssuedInvoice> = {},
): IssuedInvoice {
  return {
    id: '0b9f8f4e-6a53-4a53-9c3e-2f7d2c6b1a11',
    kind: 'invoice',
    number: 'F2026-000001',
    issuedOn: '2026-11-22',
    dueOn: '2026-11-22',
    ...issue,
    content: {
      language: 'fr',
      operation: 'goods',
      seller: {
        isDemonstration: true,
        name: 'Prévenance SAS',
        address: {
          line1: '1 rue de l’Exemple',
          line2: null,
          postcode: '75000',
          city: 'Paris',
          country: 'FR',
        },
        capitalCents: 1_000_000,
        registry: 'RCS Paris 999 999 998',
        siren: '999999998',
        vatNumber: 'FR11999999998',
        email: 'bonjour@prevenance.example',
        phone: '+33 1 99 00 12 34',
      },
      buyer: {
        name: 'Atelier Lumière',
        siren: '732829320',
        siret: '73282932000074',
        vatNumber: 'FR44732829320',
        isVatLiable: true,
        address: ADDRESS,
      },
      delivery: { address: ADDRESS, deliveredOn: null, week: '2026-W50' },
      order: { number: 'PV-2026-000123', placedOn: '2026-11-20', purchaseOrderNumber: 'BC-77' },
      cites: null,
      payment: {
        isSettled: true,
        means: 'card',
        reference: 'cs_test_1',
        settledOn: '2026-11-22',
        account: {
          beneficiary: 'Prévenance SAS',
          iban: 'FR7630006000011234567890189',
          bic: 'EXAMFRPPXXX',
        },
      },
      lines,
      totals: totalsOf(lines),
      mentions: {
        recovery: 'Indemnité forfaitaire pour frais de recouvrement : 40 €.',
        penalties: 'Pénalités de retard au taux annuel de 12,15 %.',
        discount: 'Pas d’escompte pour paiement anticipé.',
        operation: 'Catégorie de l’opération : livraison de biens.',
        delivery: 'Livraison prévue la semaine 50.',
        demonstration: 'Document de démonstration, sans valeur.',
      },
      ...change,
    },
  };
}

export function totalsOf(lines: readonly InvoiceLine[]): InvoiceTotals {
  const vatGroups = lines
    .filter((line, at) => lines.findIndex((each) => isSameGroup(each, line)) === at)
    .toSorted((a, b) => a.rateBasisPoints - b.rateBasisPoints)
    .map(({ rateBasisPoints, vatCategory }) => {
      const netCents = lines
        .filter((line) => isSameGroup(line, { rateBasisPoints, vatCategory }))
        .reduce((sum, line) => sum + line.netCents, 0);
      const vatCents = roundHalfUp(netCents * rateBasisPoints, 10_000);
      return { rateBasisPoints, ...(vatCategory && { vatCategory }), netCents, vatCents };
    });
  const netCents = vatGroups.reduce((sum, group) => sum + group.netCents, 0);
  const vatCents = vatGroups.reduce((sum, group) => sum + group.vatCents, 0);
  return { netCents, vatCents, grossCents: netCents + vatCents, vatGroups };
}
