import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './registers.fr.ts';

/** The three registers of the employer, kept beside the risk document. */
export const en: MirrorOf<typeof fr> = {
  intro:
    'The list of workers exposed to CMR agents, the register of minor accidents, and combined exposures. Each has its readers, whom the law names.',
  choose: 'Registers',
  names: {
    cmr: 'CMR exposure',
    accidents: 'Minor accidents',
    combined: 'Combined exposures',
  },
  about: {
    cmr: 'For each worker who may be exposed to a carcinogen, a mutagen or a substance toxic for reproduction: the substances and, where known, the nature, duration and degree of exposure (French Labour Code, articles R4412-93-1 to R4412-93-4). The list is kept up to date and handed to the occupational health service, which keeps it for at least forty years.',
    accidents:
      'Accidents at work that bring neither leave nor paid care may be entered here instead of being declared (French Social Security Code, articles L441-4 and D441-1 to D441-4), within forty-eight hours, Sundays and public holidays aside. The register is kept by calendar year, for five years after its end.',
    combined:
      'Where several hazardous chemical agents meet in a unit, their effects are assessed together (French Labour Code, articles L4412-1 and R4412-7). Add noise, heat or effort where they make the effect worse. This part is printed in the risk document.',
  },
  readers: {
    cmr: 'Names are read by the employer, HR and the prevention lead only; everybody reads their own line. The works council and employees see what the list holds, without saying of whom.',
    accidents:
      'Read by the employer, HR, the prevention lead and the works council; the injured person reads their own entry. Show it on request to the Carsat, the labour inspectorate and the occupational physician.',
    combined: 'Read by everybody who reads the risk document. Write no name in it.',
  },
  temporary:
    'Of a temporary worker, hand their line to their temporary work agency as well (article R4412-93-4).',
  none: {
    cmr: 'Nobody is on the list',
    accidents: 'No accident is entered',
    combined: 'No combined exposure is entered',
  },
  noneText: {
    cmr: 'If the risk document names a CMR agent in a unit, enter who may be exposed there.',
    accidents: 'A graver accident is declared to the CPAM; it is not entered here.',
    combined: 'Begin with the units where several products meet.',
  },
  add: {
    cmr: 'Add an exposure',
    accidents: 'Enter an accident',
    combined: 'Add a combined exposure',
  },
  edit: 'Edit',
  follow: 'What came of it',
  saved: 'Saved in the register',
  removed: 'Line removed',
  enteredOn: 'Entered on {day}',
  struck: 'Entry struck through',
  over: 'over',
  notLinked: 'Somebody who is not on the list of employees',
  anyUnit: 'None in particular',
  noRisk: 'None in particular',
  answers: {
    open: 'Not answered yet',
    update: 'Yes: the risk document is to be reviewed',
    none: 'No update',
  },
  askDuerp: 'Does the risk document need an update?',
  fields: {
    cmr: {
      employeeId: 'Employee',
      workerName: 'Full name',
      unitId: 'Work unit',
      substance: 'Substance or process',
      nature: 'Nature of exposure',
      duration: 'Duration',
      degree: 'Degree',
      exposedFrom: 'From',
      exposedUntil: 'Until',
    },
    accidents: {
      employeeId: 'Employee',
      victimName: 'Full name of the injured person',
      happenedOn: 'Day of the accident',
      happenedAt: 'Time',
      place: 'Place',
      unitId: 'Work unit',
      circumstances: 'Circumstances',
      injuryNature: 'Nature of the injuries',
      injurySeat: 'Part of the body',
      caregiverName: 'Who gave first aid',
      otherElements: 'Other particulars of the accident declaration',
      caregiverSignedOn: 'Signed by who gave first aid, on',
      victimSignedOn: 'Signed by the injured person, on',
      duerpAnswer: 'Update of the risk document',
      riskId: 'Risk concerned',
      duerpNote: 'Why',
      declaredOn: 'Declared afterwards, on',
      struckBecause: 'Entry struck through, because',
    },
    combined: {
      unitId: 'Work unit',
      agents: 'Agents and hazards that combine',
      effects: 'Effects together',
      assessment: 'How it was assessed',
      measures: 'Measures',
    },
  },
  hints: {
    employeeId: 'An employee of the list will read their own line on “My account”.',
    name: 'Leave empty to take the name from the list of employees.',
    nature:
      'No name: this text is shown to the works council and employees. For instance: breathing dust, contact with the skin.',
    duration: 'For instance: two hours a day, three months a year.',
    degree: 'Where known: a measurement with its day, or an estimate.',
    injuryNature: 'What the law asks and no more: cut, bruise… No other health information.',
    injurySeat: 'Which part of the body.',
    otherElements:
      'Working hours that day, witnesses, third party: what the declaration of an accident asks.',
    signed: 'Print the page, have it signed and keep it: this day cannot be changed afterwards.',
    declaredOn:
      'If leave or paid care followed: the accident is declared to the CPAM within forty-eight hours.',
    struckBecause:
      'A mistake is not erased: it is struck through, and a new entry takes its place.',
    duerpNote: 'To be said if the document does not change.',
    effects: 'They add up, reinforce each other, harm the same organ, or effect unknown.',
    assessment:
      'Measurements, safety data sheets, tool used, opinion of the occupational health service.',
  },
  conditions: {
    title: 'What allows this register',
    text: 'Article D441-1 sets three conditions. Until they are met, each accident is declared to the CPAM.',
    missing: 'First say what allows this register: without it nothing can be entered.',
    set: 'Fill in',
    caregiverKind: 'Always present to give first aid',
    caregivers: {
      doctor: 'Doctor',
      pharmacist: 'Pharmacist',
      nurse: 'State-registered nurse',
      'first-aider': 'Person in charge of hygiene and safety, trained in first aid at work',
    },
    caregiver: 'Who',
    firstAidPost: 'Where the first-aid post is',
    council: 'Works council (CSE)',
    councils: {
      elected: 'Elected',
      carence: 'Record that no candidate stood',
      'not-required': 'Fewer than eleven employees',
    },
    councilToldOn: 'Works council told of the register, on',
    fundToldOn: 'Carsat told, on',
    fundHint: 'Without delay, by means that prove the day (article D441-2).',
    fundMissing: 'It is not noted yet that the Carsat was told of the register.',
  },
  withoutNames: {
    title: 'What the works council and employees read',
    text: 'Without name, unit or day. In a small group somebody may still be recognised.',
    people: '{count, plural, one {# person} other {# people}}',
  },
  files: {
    title: 'Hand the register over',
    text: {
      cmr: 'Make a file with the names, hand it to the occupational health service, then say so here. Each file stays in the journal. A line is removed only once it was handed over.',
      accidents:
        'A file with the names, for the Carsat, the inspectorate or the occupational physician, and for signatures. Each file stays in the journal.',
      combined: 'The same as in the risk document, by itself.',
      council: 'The list without names.',
    },
    pdf: 'PDF',
    csv: 'List (CSV)',
    year: 'Year',
    allYears: 'All',
    name: {
      cmr: 'cmr-list',
      accidents: 'minor-accidents',
      combined: 'combined-exposures',
    },
    preparing: 'The file is being prepared…',
    ready: 'The file is ready.',
    failed: 'The file could not be prepared. Try again.',
    made: '{format}, made on {day}',
    given: 'Handed over on {day} to {recipient} ({means})',
    notGiven: 'Not noted as handed over',
    give: 'Note that it was handed over',
    givenOn: 'Handed over on',
    recipient: 'To whom',
    means: 'How',
    ways: { email: 'Email', post: 'Post', portal: 'Portal', hand: 'By hand' },
    noted: 'Noted',
  },
  refused: {
    conditions: 'First say what allows the register.',
    kept: 'What is entered, signed or struck through cannot be changed. Strike the entry through and make another.',
    handedOver:
      'This line has not been handed over since it last changed: make a file, hand it over, note it, then remove the line.',
  },
  own: {
    title: 'Registers of the employer',
    intro: 'What the health and safety registers say of you.',
    exposures: 'Your exposures to CMR agents',
    accidents: 'Your accidents in the register of minor accidents',
    withoutNames: 'The list of CMR exposures of the company, without names',
    failed: 'Your registers could not be read.',
    retry: 'Try again',
    wrong: 'Is something wrong? Ask the employer to correct it.',
  },
};
