/**
 * The columns of the risk document as a list: one line for each risk of each work unit, those of the unit first;
 * one without a risk for a unit that has none, where something acts together in it.
 */
export const fr = {
  establishment: 'Établissement',
  siret: 'SIRET',
  unit: 'Unité de travail',
  activities: 'Activités',
  unitWomen: 'Femmes dans l’unité',
  unitMen: 'Hommes dans l’unité',
  family: 'Famille de risques',
  hazard: 'Danger',
  situation: 'Situation dangereuse',
  review: 'Relecture',
  harm: 'Dommages possibles',
  women: 'Femmes exposées',
  men: 'Hommes exposés',
  sexDifference: 'Différence entre les femmes et les hommes',
  measures: 'Mesures existantes',
  method: 'Méthode',
  frequency: 'Fréquence',
  severity: 'Gravité',
  mastery: 'Maîtrise',
  score: 'Cotation',
  band: 'Niveau de risque',
  priority: 'Priorité',
  indicator: 'Indicateur publié (1 à 15)',
  margin: 'Marge',
  indicatorUntil: 'Semaine du',
  actions: 'Actions',
  combined: 'Expositions combinées de l’unité',
};
