import { fr as registers } from './registers.fr.ts';

/** Les registres de l’employeur sur papier et en liste. */
export const fr = {
  titles: {
    cmr: 'Liste des travailleurs susceptibles d’être exposés à des agents CMR',
    withoutNames: 'Expositions aux agents CMR, sans les noms',
    accidents: 'Registre des accidents du travail bénins',
    combined: 'Expositions combinées',
  },
  laws: {
    cmr: 'Code du travail, articles R4412-93-1 à R4412-93-4. Remise au service de prévention et de santé au travail, qui la conserve au moins quarante ans.',
    withoutNames:
      'Code du travail, articles R4412-93-1 à R4412-93-4\u00a0: ce que contient la liste, tenu à la disposition des travailleurs et du CSE sans dire de qui.',
    accidents:
      'Code de la sécurité sociale, articles L441-4 et D441-1 à D441-4. Conservé par année civile, cinq ans à compter de la fin de l’année.',
    combined: 'Code du travail, articles L4412-1 et R4412-7.',
  },
  confidential:
    'Ce fichier contient des noms. À remettre à qui la loi désigne, et à personne d’autre.',
  foot: '{company} · {title} · {day}',
  words: {
    page: 'page',
    entries: 'Inscriptions',
    none: 'Aucune inscription.',
    caregiverSignature: 'Visa du donneur de soins',
    victimSignature: 'Signature de la victime',
  },
  company: 'Entreprise',
  asOf: 'Tel qu’il était le',
  healthService: 'Service de santé au travail',
  unknown: 'non indiqué',
  year: 'Année',
  allYears: 'toutes celles qui sont conservées',
  number: 'Numéro',
  accident: 'N° {number}, accident du {day}',
  enteredOn: 'Inscrit le',
  people: 'Personnes',
  state: 'État',
  current: 'en cours',
  over: 'terminée',
  struck: 'Inscription rayée',
  caregivers: registers.conditions.caregivers,
  firstAidPost: 'Poste de secours d’urgence',
  council: 'CSE',
  councils: registers.conditions.councils,
  councilToldOn: 'CSE avisé le',
  fundToldOn: 'Carsat informée le',
  fields: registers.fields,
  answers: { update: 'à mettre à jour', none: 'pas de mise à jour' },
  event: 'Accident bénin n° {number} de {year} (registre des accidents bénins).',
};
