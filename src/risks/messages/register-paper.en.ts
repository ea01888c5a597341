import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './register-paper.fr.ts';
import { en as registers } from './registers.en.ts';

/** The registers of the employer on paper and as a list. */
export const en: MirrorOf<typeof fr> = {
  titles: {
    cmr: 'Workers who may be exposed to CMR agents',
    withoutNames: 'Exposures to CMR agents, without names',
    accidents: 'Register of minor accidents at work',
    combined: 'Combined exposures',
  },
  laws: {
    cmr: 'French Labour Code, articles R4412-93-1 to R4412-93-4. Handed to the occupational health service, which keeps it for at least forty years.',
    withoutNames:
      'French Labour Code, articles R4412-93-1 to R4412-93-4: what the list holds, at the disposal of workers and the works council without saying of whom.',
    accidents:
      'French Social Security Code, articles L441-4 and D441-1 to D441-4. Kept by calendar year, for five years from the end of the year.',
    combined: 'French Labour Code, articles L4412-1 and R4412-7.',
  },
  confidential: 'This file holds names. Hand it to whom the law names, and to nobody else.',
  foot: '{company} · {title} · {day}',
  words: {
    page: 'page',
    entries: 'Entries',
    none: 'No entry.',
    caregiverSignature: 'Signature of who gave first aid',
    victimSignature: 'Signature of the injured person',
  },
  company: 'Company',
  asOf: 'As it was on',
  healthService: 'Occupational health service',
  unknown: 'not said',
  year: 'Year',
  allYears: 'all that are kept',
  number: 'Number',
  accident: 'No. {number}, accident of {day}',
  enteredOn: 'Entered on',
  people: 'People',
  state: 'State',
  current: 'current',
  over: 'over',
  struck: 'Entry struck through',
  caregivers: registers.conditions.caregivers,
  firstAidPost: 'First-aid post',
  council: 'Works council (CSE)',
  councils: registers.conditions.councils,
  councilToldOn: 'Works council told on',
  fundToldOn: 'Carsat told on',
  fields: registers.fields,
  answers: { update: 'to be updated', none: 'no update' },
  event: 'Minor accident no. {number} of {year} (register of minor accidents).',
};
