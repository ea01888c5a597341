import { fr as hazards } from './hazards.fr.ts';

/** A signal and what it leads to, shown on public pages on invented answers. */
export const fr = {
  todo: 'Que faire, maintenant\u202f?',
  steps: {
    review:
      'Aller voir le travail, pas les personnes\u00a0: qu’est-ce qui a changé il y a un mois\u202f?',
    cse: 'En parler au CSE, qui a lu le même signal à la même minute.',
    doctor:
      'Inscrire ce que l’on a constaté dans le document unique, et le transmettre au service de santé au travail.',
  },
  line: 'Document unique · Risques psychosociaux · {unit}',
  hazard: hazards.hazards.intensity.name,
  harm: hazards.hazards.intensity.harm,
  situation:
    'Une machine a été remplacée, les délais sont restés les mêmes\u00a0: les réglages se font le soir.',
  action: 'Décaler les délais de deux semaines, et le dire aux clients.',
  indicator: 'Indicateur publié de cette unité\u00a0: {points} sur 15.',
  decides:
    'L’indicateur propose\u202f; la cotation et la décision restent à l’employeur, avec ceux qui font le travail.',
};
