import type { Texts } from '#basics/messages.ts';

/**
 * The columns of the risk document as a list: one line for each risk of each work unit, those of the unit first;
 * one without a risk for a unit that has none, where something acts together in it.
 */
export const texts = {
  establishment: { fr: 'Établissement', en: 'Establishment' },
  siret: { fr: 'SIRET', en: 'SIRET number' },
  unit: { fr: 'Unité de travail', en: 'Work unit' },
  activities: { fr: 'Activités', en: 'Activities' },
  unitWomen: { fr: 'Femmes dans l’unité', en: 'Women in the unit' },
  unitMen: { fr: 'Hommes dans l’unité', en: 'Men in the unit' },
  family: { fr: 'Famille de risques', en: 'Family of risks' },
  hazard: { fr: 'Danger', en: 'Hazard' },
  situation: { fr: 'Situation dangereuse', en: 'Dangerous situation' },
  review: { fr: 'Relecture', en: 'Review' },
  harm: { fr: 'Dommages possibles', en: 'Possible harm' },
  women: { fr: 'Femmes exposées', en: 'Women exposed' },
  men: { fr: 'Hommes exposés', en: 'Men exposed' },
  sexDifference: {
    fr: 'Différence entre les femmes et les hommes',
    en: 'Difference between women and men',
  },
  measures: { fr: 'Mesures existantes', en: 'Measures in place' },
  method: { fr: 'Méthode', en: 'Method' },
  frequency: { fr: 'Fréquence', en: 'Frequency' },
  severity: { fr: 'Gravité', en: 'Severity' },
  mastery: { fr: 'Maîtrise', en: 'Control' },
  score: { fr: 'Cotation', en: 'Score' },
  band: { fr: 'Niveau de risque', en: 'Level of risk' },
  priority: { fr: 'Priorité', en: 'Priority' },
  indicator: { fr: 'Indicateur publié (1 à 15)', en: 'Published indicator (1 to 15)' },
  margin: { fr: 'Marge', en: 'Margin' },
  indicatorUntil: { fr: 'Semaine du', en: 'Week of' },
  actions: { fr: 'Actions', en: 'Actions' },
  combined: { fr: 'Expositions combinées de l’unité', en: 'Combined exposures of the unit' },
} satisfies Texts;
