/** A company of the demonstration; who is not named has a name made up from the lists below. */
export type DemoCompany = {
  readonly legalName: string;
  readonly siren: string;
  readonly domain: string;
  readonly seats: number;
  /** Sites, their teams, how many people each has, and those who are named: family name, first name. */
  readonly sites: Readonly<
    Record<string, Readonly<Record<string, { size: number; named: readonly string[] }>>>
  >;
};

export const DEMO_COMPANIES: readonly DemoCompany[] = [
  {
    legalName: 'Atelier Lumière',
    siren: '732829320',
    domain: 'atelier-lumiere.example',
    seats: 150,
    sites: {
      Nantes: {
        Direction: { size: 3, named: ['Moreau Claire', 'Faure Hélène', 'Girard Paul'] },
        Atelier: {
          size: 26,
          named: [
            'Benali Karim',
            'Fontaine Léa',
            'Nguyen Mai',
            'Petit Hugo',
            'Roux Camille',
            'Blanc Samir',
            'Henry Maëlle',
            'Perrin Youssef',
            'Colin Jade',
            'Morel Antoine',
          ],
        },
        Vente: {
          size: 18,
          named: [
            'Le Gall Anne-Sophie',
            'D’Almeida Inès',
            'Garcia Luis',
            'Barbier Chloé',
            'Renaud Thomas',
            'Dumas Aïcha',
            'Leroy Manon',
            'Marchand Éric',
            'Noël Jeanne',
          ],
        },
        Conception: { size: 14, named: [] },
        'Service client': { size: 22, named: [] },
      },
      Rezé: {
        Logistique: {
          size: 20,
          named: [
            'Lefèvre Zoé',
            'Œuvrard Noël',
            'De la Tour Jean-Marc',
            'Meyer Lucie',
            'Diallo Ousmane',
            'Robin Sarah',
            'Caron Mathis',
            'Picard Nadia',
            'Brunet Loïc',
            'Schmitt Élodie',
          ],
        },
        Contrôle: { size: 12, named: [] },
      },
      Lyon: {
        Boutique: { size: 14, named: [] },
        Finition: { size: 11, named: [] },
      },
    },
  },
  {
    legalName: 'Menuiserie Lenoir',
    siren: '552100554',
    domain: 'menuiserie-lenoir.example',
    seats: 10,
    sites: { Vertou: { Menuiserie: { size: 6, named: ['Lenoir Jeanne'] } } },
  },
];

const FAMILY_NAMES = [
  'Martin',
  'Bernard',
  'Thomas',
  'Robert',
  'Richard',
  'Durand',
  'Dubois',
  'Simon',
  'Laurent',
  'Michel',
  'Bertrand',
  'Vincent',
  'Rousseau',
  'Fournier',
  'Lambert',
  'Bonnet',
  'François',
  'Mercier',
  'Guérin',
  'Boyer',
];
const FIRST_NAMES = [
  'Alice',
  'Bruno',
  'Carla',
  'Damien',
  'Emma',
  'Farid',
  'Gaël',
  'Hanaé',
  'Iris',
  'Julien',
  'Kenza',
  'Léon',
  'Myriam',
  'Nils',
  'Ophélie',
  'Pierre',
  'Quentin',
  'Rose',
  'Salim',
  'Tess',
];

/** The name of somebody who is not named: no two of the first four hundred are the same. */
export function madeUpName(at: number): string {
  const round = Math.floor(at / FAMILY_NAMES.length);
  const family = FAMILY_NAMES[at % FAMILY_NAMES.length];
  return `${family} ${FIRST_NAMES[(at + round * 7) % FIRST_NAMES.length]}`;
}
