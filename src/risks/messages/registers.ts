import type { Texts } from '#basics/messages.ts';

/** Les trois registres de l’employeur, tenus à côté du document unique. */
export const texts = {
  intro: {
    fr: 'La liste des travailleurs exposés aux agents CMR, le registre des accidents bénins et les expositions combinées. Chacun a ses lecteurs, que la loi désigne.',
    en: 'The list of workers exposed to CMR agents, the register of minor accidents, and combined exposures. Each has its readers, whom the law names.',
  },
  choose: { fr: 'Registres', en: 'Registers' },
  names: {
    cmr: { fr: 'Exposition aux CMR', en: 'CMR exposure' },
    accidents: { fr: 'Accidents bénins', en: 'Minor accidents' },
    combined: { fr: 'Expositions combinées', en: 'Combined exposures' },
  },
  about: {
    cmr: {
      fr: 'Pour chaque travailleur susceptible d’être exposé à un agent cancérogène, mutagène ou toxique pour la reproduction\u00a0: les substances et, quand on les connaît, la nature, la durée et le degré de l’exposition (code du travail, articles R4412-93-1 à R4412-93-4). La liste se tient à jour et se remet au service de santé au travail, qui la garde au moins quarante ans.',
      en: 'For each worker who may be exposed to a carcinogen, a mutagen or a substance toxic for reproduction: the substances and, where known, the nature, duration and degree of exposure (French Labour Code, articles R4412-93-1 to R4412-93-4). The list is kept up to date and handed to the occupational health service, which keeps it for at least forty years.',
    },
    accidents: {
      fr: 'Les accidents du travail sans arrêt ni soins pris en charge peuvent être inscrits ici au lieu d’être déclarés (code de la sécurité sociale, articles L441-4 et D441-1 à D441-4), dans les quarante-huit heures, dimanches et jours fériés non compris. Le registre se garde par année civile, cinq ans après la fin de l’année.',
      en: 'Accidents at work that bring neither leave nor paid care may be entered here instead of being declared (French Social Security Code, articles L441-4 and D441-1 to D441-4), within forty-eight hours, Sundays and public holidays aside. The register is kept by calendar year, for five years after its end.',
    },
    combined: {
      fr: 'Quand plusieurs agents chimiques dangereux se rencontrent dans une unité, leurs effets s’évaluent ensemble (code du travail, articles L4412-1 et R4412-7). Ajoutez-y le bruit, la chaleur ou l’effort, s’ils aggravent l’effet. Cette partie s’imprime dans le document unique.',
      en: 'Where several hazardous chemical agents meet in a unit, their effects are assessed together (French Labour Code, articles L4412-1 and R4412-7). Add noise, heat or effort where they make the effect worse. This part is printed in the risk document.',
    },
  },
  readers: {
    cmr: {
      fr: 'Les noms ne sont lus que par l’employeur, les RH et la personne chargée de la prévention\u202f; chacun lit sa propre ligne. Le CSE et les salariés voient ce que la liste contient, sans dire de qui.',
      en: 'Names are read by the employer, HR and the prevention lead only; everybody reads their own line. The works council and employees see what the list holds, without saying of whom.',
    },
    accidents: {
      fr: 'Lisent le registre\u00a0: l’employeur, les RH, la personne chargée de la prévention et le CSE\u202f; la victime lit sa propre inscription. Présentez-le sur demande à la Carsat, à l’inspection du travail et au médecin du travail.',
      en: 'Read by the employer, HR, the prevention lead and the works council; the injured person reads their own entry. Show it on request to the Carsat, the labour inspectorate and the occupational physician.',
    },
    combined: {
      fr: 'Lisent cette partie tous ceux qui lisent le document unique. N’y écrivez aucun nom.',
      en: 'Read by everybody who reads the risk document. Write no name in it.',
    },
  },
  temporary: {
    fr: 'Pour un travailleur temporaire, remettez aussi sa ligne à son entreprise de travail temporaire (article R4412-93-4).',
    en: 'Of a temporary worker, hand their line to their temporary work agency as well (article R4412-93-4).',
  },
  none: {
    cmr: { fr: 'Personne n’est sur la liste', en: 'Nobody is on the list' },
    accidents: { fr: 'Aucun accident n’est inscrit', en: 'No accident is entered' },
    combined: {
      fr: 'Aucune exposition combinée n’est inscrite',
      en: 'No combined exposure is entered',
    },
  },
  noneText: {
    cmr: {
      fr: 'Si le document unique retient un agent CMR dans une unité, inscrivez qui peut y être exposé.',
      en: 'If the risk document names a CMR agent in a unit, enter who may be exposed there.',
    },
    accidents: {
      fr: 'Un accident plus grave se déclare à la CPAM\u202f; il ne s’inscrit pas ici.',
      en: 'A graver accident is declared to the CPAM; it is not entered here.',
    },
    combined: {
      fr: 'Commencez par les unités où plusieurs produits se rencontrent.',
      en: 'Begin with the units where several products meet.',
    },
  },
  add: {
    cmr: { fr: 'Ajouter une exposition', en: 'Add an exposure' },
    accidents: { fr: 'Inscrire un accident', en: 'Enter an accident' },
    combined: { fr: 'Ajouter une exposition combinée', en: 'Add a combined exposure' },
  },
  edit: { fr: 'Modifier', en: 'Edit' },
  follow: { fr: 'Suite donnée', en: 'What came of it' },
  saved: { fr: 'Enregistré dans le registre', en: 'Saved in the register' },
  removed: { fr: 'Ligne retirée', en: 'Line removed' },
  enteredOn: { fr: 'Inscrit le {day}', en: 'Entered on {day}' },
  struck: { fr: 'Inscription rayée', en: 'Entry struck through' },
  over: { fr: 'terminée', en: 'over' },
  notLinked: {
    fr: 'Quelqu’un qui n’est pas dans la liste des salariés',
    en: 'Somebody who is not on the list of employees',
  },
  anyUnit: { fr: 'Aucune en particulier', en: 'None in particular' },
  noRisk: { fr: 'Aucun en particulier', en: 'None in particular' },
  answers: {
    open: { fr: 'Question encore ouverte', en: 'Not answered yet' },
    update: {
      fr: 'Oui\u00a0: le document unique est à revoir',
      en: 'Yes: the risk document is to be reviewed',
    },
    none: { fr: 'Non, pas de mise à jour', en: 'No update' },
  },
  askDuerp: {
    fr: 'Le document unique est-il à mettre à jour\u202f?',
    en: 'Does the risk document need an update?',
  },
  fields: {
    cmr: {
      employeeId: { fr: 'Salarié', en: 'Employee' },
      workerName: { fr: 'Nom et prénom', en: 'Full name' },
      unitId: { fr: 'Unité de travail', en: 'Work unit' },
      substance: { fr: 'Substance ou procédé', en: 'Substance or process' },
      nature: { fr: 'Nature de l’exposition', en: 'Nature of exposure' },
      duration: { fr: 'Durée', en: 'Duration' },
      degree: { fr: 'Degré', en: 'Degree' },
      exposedFrom: { fr: 'Depuis le', en: 'From' },
      exposedUntil: { fr: 'Jusqu’au', en: 'Until' },
    },
    accidents: {
      employeeId: { fr: 'Salarié', en: 'Employee' },
      victimName: { fr: 'Nom et prénom de la victime', en: 'Full name of the injured person' },
      happenedOn: { fr: 'Date de l’accident', en: 'Day of the accident' },
      happenedAt: { fr: 'Heure', en: 'Time' },
      place: { fr: 'Lieu', en: 'Place' },
      unitId: { fr: 'Unité de travail', en: 'Work unit' },
      circumstances: { fr: 'Circonstances', en: 'Circumstances' },
      injuryNature: { fr: 'Nature des lésions', en: 'Nature of the injuries' },
      injurySeat: { fr: 'Siège des lésions', en: 'Part of the body' },
      caregiverName: { fr: 'Qui a donné les soins', en: 'Who gave first aid' },
      otherElements: {
        fr: 'Autres éléments de la déclaration d’accident',
        en: 'Other particulars of the accident declaration',
      },
      caregiverSignedOn: {
        fr: 'Visa du donneur de soins, le',
        en: 'Signed by who gave first aid, on',
      },
      victimSignedOn: { fr: 'Signature de la victime, le', en: 'Signed by the injured person, on' },
      duerpAnswer: { fr: 'Mise à jour du document unique', en: 'Update of the risk document' },
      riskId: { fr: 'Risque concerné', en: 'Risk concerned' },
      duerpNote: { fr: 'Pourquoi', en: 'Why' },
      declaredOn: { fr: 'Déclaré après coup, le', en: 'Declared afterwards, on' },
      struckBecause: { fr: 'Inscription rayée, parce que', en: 'Entry struck through, because' },
    },
    combined: {
      unitId: { fr: 'Unité de travail', en: 'Work unit' },
      agents: { fr: 'Agents et dangers qui se combinent', en: 'Agents and hazards that combine' },
      effects: { fr: 'Effets ensemble', en: 'Effects together' },
      assessment: { fr: 'Comment c’est évalué', en: 'How it was assessed' },
      measures: { fr: 'Mesures', en: 'Measures' },
    },
  },
  hints: {
    employeeId: {
      fr: 'Un salarié de la liste lira sa propre ligne sur «\u202fMon compte\u202f».',
      en: 'An employee of the list will read their own line on “My account”.',
    },
    name: {
      fr: 'À laisser vide pour reprendre le nom de la liste des salariés.',
      en: 'Leave empty to take the name from the list of employees.',
    },
    nature: {
      fr: 'Sans nom\u00a0: ce texte est montré au CSE et aux salariés. Par exemple\u00a0: inhalation de poussières, contact avec la peau.',
      en: 'No name: this text is shown to the works council and employees. For instance: breathing dust, contact with the skin.',
    },
    duration: {
      fr: 'Par exemple\u00a0: deux heures par jour, trois mois par an.',
      en: 'For instance: two hours a day, three months a year.',
    },
    degree: {
      fr: 'Si on le connaît\u00a0: une mesure avec sa date, ou une estimation.',
      en: 'Where known: a measurement with its day, or an estimate.',
    },
    injuryNature: {
      fr: 'Ce que la loi demande, sans plus\u00a0: coupure, contusion… Aucun autre renseignement de santé.',
      en: 'What the law asks and no more: cut, bruise… No other health information.',
    },
    injurySeat: { fr: 'La partie du corps.', en: 'Which part of the body.' },
    otherElements: {
      fr: 'Horaires ce jour-là, témoins, tiers en cause\u00a0: ce que demande la déclaration d’accident du travail.',
      en: 'Working hours that day, witnesses, third party: what the declaration of an accident asks.',
    },
    signed: {
      fr: 'Imprimez la page, faites-la signer et gardez-la\u00a0: ce jour ne se change plus.',
      en: 'Print the page, have it signed and keep it: this day cannot be changed afterwards.',
    },
    declaredOn: {
      fr: 'Si un arrêt ou des soins pris en charge ont suivi\u00a0: l’accident se déclare à la CPAM dans les quarante-huit heures.',
      en: 'If leave or paid care followed: the accident is declared to the CPAM within forty-eight hours.',
    },
    struckBecause: {
      fr: 'Une erreur ne s’efface pas\u00a0: elle se raye, et une nouvelle inscription la remplace.',
      en: 'A mistake is not erased: it is struck through, and a new entry takes its place.',
    },
    duerpNote: {
      fr: 'À dire si le document ne change pas.',
      en: 'To be said if the document does not change.',
    },
    effects: {
      fr: 'S’ajoutent, se renforcent, touchent le même organe, ou effet inconnu.',
      en: 'They add up, reinforce each other, harm the same organ, or effect unknown.',
    },
    assessment: {
      fr: 'Mesures, fiches de données de sécurité, outil employé, avis du service de santé au travail.',
      en: 'Measurements, safety data sheets, tool used, opinion of the occupational health service.',
    },
  },
  conditions: {
    title: { fr: 'Ce qui permet de tenir ce registre', en: 'What allows this register' },
    text: {
      fr: 'L’article D441-1 pose trois conditions. Tant qu’elles ne sont pas remplies, chaque accident se déclare à la CPAM.',
      en: 'Article D441-1 sets three conditions. Until they are met, each accident is declared to the CPAM.',
    },
    missing: {
      fr: 'Dites d’abord ce qui permet de tenir ce registre\u00a0: sans cela, rien ne peut y être inscrit.',
      en: 'First say what allows this register: without it nothing can be entered.',
    },
    set: { fr: 'Renseigner', en: 'Fill in' },
    caregiverKind: {
      fr: 'Présent en permanence pour donner les soins',
      en: 'Always present to give first aid',
    },
    caregivers: {
      doctor: { fr: 'Médecin', en: 'Doctor' },
      pharmacist: { fr: 'Pharmacien', en: 'Pharmacist' },
      nurse: { fr: 'Infirmier diplômé d’État', en: 'State-registered nurse' },
      'first-aider': {
        fr: 'Personne chargée de l’hygiène et de la sécurité, secouriste du travail',
        en: 'Person in charge of hygiene and safety, trained in first aid at work',
      },
    },
    caregiver: { fr: 'Qui', en: 'Who' },
    firstAidPost: { fr: 'Où est le poste de secours d’urgence', en: 'Where the first-aid post is' },
    council: { fr: 'CSE', en: 'Works council (CSE)' },
    councils: {
      elected: { fr: 'Élu', en: 'Elected' },
      carence: { fr: 'Procès-verbal de carence', en: 'Record that no candidate stood' },
      'not-required': { fr: 'Moins de onze salariés', en: 'Fewer than eleven employees' },
    },
    councilToldOn: {
      fr: 'CSE avisé de la tenue du registre, le',
      en: 'Works council told of the register, on',
    },
    fundToldOn: { fr: 'Carsat informée, le', en: 'Carsat told, on' },
    fundHint: {
      fr: 'Sans délai, par un moyen qui prouve la date (article D441-2).',
      en: 'Without delay, by means that prove the day (article D441-2).',
    },
    fundMissing: {
      fr: 'La Carsat n’est pas encore notée comme informée de la tenue du registre.',
      en: 'It is not noted yet that the Carsat was told of the register.',
    },
  },
  withoutNames: {
    title: {
      fr: 'Ce que lisent le CSE et les salariés',
      en: 'What the works council and employees read',
    },
    text: {
      fr: 'Sans nom, unité ni date. Dans un petit groupe, quelqu’un peut pourtant être reconnu.',
      en: 'Without name, unit or day. In a small group somebody may still be recognised.',
    },
    people: {
      fr: '{count, plural, one {# personne} other {# personnes}}',
      en: '{count, plural, one {# person} other {# people}}',
    },
  },
  files: {
    title: { fr: 'Remettre le registre', en: 'Hand the register over' },
    text: {
      cmr: {
        fr: 'Faites un fichier avec les noms, remettez-le au service de santé au travail, puis dites-le ici. Chaque fichier reste inscrit au journal. Une ligne ne se retire qu’une fois remise.',
        en: 'Make a file with the names, hand it to the occupational health service, then say so here. Each file stays in the journal. A line is removed only once it was handed over.',
      },
      accidents: {
        fr: 'Un fichier avec les noms, pour la Carsat, l’inspection ou le médecin du travail, et pour les signatures. Chaque fichier reste inscrit au journal.',
        en: 'A file with the names, for the Carsat, the inspectorate or the occupational physician, and for signatures. Each file stays in the journal.',
      },
      combined: {
        fr: 'La même chose que dans le document unique, à part.',
        en: 'The same as in the risk document, by itself.',
      },
      council: { fr: 'La liste sans les noms.', en: 'The list without names.' },
    },
    pdf: { fr: 'PDF', en: 'PDF' },
    csv: { fr: 'Liste (CSV)', en: 'List (CSV)' },
    year: { fr: 'Année', en: 'Year' },
    allYears: { fr: 'Toutes', en: 'All' },
    name: {
      cmr: { fr: 'liste-cmr', en: 'cmr-list' },
      accidents: { fr: 'registre-accidents-benins', en: 'minor-accidents' },
      combined: { fr: 'expositions-combinees', en: 'combined-exposures' },
    },
    preparing: { fr: 'Le fichier se prépare…', en: 'The file is being prepared…' },
    ready: { fr: 'Le fichier est prêt.', en: 'The file is ready.' },
    failed: {
      fr: 'Le fichier n’a pas pu être préparé. Réessayez.',
      en: 'The file could not be prepared. Try again.',
    },
    made: { fr: '{format}, fait le {day}', en: '{format}, made on {day}' },
    given: {
      fr: 'Remis le {day} à {recipient} ({means})',
      en: 'Handed over on {day} to {recipient} ({means})',
    },
    notGiven: { fr: 'Pas noté comme remis', en: 'Not noted as handed over' },
    give: { fr: 'Noter la remise', en: 'Note that it was handed over' },
    givenOn: { fr: 'Remis le', en: 'Handed over on' },
    recipient: { fr: 'À qui', en: 'To whom' },
    means: { fr: 'Comment', en: 'How' },
    ways: {
      email: { fr: 'Courriel', en: 'Email' },
      post: { fr: 'Courrier', en: 'Post' },
      portal: { fr: 'Portail', en: 'Portal' },
      hand: { fr: 'En main propre', en: 'By hand' },
    },
    noted: { fr: 'Remise notée', en: 'Noted' },
  },
  refused: {
    conditions: {
      fr: 'Dites d’abord ce qui permet de tenir le registre.',
      en: 'First say what allows the register.',
    },
    kept: {
      fr: 'Ce qui est inscrit, signé ou rayé ne se change plus. Rayez l’inscription et faites-en une autre.',
      en: 'What is entered, signed or struck through cannot be changed. Strike the entry through and make another.',
    },
    handedOver: {
      fr: 'Cette ligne n’a pas encore été remise depuis son dernier changement\u00a0: faites un fichier, remettez-le, notez-le, puis retirez-la.',
      en: 'This line has not been handed over since it last changed: make a file, hand it over, note it, then remove the line.',
    },
  },
  own: {
    title: { fr: 'Registres de l’employeur', en: 'Registers of the employer' },
    intro: {
      fr: 'Ce que les registres de santé et de sécurité disent de vous.',
      en: 'What the health and safety registers say of you.',
    },
    exposures: { fr: 'Vos expositions à des agents CMR', en: 'Your exposures to CMR agents' },
    accidents: {
      fr: 'Vos accidents inscrits au registre des accidents bénins',
      en: 'Your accidents in the register of minor accidents',
    },
    withoutNames: {
      fr: 'La liste des expositions aux CMR de l’entreprise, sans les noms',
      en: 'The list of CMR exposures of the company, without names',
    },
    failed: { fr: 'Vos registres n’ont pas pu être lus.', en: 'Your registers could not be read.' },
    retry: { fr: 'Réessayer', en: 'Try again' },
    wrong: {
      fr: 'Quelque chose n’est pas juste\u202f? Demandez à l’employeur de le corriger.',
      en: 'Is something wrong? Ask the employer to correct it.',
    },
  },
} satisfies Texts;
