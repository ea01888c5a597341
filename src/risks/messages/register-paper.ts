import type { Texts } from '#basics/messages.ts';
import { texts as registers } from './registers.ts';

/** Les registres de l’employeur sur papier et en liste. */
export const texts = {
  titles: {
    cmr: {
      fr: 'Liste des travailleurs susceptibles d’être exposés à des agents CMR',
      en: 'Workers who may be exposed to CMR agents',
    },
    withoutNames: {
      fr: 'Expositions aux agents CMR, sans les noms',
      en: 'Exposures to CMR agents, without names',
    },
    accidents: {
      fr: 'Registre des accidents du travail bénins',
      en: 'Register of minor accidents at work',
    },
    combined: { fr: 'Expositions combinées', en: 'Combined exposures' },
  },
  laws: {
    cmr: {
      fr: 'Code du travail, articles R4412-93-1 à R4412-93-4. Remise au service de prévention et de santé au travail, qui la conserve au moins quarante ans.',
      en: 'French Labour Code, articles R4412-93-1 to R4412-93-4. Handed to the occupational health service, which keeps it for at least forty years.',
    },
    withoutNames: {
      fr: 'Code du travail, articles R4412-93-1 à R4412-93-4\u00a0: ce que contient la liste, tenu à la disposition des travailleurs et du CSE sans dire de qui.',
      en: 'French Labour Code, articles R4412-93-1 to R4412-93-4: what the list holds, at the disposal of workers and the works council without saying of whom.',
    },
    accidents: {
      fr: 'Code de la sécurité sociale, articles L441-4 et D441-1 à D441-4. Conservé par année civile, cinq ans à compter de la fin de l’année.',
      en: 'French Social Security Code, articles L441-4 and D441-1 to D441-4. Kept by calendar year, for five years from the end of the year.',
    },
    combined: {
      fr: 'Code du travail, articles L4412-1 et R4412-7.',
      en: 'French Labour Code, articles L4412-1 and R4412-7.',
    },
  },
  confidential: {
    fr: 'Ce fichier contient des noms. À remettre à qui la loi désigne, et à personne d’autre.',
    en: 'This file holds names. Hand it to whom the law names, and to nobody else.',
  },
  foot: { fr: '{company} · {title} · {day}', en: '{company} · {title} · {day}' },
  words: {
    page: { fr: 'page', en: 'page' },
    entries: { fr: 'Inscriptions', en: 'Entries' },
    none: { fr: 'Aucune inscription.', en: 'No entry.' },
    caregiverSignature: { fr: 'Visa du donneur de soins', en: 'Signature of who gave first aid' },
    victimSignature: { fr: 'Signature de la victime', en: 'Signature of the injured person' },
  },
  company: { fr: 'Entreprise', en: 'Company' },
  asOf: { fr: 'Tel qu’il était le', en: 'As it was on' },
  healthService: { fr: 'Service de santé au travail', en: 'Occupational health service' },
  unknown: { fr: 'non indiqué', en: 'not said' },
  year: { fr: 'Année', en: 'Year' },
  allYears: { fr: 'toutes celles qui sont conservées', en: 'all that are kept' },
  number: { fr: 'Numéro', en: 'Number' },
  accident: { fr: 'N° {number}, accident du {day}', en: 'No. {number}, accident of {day}' },
  enteredOn: { fr: 'Inscrit le', en: 'Entered on' },
  people: { fr: 'Personnes', en: 'People' },
  state: { fr: 'État', en: 'State' },
  current: { fr: 'en cours', en: 'current' },
  over: { fr: 'terminée', en: 'over' },
  struck: { fr: 'Inscription rayée', en: 'Entry struck through' },
  caregivers: registers.conditions.caregivers,
  firstAidPost: { fr: 'Poste de secours d’urgence', en: 'First-aid post' },
  council: { fr: 'CSE', en: 'Works council (CSE)' },
  councils: registers.conditions.councils,
  councilToldOn: { fr: 'CSE avisé le', en: 'Works council told on' },
  fundToldOn: { fr: 'Carsat informée le', en: 'Carsat told on' },
  fields: registers.fields,
  answers: {
    update: { fr: 'à mettre à jour', en: 'to be updated' },
    none: { fr: 'pas de mise à jour', en: 'no update' },
  },
  event: {
    fr: 'Accident bénin n° {number} de {year} (registre des accidents bénins).',
    en: 'Minor accident no. {number} of {year} (register of minor accidents).',
  },
} satisfies Texts;
