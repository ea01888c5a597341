import type { MakerSeed } from './seed-shapes.ts';

/** Invented for the demonstration: the towns are real, the workshops are not. */
export const makers = {
  'rucher-salindre': {
    name: 'Le Rucher de la Salindre',
    town: 'Saint-Jean-du-Gard',
    department: '30',
  },
  'confiturerie-versants': {
    name: 'Confiturerie des Trois Versants',
    town: 'Itxassou',
    department: '64',
  },
  'biscuiterie-ecluse': {
    name: 'Biscuiterie de la Vieille Écluse',
    town: 'Pontivy',
    department: '56',
  },
  'conserverie-pointe': {
    name: 'Conserverie de la Pointe Neuve',
    town: 'Douarnenez',
    department: '29',
  },
  'moulin-restanques': {
    name: 'Moulin des Restanques',
    town: 'Maussane-les-Alpilles',
    department: '13',
  },
  'vergers-val': { name: 'Les Vergers du Val Doré', town: 'Lisieux', department: '14' },
  'moutarderie-remparts': { name: 'Moutarderie des Remparts', town: 'Beaune', department: '21' },
  'savonnerie-puits': {
    name: 'Savonnerie du Puits Vert',
    town: 'Salon-de-Provence',
    department: '13',
  },
  'brosserie-chenaie': { name: 'Brosserie de la Chênaie', town: 'Beauvais', department: '60' },
  'cosmetique-marais': {
    name: 'Atelier Cosmétique des Marais',
    town: 'Rochefort',
    department: '17',
  },
  'tissage-mouilles': { name: 'Tissage des Hautes Mouilles', town: 'La Bresse', department: '88' },
  'herboristerie-tilleul': {
    name: 'Herboristerie du Clos Tilleul',
    town: 'Buis-les-Baronnies',
    department: '26',
  },
  'cirerie-ardoise': { name: 'Cirerie de l’Ardoise Bleue', town: 'Angers', department: '49' },
  'chocolaterie-clochers': {
    name: 'Chocolaterie des Trois Clochers',
    town: 'Cambrai',
    department: '59',
  },
  'papeterie-trois-meules': {
    name: 'Papeterie des Trois Meules',
    town: 'Ambert',
    department: '63',
  },
  'lavandes-plateau': { name: 'Lavandes du Plateau Bleu', town: 'Valensole', department: '04' },
} as const satisfies Record<string, MakerSeed>;
