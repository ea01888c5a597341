import type { Texts } from '#basics/messages.ts';

/** What a company of this trade starts from: proposals to confirm, correct or strike out. */
export const texts = {
  name: { fr: 'Bureaux', en: 'Offices' },
  units: {
    desks: {
      name: { fr: 'Postes de bureau', en: 'Desk work' },
      activities: {
        fr: 'Travail sur écran, téléphone, réunions et dossiers, dans des bureaux partagés ou non.',
        en: 'Screen work, telephone, meetings and files, in shared or single offices.',
      },
      risks: {
        screens: {
          situation: {
            fr: 'On travaille l’essentiel de la journée devant un écran, souvent un portable posé à plat, sur un siège réglé pour quelqu’un d’autre.',
            en: 'Most of the day is spent at a screen, often a laptop lying flat, on a seat adjusted for somebody else.',
          },
          harm: {
            fr: 'Douleurs du cou, du dos et des poignets, fatigue des yeux',
            en: 'Pain in neck, back and wrists, tired eyes',
          },
          measures: {
            fr: 'Sièges réglables, écrans à part, tâches qui obligent à se lever.',
            en: 'Adjustable seats, separate screens, tasks that make people get up.',
          },
          actions: {
            equip: {
              what: {
                fr: 'Donner à chaque poste un écran réglable, un clavier et une souris, et régler siège et table avec la personne qui s’y assoit.',
                en: 'Give each desk an adjustable screen, a keyboard and a mouse, and set seat and table with whoever sits there.',
              },
              indicator: {
                fr: 'Part des postes équipés et réglés, par service, tailles petites et grandes comprises',
                en: 'Share of desks equipped and adjusted, by department, short and tall people included',
              },
            },
            vary: {
              what: {
                fr: 'Répartir les tâches pour que personne ne passe plus de deux heures de suite devant l’écran.',
                en: 'Share out tasks so that nobody spends more than two hours on end at the screen.',
              },
              indicator: {
                fr: 'Emploi du temps type de chaque poste, relu une fois par an avec l’équipe',
                en: 'Typical timetable of each post, gone through once a year with the team',
              },
            },
          },
        },
        noise: {
          situation: {
            fr: 'Dans le bureau partagé, les appels et les conversations s’entendent d’un bout à l’autre. Il faut relire, recommencer, parler plus fort.',
            en: 'In the shared office, calls and conversations carry from end to end. People reread, start again, speak louder.',
          },
          harm: { fr: 'Fatigue, erreurs, maux de tête', en: 'Tiredness, mistakes, headaches' },
          measures: {
            fr: 'Panneaux absorbants, pièces fermées, places éloignées des imprimantes.',
            en: 'Absorbing panels, closed rooms, desks away from printers.',
          },
          actions: {
            quietRooms: {
              what: {
                fr: 'Réserver aux appels et au travail difficile des pièces fermées, en nombre suffisant.',
                en: 'Set aside enough closed rooms for calls and demanding work.',
              },
              indicator: {
                fr: 'Nombre de fois par semaine où l’on n’en trouve aucune de libre',
                en: 'Times a week when none is free',
              },
            },
          },
        },
        cables: {
          situation: {
            fr: 'Des câbles traversent le passage, et des cartons d’archives restent au sol en attendant d’être rangés.',
            en: 'Cables cross the walkway, and boxes of files stay on the floor waiting to be put away.',
          },
          harm: {
            fr: 'Chute de plain-pied\u00a0: entorse, fracture du poignet',
            en: 'A fall on the level: sprains, a broken wrist',
          },
          measures: {
            fr: 'Prises près des tables, cache-câbles, place libre dans les armoires.',
            en: 'Sockets near desks, cable covers, free space in cupboards.',
          },
          actions: {
            sockets: {
              what: {
                fr: 'Poser des prises là où sont les tables, pour qu’aucun câble ne traverse un passage.',
                en: 'Fit sockets where the desks are, so that no cable crosses a walkway.',
              },
              indicator: {
                fr: 'Aucun câble ni carton au sol lors du tour de locaux mensuel',
                en: 'No cable or box on the floor at the monthly walk-round',
              },
            },
          },
        },
        overload: {
          situation: {
            fr: 'Les demandes arrivent par plusieurs voies, toutes urgentes. Le travail de fond se fait tôt, tard, ou chez soi.',
            en: 'Requests come in through several channels, all of them urgent. Deeper work is done early, late or at home.',
          },
          harm: {
            fr: 'Épuisement, sommeil troublé, erreurs, douleurs',
            en: 'Exhaustion, disturbed sleep, mistakes, pain',
          },
          measures: {
            fr: 'Priorités écrites, absences remplacées, heures réelles relevées, plages sans réunion.',
            en: 'Written priorities, cover for absences, real hours recorded, time free of meetings.',
          },
          actions: {
            priorities: {
              what: {
                fr: 'Arbitrer chaque semaine, avec l’équipe, ce qui passe d’abord et ce qui attend ou s’arrête.',
                en: 'Decide each week, with the team, what comes first and what waits or stops.',
              },
              indicator: {
                fr: 'Nombre de tâches repoussées ou arrêtées par décision, et heures faites au-delà de l’horaire',
                en: 'Tasks put off or stopped by decision, and hours worked beyond the timetable',
              },
            },
            absences: {
              what: {
                fr: 'Écrire pour chaque poste ce qui est suspendu, et ce qui est repris par qui, pendant une absence.',
                en: 'Write down for each post what is suspended, and what is taken over by whom, during an absence.',
              },
              indicator: {
                fr: 'Part des postes qui ont cette fiche, et retour des équipes après les congés',
                en: 'Share of posts with such a sheet, and what teams say after the holidays',
              },
            },
          },
        },
        tools: {
          situation: {
            fr: 'Logiciels et procédures changent sans que les personnes qui les utilisent aient pu dire ce dont elles ont besoin.',
            en: 'Software and procedures change without those who use them having been able to say what they need.',
          },
          harm: {
            fr: 'Découragement, perte d’intérêt, erreurs',
            en: 'Discouragement, loss of interest, mistakes',
          },
          measures: {
            fr: 'Essais avant généralisation, droit de choisir l’ordre de ses tâches, temps pour apprendre.',
            en: 'Trials before roll-out, freedom to order one’s tasks, time to learn.',
          },
          actions: {
            trial: {
              what: {
                fr: 'Faire essayer tout nouvel outil à quelques volontaires, puis corriger avant de l’étendre.',
                en: 'Have a few volunteers try every new tool, then correct it before it spreads.',
              },
              indicator: {
                fr: 'Liste des remarques reçues, et de ce qui a été changé',
                en: 'List of comments received, and of what was changed',
              },
            },
          },
        },
        reorganisation: {
          situation: {
            fr: 'Un déménagement, une fusion de services ou une automatisation se prépare. On se demande ce que devient son poste.',
            en: 'A move, a merger of departments or an automation is coming. People wonder what will become of their job.',
          },
          harm: {
            fr: 'Anxiété, troubles du sommeil, départs',
            en: 'Anxiety, disturbed sleep, people leaving',
          },
          measures: {
            fr: 'Calendrier connu, réponses datées aux questions, temps de formation prévu.',
            en: 'A known calendar, dated answers to questions, time planned for training.',
          },
          actions: {
            timetable: {
              what: {
                fr: 'Publier le calendrier du changement, dire ce qui n’est pas décidé et quand cela le sera.',
                en: 'Publish the calendar of the change, and say what is undecided and when it will be settled.',
              },
              indicator: {
                fr: 'Délai entre une question posée et sa réponse écrite',
                en: 'Time between a question asked and its written answer',
              },
            },
          },
        },
      },
    },
    reception: {
      name: { fr: 'Accueil et services généraux', en: 'Reception and facilities' },
      activities: {
        fr: 'Accueil des visites, standard, courrier, fournitures et archives.',
        en: 'Receiving visitors, switchboard, post, supplies and archives.',
      },
      risks: {
        visitors: {
          situation: {
            fr: 'Une personne mécontente de son dossier ou de son attente s’en prend à qui se trouve à l’accueil.',
            en: 'Somebody unhappy with their case or the wait turns on whoever is at reception.',
          },
          harm: {
            fr: 'Choc psychologique, blessure, peur de l’accueil',
            en: 'Shock, injury, fear of the reception desk',
          },
          measures: {
            fr: 'Moyen d’appeler, seconde issue, renseignements affichés, réaction prévue.',
            en: 'A way to call, a second exit, information on display, an agreed response.',
          },
          actions: {
            layout: {
              what: {
                fr: 'Aménager l’accueil avec une issue derrière le comptoir, un bouton d’appel et une vue depuis un autre bureau.',
                en: 'Lay out reception with an exit behind the desk, a call button and a view from another office.',
              },
              indicator: {
                fr: 'Essai du bouton chaque trimestre, et délai d’arrivée du renfort',
                en: 'Quarterly test of the button, and time until help arrives',
              },
            },
          },
        },
        smiling: {
          situation: {
            fr: 'Il faut rester aimable au téléphone et au comptoir, même sous les reproches, sans pouvoir s’éloigner.',
            en: 'One has to stay pleasant on the phone and at the desk, even under reproach, without being able to step away.',
          },
          harm: {
            fr: 'Fatigue nerveuse, irritabilité, anxiété',
            en: 'Nervous fatigue, irritability, anxiety',
          },
          measures: {
            fr: 'Relève possible, règle pour mettre fin à un appel, échanges entre collègues.',
            en: 'Possible relief, a rule for ending a call, talk among colleagues.',
          },
          actions: {
            relief: {
              what: {
                fr: 'Prévoir une relève à l’accueil, et écrire quand on peut mettre fin à un échange.',
                en: 'Arrange relief at reception, and write down when an exchange may be ended.',
              },
              indicator: {
                fr: 'Planning de relève tenu, et règle connue de tout l’accueil',
                en: 'Relief rota kept, and rule known to all at reception',
              },
            },
          },
        },
        parcels: {
          situation: {
            fr: 'Ramettes, colis et fontaines d’eau se portent à la main, d’un étage à l’autre.',
            en: 'Reams, parcels and water bottles are carried by hand, from floor to floor.',
          },
          harm: { fr: 'Lumbago, douleurs d’épaule', en: 'Lumbago, shoulder pain' },
          measures: {
            fr: 'Chariot, ascenseur, commandes en colis légers.',
            en: 'Trolley, lift, orders in light parcels.',
          },
          actions: {
            trolley: {
              what: {
                fr: 'Faire livrer à l’étage, en cartons plus petits, et garder un chariot à l’accueil.',
                en: 'Have deliveries brought to the floor in smaller boxes, and keep a trolley at reception.',
              },
              indicator: {
                fr: 'Poids du carton le plus lourd, et chariot présent lors du tour de locaux',
                en: 'Weight of the heaviest box, and trolley present at the walk-round',
              },
            },
          },
        },
        archives: {
          situation: {
            fr: 'Des archives sont rangées au-dessus des armoires. On monte sur une chaise à roulettes pour les prendre.',
            en: 'Files are kept on top of the cupboards. People climb on a wheeled chair to reach them.',
          },
          harm: {
            fr: 'Chute\u00a0: fracture, traumatisme crânien',
            en: 'A fall: fractures, head injury',
          },
          measures: {
            fr: 'Ce qui sert souvent rangé à hauteur, marchepied stable.',
            en: 'What is often used within reach, a stable step.',
          },
          actions: {
            lower: {
              what: {
                fr: 'Descendre ou numériser ce qui est rangé plus haut que le bras, et vider le dessus des armoires.',
                en: 'Bring down or scan whatever is above arm’s reach, and clear the tops of cupboards.',
              },
              indicator: {
                fr: 'Dessus d’armoires vides lors du tour de locaux',
                en: 'Cupboard tops empty at the walk-round',
              },
            },
          },
        },
      },
    },
    outings: {
      name: { fr: 'Déplacements et télétravail', en: 'Trips and working from home' },
      activities: {
        fr: 'Rendez-vous à l’extérieur, trajets entre sites, travail à domicile.',
        en: 'Outside meetings, journeys between sites, work at home.',
      },
      risks: {
        driving: {
          situation: {
            fr: 'On enchaîne les rendez-vous en voiture, avec des appels en route et un retour tard le soir.',
            en: 'Meetings follow one another by car, with calls on the way and a late return.',
          },
          harm: { fr: 'Accident grave ou mortel', en: 'A serious or fatal accident' },
          measures: {
            fr: 'Rendez-vous à distance quand ils s’y prêtent, véhicules entretenus, règle sur le téléphone.',
            en: 'Remote meetings where possible, maintained vehicles, a rule on phones.',
          },
          actions: {
            remote: {
              what: {
                fr: 'Tenir à distance, ou rejoindre en train, tout rendez-vous qui s’y prête.',
                en: 'Hold remotely, or reach by train, every meeting that allows it.',
              },
              indicator: {
                fr: 'Kilomètres parcourus en voiture, par trimestre',
                en: 'Kilometres driven, by quarter',
              },
            },
            noCalls: {
              what: {
                fr: 'Planifier les tournées avec des arrêts, et ne jamais attendre de réponse de quelqu’un qui conduit.',
                en: 'Plan rounds with stops, and never expect an answer from somebody who is driving.',
              },
              indicator: {
                fr: 'Temps de route prévu et réel, comparés sur quelques journées',
                en: 'Planned and real driving time, compared on a few days',
              },
            },
          },
        },
        home: {
          situation: {
            fr: 'On travaille chez soi à la table de la cuisine, sur un petit écran, sans voir l’équipe de la semaine.',
            en: 'Work at home is done at the kitchen table, on a small screen, without seeing the team all week.',
          },
          harm: {
            fr: 'Douleurs, isolement, journées qui débordent',
            en: 'Aches, isolation, days that overflow',
          },
          measures: {
            fr: 'Matériel prêté, jours communs, heures où l’on peut être joint.',
            en: 'Equipment lent, shared days, hours when people can be reached.',
          },
          actions: {
            homeKit: {
              what: {
                fr: 'Prêter écran, clavier et siège, et aider à les installer.',
                en: 'Lend a screen, a keyboard and a seat, and help to set them up.',
              },
              indicator: {
                fr: 'Part des personnes équipées parmi celles qui télétravaillent',
                en: 'Share of people equipped among those who work from home',
              },
            },
            commonDay: {
              what: {
                fr: 'Fixer un jour commun sur place, consacré au travail collectif.',
                en: 'Fix a shared day on site, kept for work done together.',
              },
              indicator: {
                fr: 'Présence de l’équipe ce jour-là, et avis recueilli chaque trimestre',
                en: 'Team present that day, and its opinion asked every quarter',
              },
            },
          },
        },
        late: {
          situation: {
            fr: 'Messages et réunions débordent le soir, et les retours de déplacement rognent la nuit.',
            en: 'Messages and meetings spill into the evening, and return journeys cut into the night.',
          },
          harm: {
            fr: 'Fatigue, accident de trajet, troubles du sommeil',
            en: 'Tiredness, accidents on the way home, disturbed sleep',
          },
          measures: {
            fr: 'Heures réelles relevées, règle de déconnexion, repos après un retour tardif.',
            en: 'Real hours recorded, a rule for disconnecting, rest after a late return.',
          },
          actions: {
            rest: {
              what: {
                fr: 'Décaler l’heure d’arrivée après un retour tardif, et ne plus placer de réunion après 17\u00a0heures.',
                en: 'Start later after a late return, and schedule no meeting after 5\u00a0p.m.',
              },
              indicator: {
                fr: 'Repos de onze heures respectés, et réunions tardives comptées chaque mois',
                en: 'Eleven-hour rests kept, and late meetings counted each month',
              },
            },
          },
        },
        apart: {
          situation: {
            fr: 'Les décisions se prennent au fil des conversations, entre personnes présentes. Les autres l’apprennent après coup.',
            en: 'Decisions are taken in passing, among those present. The others learn of them afterwards.',
          },
          harm: {
            fr: 'Isolement, malentendus, conflits',
            en: 'Isolation, misunderstandings, conflict',
          },
          measures: {
            fr: 'Comptes rendus, réunions à heure fixe, accueil des personnes qui arrivent.',
            en: 'Minutes, meetings at fixed times, welcome of newcomers.',
          },
          actions: {
            written: {
              what: {
                fr: 'Écrire chaque décision là où toute l’équipe la lit, le jour même.',
                en: 'Write each decision where the whole team reads it, the same day.',
              },
              indicator: {
                fr: 'Part des décisions du mois retrouvées par écrit',
                en: 'Share of the month’s decisions found in writing',
              },
            },
          },
        },
      },
    },
    premises: {
      name: { fr: 'Locaux et parties communes', en: 'Premises and shared areas' },
      activities: {
        fr: 'Circulation, installations techniques, ménage et interventions d’entreprises.',
        en: 'Moving about, technical installations, cleaning and contractors’ work.',
      },
      risks: {
        evacuation: {
          situation: {
            fr: 'Un feu part d’un appareil ou d’un chargeur, et une issue est encombrée ou inconnue.',
            en: 'A fire starts in an appliance or a charger, and an exit is cluttered or unknown.',
          },
          harm: {
            fr: 'Intoxication par les fumées, brûlures, décès',
            en: 'Smoke poisoning, burns, death',
          },
          measures: {
            fr: 'Issues libres, exercices, extincteurs, aide prévue pour qui ne peut descendre seul.',
            en: 'Clear exits, drills, extinguishers, help for those who cannot get down unaided.',
          },
          actions: {
            drill: {
              what: {
                fr: 'Organiser deux exercices par an, un jour de forte présence et un jour de faible présence.',
                en: 'Hold two drills a year, one on a busy day and one on a quiet day.',
              },
              indicator: {
                fr: 'Durée d’évacuation, et suites données à chaque remarque',
                en: 'Evacuation time, and what was done about each comment',
              },
            },
          },
        },
        sockets: {
          situation: {
            fr: 'Des multiprises branchées l’une sur l’autre alimentent chauffages d’appoint, chargeurs et bouilloires.',
            en: 'Extension leads plugged into one another feed heaters, chargers and kettles.',
          },
          harm: { fr: 'Choc électrique, départ de feu', en: 'Electric shock, a fire breaking out' },
          measures: {
            fr: 'Contrôle périodique de l’installation, prises en nombre suffisant, chauffage qui convient.',
            en: 'Periodic inspection of the installation, enough sockets, adequate heating.',
          },
          actions: {
            outlets: {
              what: {
                fr: 'Ajouter des prises et retirer multiprises en chaîne et chauffages d’appoint.',
                en: 'Add sockets, and remove chained leads and portable heaters.',
              },
              indicator: {
                fr: 'Observations du rapport de contrôle corrigées, avec leur date',
                en: 'Remarks of the inspection report put right, with dates',
              },
            },
          },
        },
        summer: {
          situation: {
            fr: 'Aux heures chaudes, les bureaux sous les toits ou derrière de grandes vitres dépassent ce que l’on supporte.',
            en: 'In hot hours, offices under the roof or behind large windows become unbearable.',
          },
          harm: {
            fr: 'Malaise, déshydratation, maux de tête',
            en: 'Faintness, dehydration, headaches',
          },
          measures: {
            fr: 'Stores extérieurs, pièce fraîche, eau, horaires d’été.',
            en: 'Outside blinds, a cool room, water, summer hours.',
          },
          actions: {
            shade: {
              what: {
                fr: 'Poser des stores extérieurs sur les façades au soleil.',
                en: 'Fit outside blinds on the sunny fronts.',
              },
              indicator: {
                fr: 'Température relevée dans les bureaux les plus exposés',
                en: 'Temperature recorded in the most exposed offices',
              },
            },
            summerHours: {
              what: {
                fr: 'Écrire les horaires et lieux de travail prévus à chaque niveau de vigilance chaleur.',
                en: 'Write down the hours and places of work planned for each heat warning level.',
              },
              indicator: {
                fr: 'Dispositions connues avant le 1er juin',
                en: 'Arrangements known before 1 June',
              },
            },
          },
        },
        cleaners: {
          situation: {
            fr: 'Le ménage et les réparations se font tôt ou tard, par des équipes qui connaissent mal les lieux et leurs produits.',
            en: 'Cleaning and repairs are done early or late, by crews who hardly know the place and its products.',
          },
          harm: {
            fr: 'Chute, intoxication, électrisation',
            en: 'Falls, poisoning, electric shock',
          },
          measures: {
            fr: 'Visite commune, consignes écrites, horaires possibles en journée.',
            en: 'A joint visit, written instructions, possible daytime hours.',
          },
          actions: {
            dayCleaning: {
              what: {
                fr: 'Passer le ménage en journée, après une visite commune des locaux.',
                en: 'Move cleaning to daytime, after a joint visit of the premises.',
              },
              indicator: {
                fr: 'Part des heures de ménage faites en journée',
                en: 'Share of cleaning hours done by day',
              },
            },
          },
        },
      },
    },
  },
} satisfies Texts;
