import type { Texts } from '#basics/messages.ts';

/** What a company of this trade starts from: proposals to confirm, correct or strike out. */
export const texts = {
  name: { fr: 'Soins et accompagnement', en: 'Care' },
  units: {
    dailyCare: {
      name: { fr: 'Soins et aide au quotidien', en: 'Daily care' },
      activities: {
        fr: 'Toilette, repas, soins, déplacements et présence auprès des personnes accueillies.',
        en: 'Washing, meals, treatment, moving and being with the people cared for.',
      },
      risks: {
        transfers: {
          situation: {
            fr: 'Une personne relève, retourne et installe à elle seule quelqu’un qui ne peut pas s’aider, faute de temps ou de matériel.',
            en: 'Somebody who cannot help is lifted, turned and settled by one person alone, for want of time or equipment.',
          },
          harm: {
            fr: 'Mal de dos, lésion de l’épaule, chute à deux',
            en: 'Back pain, shoulder injuries, falling together',
          },
          measures: {
            fr: 'Rails et lève-personnes par chambre, draps de glisse, tâches partagées entre femmes et hommes.',
            en: 'Tracks and hoists in each room, slide sheets, tasks shared between women and men.',
          },
          actions: {
            rails: {
              what: {
                fr: 'Équiper de rails au plafond les chambres où les transferts sont les plus fréquents.',
                en: 'Fit ceiling tracks in the rooms where transfers are most frequent.',
              },
              indicator: {
                fr: 'Part des transferts faits avec une aide',
                en: 'Share of transfers done with an aid',
              },
            },
            pairPlan: {
              what: {
                fr: 'Inscrire au planning les transferts à deux, avec le temps qu’ils prennent.',
                en: 'Put transfers by two people on the rota, with the time they take.',
              },
              indicator: {
                fr: 'Transferts prévus à deux et faits par une seule personne, par semaine',
                en: 'Transfers planned for two and done by one person, each week',
              },
            },
          },
        },
        needles: {
          situation: {
            fr: 'On se pique en rangeant une aiguille, ou on reçoit une projection de sang pendant un soin.',
            en: 'Somebody is pricked while putting away a needle, or splashed with blood during treatment.',
          },
          harm: {
            fr: 'Hépatite B ou C, VIH, longue inquiétude',
            en: 'Hepatitis B or C, HIV, a long worry',
          },
          measures: {
            fr: 'Matériel à sécurité, collecteurs proches, vaccination, conduite à suivre connue la nuit aussi.',
            en: 'Safety devices, sharps bins close by, vaccination, procedure known at night too.',
          },
          actions: {
            safeNeedles: {
              what: {
                fr: 'Remplacer toutes les aiguilles par des modèles à sécurité intégrée.',
                en: 'Replace all needles by models with built-in protection.',
              },
              indicator: {
                fr: 'Piqûres déclarées, avec le matériel en cause',
                en: 'Needlesticks reported, with the device involved',
              },
            },
            sharpsBins: {
              what: {
                fr: 'Fixer un collecteur sur chaque chariot de soins.',
                en: 'Fix a sharps bin to every treatment trolley.',
              },
              indicator: {
                fr: 'Aiguille trouvée hors collecteur\u00a0: aucune',
                en: 'Needles found outside a bin: none',
              },
            },
          },
        },
        contagion: {
          situation: {
            fr: 'Gale, grippe ou gastro-entérite se transmettent pendant une toilette, avant que la maladie soit connue.',
            en: 'Scabies, influenza or a stomach bug is passed on during washing, before the illness is known.',
          },
          harm: {
            fr: 'Infection, aussi pour l’entourage ou une grossesse',
            en: 'Infection, also for those around or a pregnancy',
          },
          measures: {
            fr: 'Lavage des mains, masques, vaccins proposés, alerte entre équipes.',
            en: 'Hand washing, masks, vaccines offered, warnings between teams.',
          },
          actions: {
            signal: {
              what: {
                fr: 'Signaler tout cas à l’équipe suivante, avec les précautions à prendre.',
                en: 'Report every case to the next team, with the precautions to take.',
              },
              indicator: {
                fr: 'Délai entre un cas connu et l’information de l’équipe',
                en: 'Time between a known case and telling the team',
              },
            },
          },
        },
        blows: {
          situation: {
            fr: 'Une personne désorientée, qui souffre ou attend depuis longtemps, frappe, griffe ou insulte.',
            en: 'Somebody confused, in pain or kept waiting for long hits, scratches or insults.',
          },
          harm: {
            fr: 'Blessure, choc psychologique, peur du soin',
            en: 'Injury, shock, fear of giving care',
          },
          measures: {
            fr: 'Moyens d’appel, douleur traitée avant le soin, faits déclarés, aide ensuite.',
            en: 'Ways to call, pain treated before care, incidents reported, help afterwards.',
          },
          actions: {
            understand: {
              what: {
                fr: 'Chercher après chaque fait ce qui l’a déclenché, et adapter l’heure ou la façon du soin.',
                en: 'Look after each incident for what set it off, and adapt the time or manner of care.',
              },
              indicator: {
                fr: 'Faits répétés avec la même cause',
                en: 'Incidents repeated with the same cause',
              },
            },
          },
        },
        suffering: {
          situation: {
            fr: 'On accompagne la douleur et la mort, puis l’on passe à la chambre suivante sans un moment pour souffler.',
            en: 'Pain and death are faced, then it is on to the next room without a moment to recover.',
          },
          harm: { fr: 'Usure, anxiété, dépression', en: 'Weariness, anxiety, depression' },
          measures: {
            fr: 'Temps d’équipe, renfort lors d’un décès, personne formée pour soutenir.',
            en: 'Team time, extra staff when somebody dies, a trained person for support.',
          },
          actions: {
            teamTime: {
              what: {
                fr: 'Tenir chaque quinzaine un temps d’échange sur le travail, payé et animé par quelqu’un d’extérieur.',
                en: 'Hold every fortnight paid time to talk about the work, led by somebody from outside.',
              },
              indicator: {
                fr: 'Séances tenues, et équipes présentes',
                en: 'Sessions held, and teams present',
              },
            },
            afterDeath: {
              what: {
                fr: 'Prévoir du renfort ou du temps libéré dans les heures qui suivent un décès.',
                en: 'Plan extra help or freed time in the hours after a death.',
              },
              indicator: {
                fr: 'Décès suivis d’un temps libéré, sur le total',
                en: 'Deaths followed by freed time, out of the total',
              },
            },
          },
        },
        rushedCare: {
          situation: {
            fr: 'Il faut écourter la toilette, le repas ou l’écoute, et faire autrement que ce que l’on sait juste.',
            en: 'Washing, meals or listening have to be cut short, and done otherwise than one knows to be right.',
          },
          harm: {
            fr: 'Culpabilité, épuisement, envie de quitter le métier',
            en: 'Guilt, exhaustion, wanting to leave the profession',
          },
          measures: {
            fr: 'Effectif prévu par tranche horaire, soins reportés connus et discutés en équipe.',
            en: 'Staffing planned by time of day, postponed care known and talked about in the team.',
          },
          actions: {
            whatMatters: {
              what: {
                fr: 'Décider en équipe ce qui passe d’abord les jours d’effectif réduit, et compter ces jours.',
                en: 'Decide as a team what comes first on short-staffed days, and count these days.',
              },
              indicator: {
                fr: 'Jours sous l’effectif prévu, et soins reportés',
                en: 'Days under planned staffing, and care postponed',
              },
            },
          },
        },
      },
    },
    nights: {
      name: { fr: 'Nuit', en: 'Night' },
      activities: {
        fr: 'Surveillance, soins et présence de nuit, en petit nombre.',
        en: 'Watching, care and presence at night, in small numbers.',
      },
      risks: {
        awake: {
          situation: {
            fr: 'On travaille de nuit à deux pour tout un bâtiment, sans vraie pause ni repas chaud.',
            en: 'Two people work at night for a whole building, without a real break or a hot meal.',
          },
          harm: {
            fr: 'Troubles du sommeil, somnolence, maladies du cœur',
            en: 'Disturbed sleep, drowsiness, heart disease',
          },
          measures: {
            fr: 'Nombre de nuits limité par personne, salle de repos, suivi de santé, passage de jour pendant une grossesse.',
            en: 'A limit to nights per person, a rest room, health checks, day work during a pregnancy.',
          },
          actions: {
            nightTasks: {
              what: {
                fr: 'Passer au jour les tâches qui peuvent l’être\u00a0: linge, rangement, dossiers.',
                en: 'Move to daytime the tasks that can be: linen, tidying, files.',
              },
              indicator: {
                fr: 'Liste des tâches retirées de la nuit',
                en: 'List of tasks taken off the night',
              },
            },
            nightBreak: {
              what: {
                fr: 'Garantir une pause relayée et un lieu pour dormir vingt minutes.',
                en: 'Guarantee a relieved break and a place to sleep for twenty minutes.',
              },
              indicator: {
                fr: 'Nuits avec pause réellement prise',
                en: 'Nights with a break really taken',
              },
            },
          },
        },
        farAway: {
          situation: {
            fr: 'Une personne circule sans collègue entre les étages, loin des autres, quand survient un malaise ou une agression.',
            en: 'One person moves between floors far from the others when an illness or an assault occurs.',
          },
          harm: { fr: 'Secours tardifs', en: 'Help coming too late' },
          measures: {
            fr: 'Appareil d’alerte, passage régulier, portes fermées la nuit.',
            en: 'Alarm device, regular contact, doors closed at night.',
          },
          actions: {
            pendant: {
              what: {
                fr: 'Équiper la nuit d’un appareil qui alerte aussi en cas de chute, et l’essayer chaque semaine.',
                en: 'Equip nights with a device that also signals a fall, and test it weekly.',
              },
              indicator: {
                fr: 'Essais réussis, et délai d’arrivée',
                en: 'Successful tests, and time until help arrives',
              },
            },
          },
        },
        nightLoad: {
          situation: {
            fr: 'Plusieurs appels sonnent à la fois. L’effectif est prévu pour une nuit calme.',
            en: 'Several calls ring at once. Staffing is planned for a quiet night.',
          },
          harm: {
            fr: 'Épuisement, erreurs, sentiment de ne pas y arriver',
            en: 'Exhaustion, mistakes, a sense of not coping',
          },
          measures: {
            fr: 'Renfort que l’on peut appeler, tâches de nuit limitées.',
            en: 'On-call help, fewer tasks at night.',
          },
          actions: {
            onCall: {
              what: {
                fr: 'Organiser un renfort que l’on peut appeler, avec une règle simple pour le faire.',
                en: 'Arrange help that can be called in, with a simple rule for doing so.',
              },
              indicator: {
                fr: 'Nuits avec renfort demandé, et obtenu',
                en: 'Nights when help was asked for, and came',
              },
            },
          },
        },
        nightFire: {
          situation: {
            fr: 'Un feu prend la nuit, quand il faut déplacer des personnes qui ne marchent pas.',
            en: 'A fire breaks out at night, when people who cannot walk must be moved.',
          },
          harm: { fr: 'Intoxication par les fumées, décès', en: 'Smoke poisoning, death' },
          measures: {
            fr: 'Portes coupe-feu, exercices de nuit, mise à l’abri par étage.',
            en: 'Fire doors, night drills, shelter on each floor.',
          },
          actions: {
            nightDrill: {
              what: {
                fr: 'Faire un exercice de nuit par an avec l’effectif réel.',
                en: 'Hold one night drill a year with the real staffing.',
              },
              indicator: {
                fr: 'Temps de mise à l’abri d’un secteur, et suites données',
                en: 'Time to bring one area to safety, and what was done next',
              },
            },
          },
        },
      },
    },
    homeVisits: {
      name: { fr: 'Visites à domicile', en: 'Home visits' },
      activities: {
        fr: 'Tournées en voiture, soins et aide chez les personnes.',
        en: 'Rounds by car, care and help in people’s homes.',
      },
      risks: {
        rounds: {
          situation: {
            fr: 'On enchaîne les visites sur des routes de campagne ou en ville, en retard, téléphone à la main.',
            en: 'Visit follows visit on country roads or in town, late, phone in hand.',
          },
          harm: { fr: 'Accident grave ou mortel', en: 'A serious or fatal accident' },
          measures: {
            fr: 'Temps de trajet comptés, véhicules fournis, secteurs regroupés.',
            en: 'Travel time counted, vehicles provided, areas grouped.',
          },
          actions: {
            sectors: {
              what: {
                fr: 'Regrouper les visites par secteur et compter le trajet réel dans la tournée.',
                en: 'Group visits by area and count the real journey in the round.',
              },
              indicator: {
                fr: 'Kilomètres par tournée, et retards moyens',
                en: 'Kilometres a round, and average delays',
              },
            },
          },
        },
        homes: {
          situation: {
            fr: 'Tapis, escaliers sombres, chiens et marches glissantes\u00a0: chaque logement a ses pièges.',
            en: 'Rugs, dark stairs, dogs and slippery steps: every home has its traps.',
          },
          harm: { fr: 'Chute, entorse, morsure', en: 'Falls, sprains, bites' },
          measures: {
            fr: 'Première visite à deux, fiche du logement, matériel demandé à la famille.',
            en: 'First visit by two people, sheet on the home, equipment asked of the family.',
          },
          actions: {
            homeCheck: {
              what: {
                fr: 'Évaluer chaque logement à la première visite, et convenir des changements avec la personne.',
                en: 'Assess every home at the first visit, and agree on changes with the person.',
              },
              indicator: {
                fr: 'Part des logements évalués, changements obtenus',
                en: 'Share of homes assessed, changes obtained',
              },
            },
          },
        },
        lowBeds: {
          situation: {
            fr: 'Lits bas, baignoires et pièces étroites obligent à se pencher et à se tordre.',
            en: 'Low beds, bathtubs and narrow rooms force people to bend and twist.',
          },
          harm: { fr: 'Mal de dos, douleurs du genou', en: 'Back pain, knee pain' },
          measures: {
            fr: 'Lit médicalisé, siège de douche, durée des soins adaptée.',
            en: 'Adjustable bed, shower seat, enough time for care.',
          },
          actions: {
            bed: {
              what: {
                fr: 'Faire installer un lit à hauteur variable avant de commencer les soins lourds.',
                en: 'Have a height-adjustable bed installed before heavy care begins.',
              },
              indicator: {
                fr: 'Part des soins lourds faits sur un tel lit',
                en: 'Share of heavy care done on such a bed',
              },
            },
          },
        },
        noTeam: {
          situation: {
            fr: 'On ne croise presque jamais ses collègues. Les consignes arrivent par message, et les difficultés restent chez soi.',
            en: 'Colleagues are hardly ever met. Instructions come by message, and difficulties stay at home.',
          },
          harm: {
            fr: 'Isolement, malentendus, départs',
            en: 'Isolation, misunderstandings, people leaving',
          },
          measures: {
            fr: 'Réunions payées, personne joignable, visites à deux.',
            en: 'Paid meetings, somebody to reach, visits by two people.',
          },
          actions: {
            meetings: {
              what: {
                fr: 'Tenir une réunion d’équipe payée chaque semaine, et désigner qui répond aux appels du terrain.',
                en: 'Hold a paid team meeting every week, and name who answers calls from the field.',
              },
              indicator: {
                fr: 'Réunions tenues, et délai de réponse aux appels',
                en: 'Meetings held, and time to answer calls',
              },
            },
          },
        },
        gaps: {
          situation: {
            fr: 'La journée est hachée de visites et d’heures vides, du lever au coucher des personnes aidées.',
            en: 'The day is chopped into visits and empty hours, from the rising to the bedtime of those helped.',
          },
          harm: {
            fr: 'Fatigue, faible revenu, vie privée bousculée',
            en: 'Tiredness, low income, a disrupted private life',
          },
          measures: {
            fr: 'Journée courte du début à la fin, trajets payés, temps partiels choisis.',
            en: 'A short day from start to finish, paid travel, part-time work by choice.',
          },
          actions: {
            halfDays: {
              what: {
                fr: 'Composer des tournées en demi-journées continues, et limiter à onze heures le temps qui sépare le début de la fin.',
                en: 'Make up rounds in unbroken half-days, and keep start and finish no more than eleven hours apart.',
              },
              indicator: {
                fr: 'Durée moyenne de la journée du début à la fin, et heures vides non payées',
                en: 'Average time from start to finish, and unpaid empty hours',
              },
            },
          },
        },
      },
    },
    cleaning: {
      name: { fr: 'Entretien et linge', en: 'Cleaning and linen' },
      activities: {
        fr: 'Ménage des chambres, désinfection, linge et déchets.',
        en: 'Cleaning rooms, disinfecting, linen and waste.',
      },
      risks: {
        disinfectants: {
          situation: {
            fr: 'On dilue et pulvérise des désinfectants dans des pièces closes, plusieurs heures par jour.',
            en: 'Disinfectants are diluted and sprayed in closed rooms, for several hours a day.',
          },
          harm: { fr: 'Asthme, eczéma, irritation des yeux', en: 'Asthma, eczema, eye irritation' },
          measures: {
            fr: 'Lingettes ou mousse au lieu de spray, dosage, aération, gants.',
            en: 'Wipes or foam instead of sprays, dosing, airing, gloves.',
          },
          actions: {
            noSpray: {
              what: {
                fr: 'Remplacer les sprays par des lavettes imprégnées ou de la vapeur.',
                en: 'Replace sprays by pre-soaked cloths or steam.',
              },
              indicator: {
                fr: 'Nombre de sprays commandés par trimestre',
                en: 'Sprays ordered each quarter',
              },
            },
          },
        },
        trolleys: {
          situation: {
            fr: 'On pousse des chariots de linge trop pleins et l’on soulève des sacs mouillés.',
            en: 'Overfull linen trolleys are pushed and wet bags lifted.',
          },
          harm: { fr: 'Mal de dos, douleurs d’épaule', en: 'Back pain, shoulder pain' },
          measures: {
            fr: 'Chariots légers aux roues entretenues, petits sacs, bacs à bonne hauteur.',
            en: 'Light trolleys with maintained wheels, small bags, bins at a good height.',
          },
          actions: {
            motor: {
              what: {
                fr: 'Motoriser les chariots lourds, et choisir des sacs de moindre volume.',
                en: 'Motorise heavy trolleys, and choose bags of smaller volume.',
              },
              indicator: {
                fr: 'Force de poussée mesurée, avant et après',
                en: 'Measured pushing force, before and after',
              },
            },
          },
        },
        soiledLinen: {
          situation: {
            fr: 'On trie du linge souillé, où se cache parfois une aiguille.',
            en: 'Soiled linen is sorted, where a needle sometimes hides.',
          },
          harm: { fr: 'Infection, piqûre', en: 'Infection, needlesticks' },
          measures: {
            fr: 'Tri au lit, sacs fermés, gants résistants, piqûres déclarées.',
            en: 'Sorting at the bedside, closed bags, resistant gloves, needlesticks reported.',
          },
          actions: {
            sortAtBed: {
              what: {
                fr: 'Trier au lit, en sacs fermés de couleur, sans rouvrir à la lingerie.',
                en: 'Sort at the bedside, into closed coloured bags, never reopened in the laundry.',
              },
              indicator: {
                fr: 'Objets trouvés dans le linge, par mois',
                en: 'Objects found in the linen, each month',
              },
            },
          },
        },
        washedFloor: {
          situation: {
            fr: 'Le couloir est lavé d’un bord à l’autre aux heures de passage.',
            en: 'The corridor is washed from edge to edge at busy hours.',
          },
          harm: { fr: 'Entorse, fracture', en: 'Sprains, fractures' },
          measures: {
            fr: 'Lavage par moitié, méthode presque sèche, chaussures.',
            en: 'Washing one half at a time, near-dry method, shoes.',
          },
          actions: {
            halves: {
              what: {
                fr: 'Laver un côté après l’autre, hors des heures de repas et de soins.',
                en: 'Wash one side after the other, outside meal and care hours.',
              },
              indicator: {
                fr: 'Glissades signalées par trimestre',
                en: 'Slips reported each quarter',
              },
            },
          },
        },
      },
    },
  },
} satisfies Texts;
