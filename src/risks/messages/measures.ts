import type { Texts } from '#basics/messages.ts';

/**
 * What companies do about each psychosocial factor; ten for each, in our own words.
 * The factors are those of the report of Gollac and Bodier (2011); what is done about them follows the INRS
 * (the RPS-DU tool), Anact (spaces to discuss the work) and the Code du travail (art. L4121-2, L1152-4, L2242-17).
 */
export const texts = {
  label: { fr: 'Partir d’une mesure connue', en: 'Begin with a known measure' },
  hint: {
    fr: 'D’après le rapport Gollac-Bodier, l’INRS et l’Anact, dans nos mots. À adapter avec l’équipe.',
    en: 'After the Gollac-Bodier report, INRS and Anact, in our own words. To be adapted with the team.',
  },
  own: { fr: 'Écrire la mienne', en: 'Write my own' },
  intensity: {
    m1: {
      fr: 'Revoir chaque mois la charge de l’équipe avec elle, et dire ce que l’on arrête quand on ajoute',
      en: 'Review the team’s workload with it every month, and say what stops when something is added',
    },
    m2: {
      fr: 'Fixer qui tranche entre deux urgences, et en combien de temps',
      en: 'Settle who decides between two urgent jobs, and how fast',
    },
    m3: {
      fr: 'Réserver chaque jour deux heures sans réunion ni interruption à qui fait un travail long',
      en: 'Keep two hours a day free of meetings and interruptions for long work',
    },
    m4: {
      fr: 'Compter un temps de préparation et de rangement dans les plannings',
      en: 'Count time to prepare and to tidy up in the schedules',
    },
    m5: {
      fr: 'Annoncer les horaires deux semaines à l’avance, et limiter les changements de dernière minute',
      en: 'Announce schedules two weeks ahead, and limit last-minute changes',
    },
    m6: {
      fr: 'Prévoir des remplaçants pour les absences et les pointes connues d’avance',
      en: 'Plan cover for absences and for peaks that are known in advance',
    },
    m7: {
      fr: 'Appliquer le droit à la déconnexion\u00a0: ni appel ni message attendu hors des heures de travail',
      en: 'Apply the right to disconnect: no call or message expected outside working hours',
    },
    m8: {
      fr: 'Supprimer une tâche, un tableau ou une réunion dont personne ne se sert',
      en: 'Drop one task, report or meeting that nobody uses',
    },
    m9: {
      fr: 'Régler les objectifs sur les moyens de l’année, et les revoir quand les moyens changent',
      en: 'Set targets by the year’s means, and review them when the means change',
    },
    m10: {
      fr: 'Réparer en priorité l’outil ou le logiciel qui fait perdre le plus de temps',
      en: 'Repair first the tool or software that wastes the most time',
    },
  },
  emotions: {
    m1: {
      fr: 'Écrire ensemble la conduite à tenir devant une personne agressive, et autoriser à interrompre l’échange',
      en: 'Write down together what to do with an aggressive person, and allow people to end the exchange',
    },
    m2: {
      fr: 'Ne jamais laisser quelqu’un seul à l’accueil ou au téléphone aux heures tendues',
      en: 'Never leave anybody alone at the desk or on the telephone at tense hours',
    },
    m3: {
      fr: 'Aménager l’accueil\u00a0: attente annoncée, distance, issue de retrait, moyen d’appeler',
      en: 'Arrange the reception: announced waiting time, distance, a way out, a way to call',
    },
    m4: {
      fr: 'Agir sur ce qui fâche le public\u00a0: délais, informations fausses, files',
      en: 'Act on what angers the public: delays, wrong information, queues',
    },
    m5: {
      fr: 'Faire tourner les postes les plus éprouvants, avec des pauses après un échange difficile',
      en: 'Rotate the hardest positions, with a break after a difficult exchange',
    },
    m6: {
      fr: 'Réunir l’équipe après un événement grave, dans les trois jours, avec le service de santé au travail',
      en: 'Bring the team together within three days of a serious event, with the occupational health service',
    },
    m7: {
      fr: 'Ouvrir un temps d’analyse de la pratique, animé par quelqu’un d’extérieur',
      en: 'Open sessions to talk through cases, led by somebody from outside',
    },
    m8: {
      fr: 'Déclarer chaque agression et accompagner la plainte, aux frais de l’entreprise',
      en: 'Record every assault and support the complaint, at the company’s cost',
    },
    m9: {
      fr: 'Former aux situations de détresse du public, avec les relais vers qui orienter',
      en: 'Train for people in distress, with the services to refer them to',
    },
    m10: {
      fr: 'Dire clairement ce que l’équipe n’a pas à porter, et qui le prend en charge',
      en: 'Say clearly what the team does not have to carry, and who does',
    },
  },
  autonomy: {
    m1: {
      fr: 'Laisser l’équipe choisir l’ordre et la méthode, et n’exiger que le résultat',
      en: 'Let the team choose order and method, and ask for the result only',
    },
    m2: {
      fr: 'Consulter ceux qui font le travail avant d’acheter un outil ou de changer un logiciel',
      en: 'Ask those who do the work before buying a tool or changing software',
    },
    m3: {
      fr: 'Donner un droit d’arrêt\u00a0: chacun peut suspendre ce qui n’est pas sûr ou pas conforme',
      en: 'Give a right to stop: anybody may suspend what is unsafe or not right',
    },
    m4: {
      fr: 'Élargir les tâches répétitives, par rotation ou par regroupement',
      en: 'Widen repetitive tasks, by rotating or combining them',
    },
    m5: {
      fr: 'Permettre d’interrompre son travail pour une pause sans demander',
      en: 'Let people break off for a pause without asking',
    },
    m6: {
      fr: 'Ouvrir un budget d’amélioration que l’équipe dépense elle-même',
      en: 'Open an improvement budget that the team spends itself',
    },
    m7: {
      fr: 'Ouvrir un espace de discussion sur le travail, dont les décisions sont suivies',
      en: 'Open a space to discuss the work, and follow up what it decides',
    },
    m8: {
      fr: 'Laisser choisir une partie des horaires ou des jours de télétravail',
      en: 'Let people choose part of their hours or days of remote work',
    },
    m9: {
      fr: 'Former à de nouvelles tâches avant de les confier, avec du temps pour apprendre',
      en: 'Train for new tasks before giving them, with time to learn',
    },
    m10: {
      fr: 'Supprimer un contrôle ou une validation qui ne corrige jamais rien',
      en: 'Drop a check or an approval that never corrects anything',
    },
  },
  relations: {
    m1: {
      fr: 'Donner aux responsables moins de personnes, ou plus de temps pour elles',
      en: 'Give managers fewer people, or more time for them',
    },
    m2: {
      fr: 'Faire un point régulier à deux, une fois par mois, sur le travail réel',
      en: 'Hold a regular one-to-one every month about the real work',
    },
    m3: {
      fr: 'Former les responsables à écouter, à décider et à remercier sans favoriser',
      en: 'Train managers to listen, decide and thank without favouring anybody',
    },
    m4: {
      fr: 'Écrire la procédure contre le harcèlement, nommer les référents et la rappeler chaque année',
      en: 'Write the procedure against harassment, name the contacts and recall it each year',
    },
    m5: {
      fr: 'Enquêter sur chaque signalement, avec deux personnes, dans un délai annoncé',
      en: 'Inquire into every report, by two people, within an announced time',
    },
    m6: {
      fr: 'Régler un conflit par ce qui le nourrit\u00a0: rôles flous, moyens disputés, règles inégales',
      en: 'Settle a conflict by what feeds it: vague roles, disputed means, unequal rules',
    },
    m7: {
      fr: 'Rendre publics les critères de primes, de plannings et de promotions',
      en: 'Make the criteria for bonuses, schedules and promotions public',
    },
    m8: {
      fr: 'Prévoir l’accueil des nouveaux\u00a0: une personne, un mois, un point à la fin',
      en: 'Plan how new people are received: one person, one month, a talk at the end',
    },
    m9: {
      fr: 'Réunir des équipes qui dépendent l’une de l’autre pour accorder leurs attentes',
      en: 'Bring together teams that depend on each other, to settle what each expects',
    },
    m10: {
      fr: 'Dire ce qui a été bien fait, précisément, et devant ceux que cela concerne',
      en: 'Say what was well done, precisely, in front of those it concerns',
    },
  },
  values: {
    m1: {
      fr: 'Décider avec l’équipe ce qu’est un travail bien fait, et ce que l’on accepte de ne pas faire',
      en: 'Decide with the team what good work is, and what may be left undone',
    },
    m2: {
      fr: 'Rendre le temps d’une étape de qualité qui avait été supprimée',
      en: 'Give back the time of a quality step that had been dropped',
    },
    m3: {
      fr: 'Permettre de refuser ou de signaler ce qui trompe un client ou un usager, sans reproche',
      en: 'Let people refuse or report what deceives a customer, without blame',
    },
    m4: {
      fr: 'Retirer un objectif qui pousse à mal faire',
      en: 'Remove a target that pushes people to do bad work',
    },
    m5: {
      fr: 'Expliquer les décisions contestées, et dire ce qui peut encore changer',
      en: 'Explain disputed decisions, and say what can still change',
    },
    m6: {
      fr: 'Examiner les plaintes et les défauts avec ceux qui font, pour corriger l’organisation',
      en: 'Look at complaints and faults with those who do the work, to correct the organisation',
    },
    m7: {
      fr: 'Faire rencontrer ceux à qui le travail sert',
      en: 'Let people meet those whom the work serves',
    },
    m8: {
      fr: 'Remplacer un geste inutile ou absurde signalé par l’équipe',
      en: 'Replace a useless or absurd task that the team has named',
    },
    m9: {
      fr: 'Donner un interlocuteur pour les cas de conscience, hors de la hiérarchie',
      en: 'Give a contact for matters of conscience, outside the line of command',
    },
    m10: {
      fr: 'Associer les métiers à la rédaction des consignes qu’ils appliquent',
      en: 'Have the trades help write the instructions that they follow',
    },
  },
  security: {
    m1: {
      fr: 'Annoncer les changements tôt, avec un calendrier, et dire ce que l’on ne sait pas encore',
      en: 'Announce changes early, with dates, and say what is not known yet',
    },
    m2: {
      fr: 'Évaluer les effets d’un projet sur le travail avant de le décider, avec le CSE',
      en: 'Assess what a project does to the work before deciding it, with the works council',
    },
    m3: {
      fr: 'Répondre par écrit aux questions de contrat, de lieu et de salaire',
      en: 'Answer questions of contract, place and pay in writing',
    },
    m4: {
      fr: 'Fixer une date de réponse aux contrats qui se terminent, deux mois avant',
      en: 'Set a date for answers on contracts that end, two months before',
    },
    m5: {
      fr: 'Limiter les contrats courts et l’intérim aux pointes réelles',
      en: 'Keep short contracts and agency work to real peaks',
    },
    m6: {
      fr: 'Garder un poste, un outil et un collègue connus pendant une réorganisation',
      en: 'Keep a known workplace, tool and colleague through a reorganisation',
    },
    m7: {
      fr: 'Proposer une formation avant que le métier ne change',
      en: 'Offer training before the job changes',
    },
    m8: {
      fr: 'Tenir un entretien de parcours chaque année, suivi d’une réponse écrite',
      en: 'Hold a career talk each year, followed by a written answer',
    },
    m9: {
      fr: 'Suivre les personnes dont le poste est supprimé jusqu’à leur solution',
      en: 'Stay with people whose job is cut until they have a solution',
    },
    m10: {
      fr: 'Éviter deux réorganisations à la fois, et faire le bilan de la première',
      en: 'Avoid two reorganisations at once, and take stock of the first',
    },
  },
} satisfies Texts;
