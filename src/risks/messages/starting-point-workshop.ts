import type { Texts } from '#basics/messages.ts';

/** What a company of this trade starts from: proposals to confirm, correct or strike out. */
export const texts = {
  name: { fr: 'Atelier', en: 'Workshop' },
  units: {
    machines: {
      name: { fr: 'Usinage', en: 'Machining' },
      activities: {
        fr: 'Réglage et conduite des machines à bois ou à métaux, soudage, affûtage.',
        en: 'Setting and running wood or metal machines, welding, sharpening.',
      },
      risks: {
        rotating: {
          situation: {
            fr: 'On approche les mains de la lame ou du mandrin pour régler, débloquer ou prendre une mesure, protecteur ouvert.',
            en: 'Hands come near the blade or the chuck to set, clear or measure, with the guard open.',
          },
          harm: {
            fr: 'Amputation, écrasement, happement',
            en: 'Amputation, crushing, entanglement',
          },
          measures: {
            fr: 'Protecteurs en place, arrêt à l’ouverture, verrouillage de l’énergie, machines anciennes mises en conformité.',
            en: 'Guards in place, stop on opening, locking off of power, old machines brought up to standard.',
          },
          actions: {
            interlock: {
              what: {
                fr: 'Équiper les machines de protecteurs qui coupent le mouvement dès qu’on les ouvre.',
                en: 'Fit machines with guards that stop the movement as soon as they are opened.',
              },
              indicator: {
                fr: 'Part des machines équipées, essai chaque mois',
                en: 'Share of machines fitted, tested monthly',
              },
            },
            lockOff: {
              what: {
                fr: 'Écrire, machine par machine, comment couper et verrouiller l’énergie avant d’intervenir.',
                en: 'Write down, machine by machine, how to cut and lock off power before working on it.',
              },
              indicator: {
                fr: 'Interventions observées avec cadenas posé',
                en: 'Interventions observed with the padlock on',
              },
            },
          },
        },
        woodDust: {
          situation: {
            fr: 'Sciage, ponçage et balayage mettent dans l’air des poussières de bois, qui peuvent causer un cancer du nez ou des sinus.',
            en: 'Sawing, sanding and sweeping put wood dust into the air, which can cause cancer of the nose or sinuses.',
          },
          harm: {
            fr: 'Cancer du nez et des sinus, asthme',
            en: 'Cancer of the nose and sinuses, asthma',
          },
          measures: {
            fr: 'Aspiration de chaque machine, mesures de l’air, ponçage aspiré, liste des personnes exposées.',
            en: 'Extraction on each machine, air measurements, sanding with extraction, list of those exposed.',
          },
          actions: {
            extraction: {
              what: {
                fr: 'Raccorder chaque machine, ponceuses portatives comprises, à une aspiration dont le débit est contrôlé.',
                en: 'Connect every machine, hand sanders included, to extraction whose flow is checked.',
              },
              indicator: {
                fr: 'Mesures de l’air sous la valeur limite, à chaque contrôle annuel',
                en: 'Air measurements under the limit value, at every yearly check',
              },
            },
            vacuum: {
              what: {
                fr: 'Remplacer balais et soufflettes par un aspirateur adapté à ces poussières.',
                en: 'Replace brooms and air guns by a vacuum cleaner suited to this dust.',
              },
              indicator: {
                fr: 'Balais et soufflettes retirés de l’atelier',
                en: 'Brooms and air guns removed from the workshop',
              },
            },
          },
        },
        weldingFumes: {
          situation: {
            fr: 'On soude sans aspiration sur les pièces longues, là où le bras mobile n’arrive pas.',
            en: 'Long parts are welded without extraction, where the movable arm does not reach.',
          },
          harm: {
            fr: 'Irritation, bronchite, cancer du poumon',
            en: 'Irritation, bronchitis, lung cancer',
          },
          measures: {
            fr: 'Torches aspirantes, pièces dégraissées avant soudage, aération.',
            en: 'Extracting torches, parts degreased before welding, ventilation.',
          },
          actions: {
            torches: {
              what: {
                fr: 'Passer à des torches qui aspirent les fumées, ou à un procédé qui en émet moins.',
                en: 'Move to torches that extract fumes, or to a process that emits less.',
              },
              indicator: {
                fr: 'Part des heures de soudage faites avec aspiration',
                en: 'Share of welding hours done with extraction',
              },
            },
          },
        },
        saws: {
          situation: {
            fr: 'Scies, presses et meuleuses couvrent les voix. On retire ses protections pour se parler.',
            en: 'Saws, presses and grinders drown out voices. People take off their protection to talk.',
          },
          harm: {
            fr: 'Perte d’audition, acouphènes, fatigue',
            en: 'Hearing loss, tinnitus, tiredness',
          },
          measures: {
            fr: 'Mesures récentes, capots, lames silencieuses, protections à la forme de chaque oreille.',
            en: 'Recent measurements, enclosures, quiet blades, protection shaped for each ear.',
          },
          actions: {
            enclose: {
              what: {
                fr: 'Isoler les machines les plus bruyantes, et choisir des lames et des pointes de soufflage silencieuses.',
                en: 'Enclose the loudest machines, and choose quiet blades and nozzles.',
              },
              indicator: {
                fr: 'Niveau mesuré à chaque poste, avant et après',
                en: 'Level measured at each workplace, before and after',
              },
            },
          },
        },
        firstDays: {
          situation: {
            fr: 'Une personne en intérim ou en apprentissage commence sur machine le premier matin, sans que quelqu’un reste à côté.',
            en: 'An agency worker or apprentice starts on a machine the first morning, with nobody staying beside them.',
          },
          harm: { fr: 'Accident grave de la main', en: 'Serious hand injury' },
          measures: {
            fr: 'Tutorat, liste des machines autorisées, règles propres aux moins de 18 ans.',
            en: 'Mentoring, list of permitted machines, rules for under-18s.',
          },
          actions: {
            mentor: {
              what: {
                fr: 'Réserver à chaque arrivée deux jours avec une personne expérimentée, déchargée de sa production.',
                en: 'Set aside for each newcomer two days with somebody experienced, freed from production.',
              },
              indicator: {
                fr: 'Part des arrivées accompagnées, fiche signée',
                en: 'Share of newcomers accompanied, with a signed sheet',
              },
            },
          },
        },
      },
    },
    assembly: {
      name: { fr: 'Montage et finition', en: 'Assembly and finishing' },
      activities: {
        fr: 'Assemblage, ponçage, collage, peinture et contrôle des pièces.',
        en: 'Assembling, sanding, gluing, painting and checking of parts.',
      },
      risks: {
        screwing: {
          situation: {
            fr: 'On visse et assemble la même pièce toute la journée, bras levés, à la cadence de la ligne.',
            en: 'The same part is screwed and assembled all day, arms raised, at the pace of the line.',
          },
          harm: {
            fr: 'Tendinite, syndrome du canal carpien, douleurs d’épaule',
            en: 'Tendinitis, carpal tunnel syndrome, shoulder pain',
          },
          measures: {
            fr: 'Postes réglables en hauteur, visseuses suspendues, alternance, aussi aux postes tenus surtout par des femmes.',
            en: 'Workplaces of adjustable height, hanging screwdrivers, rotation, also in posts mostly held by women.',
          },
          actions: {
            count: {
              what: {
                fr: 'Compter les gestes par minute à chaque poste, avec les personnes qui les font.',
                en: 'Count movements a minute at each workplace, with those who make them.',
              },
              indicator: {
                fr: 'Relevé fait pour chaque poste, comparé au seuil du travail répétitif',
                en: 'Count made for each workplace, compared with the repetitive-work threshold',
              },
            },
            benches: {
              what: {
                fr: 'Installer des établis à hauteur réglable et des visseuses suspendues.',
                en: 'Install height-adjustable benches and hanging screwdrivers.',
              },
              indicator: {
                fr: 'Part des postes équipés, douleurs signalées avant et après',
                en: 'Share of workplaces equipped, pain reported before and after',
              },
            },
          },
        },
        sanders: {
          situation: {
            fr: 'Ponceuses et meuleuses vibrent dans la main plusieurs heures par jour.',
            en: 'Sanders and grinders vibrate in the hand for several hours a day.',
          },
          harm: { fr: 'Doigts engourdis, douleurs du poignet', en: 'Numb fingers, wrist pain' },
          measures: {
            fr: 'Outils choisis sur les valeurs du fabricant, disques changés à temps, durée d’usage limitée.',
            en: 'Tools chosen by the maker’s values, discs changed in time, a limit to time of use.',
          },
          actions: {
            lowVibration: {
              what: {
                fr: 'Renouveler les outils en prenant la vibration comme critère d’achat.',
                en: 'Renew tools with vibration as a buying criterion.',
              },
              indicator: {
                fr: 'Vibration déclarée de chaque outil, du plus fort au plus faible',
                en: 'Declared vibration of each tool, from highest to lowest',
              },
            },
          },
        },
        solvents: {
          situation: {
            fr: 'On colle, vernit et nettoie avec des solvants, pots ouverts, dans un coin peu ventilé.',
            en: 'Gluing, varnishing and cleaning use solvents, with open pots, in a poorly ventilated corner.',
          },
          harm: {
            fr: 'Maux de tête, eczéma, atteinte des nerfs, de la fertilité ou d’une grossesse',
            en: 'Headaches, eczema, harm to nerves, fertility or a pregnancy',
          },
          measures: {
            fr: 'Produits sans solvant, cabine aspirante, gants qui résistent, stockage.',
            en: 'Solvent-free products, extraction booth, resistant gloves, storage.',
          },
          actions: {
            waterBased: {
              what: {
                fr: 'Remplacer colles et vernis à solvant par des produits à l’eau, essai à l’appui.',
                en: 'Replace solvent glues and varnishes by water-based products, after trial.',
              },
              indicator: {
                fr: 'Litres de solvant achetés par trimestre',
                en: 'Litres of solvent bought each quarter',
              },
            },
            booth: {
              what: {
                fr: 'Regrouper le vernissage dans une cabine ventilée.',
                en: 'Bring varnishing together in a ventilated booth.',
              },
              indicator: {
                fr: 'Vernissage hors cabine, constaté lors des tours d’atelier',
                en: 'Varnishing outside the booth, seen on workshop rounds',
              },
            },
          },
        },
        quality: {
          situation: {
            fr: 'On laisse partir des pièces que l’on sait mal finies, pour tenir un délai.',
            en: 'Parts known to be badly finished are let through to meet a deadline.',
          },
          harm: {
            fr: 'Perte de sens, conflits, découragement',
            en: 'Loss of meaning, conflict, discouragement',
          },
          measures: {
            fr: 'Droit d’arrêter la ligne, retours de clients partagés, délais négociés avec l’atelier.',
            en: 'Freedom to stop the line, customers’ comments shared, deadlines agreed with the workshop.',
          },
          actions: {
            stopRight: {
              what: {
                fr: 'Donner à chaque poste le droit d’arrêter une pièce douteuse, et en parler chaque semaine.',
                en: 'Give each post the right to hold back a doubtful part, and talk about it weekly.',
              },
              indicator: {
                fr: 'Pièces arrêtées, et décisions prises',
                en: 'Parts held back, and decisions taken',
              },
            },
          },
        },
        instructions: {
          situation: {
            fr: 'La fiche de fabrication impose chaque geste et chaque minute. Les améliorations proposées restent sans réponse.',
            en: 'The work plan dictates every movement and every minute. Improvements proposed go unanswered.',
          },
          harm: { fr: 'Perte d’intérêt, anxiété, douleurs', en: 'Loss of interest, anxiety, pain' },
          measures: {
            fr: 'Ordre des pièces choisi au poste, propositions qui reçoivent réponse, passage d’un poste à l’autre.',
            en: 'Order of parts chosen at the post, proposals answered, moving between posts.',
          },
          actions: {
            proposals: {
              what: {
                fr: 'Réserver deux heures par mois à la révision des postes par les personnes qui les tiennent.',
                en: 'Set aside two hours a month for posts to be revised by those who hold them.',
              },
              indicator: {
                fr: 'Propositions reçues, réalisées ou refusées avec une raison',
                en: 'Proposals received, carried out or declined with a reason',
              },
            },
          },
        },
      },
    },
    storesAndYard: {
      name: { fr: 'Magasin, quai et cour', en: 'Stores, dock and yard' },
      activities: {
        fr: 'Réception des matières, rangement, préparation et expédition.',
        en: 'Receiving materials, storing, preparing and shipping.',
      },
      risks: {
        trucks: {
          situation: {
            fr: 'Le chariot élévateur roule dans les allées où l’on marche, charge levée, angle aveugle à la porte.',
            en: 'The forklift drives in aisles where people walk, load raised, with a blind corner at the door.',
          },
          harm: { fr: 'Écrasement, renversement, décès', en: 'Crushing, overturning, death' },
          measures: {
            fr: 'Autorisations de conduite, allées séparées, miroirs, vérifications périodiques.',
            en: 'Driving authorisations, separate aisles, mirrors, periodic inspections.',
          },
          actions: {
            aisles: {
              what: {
                fr: 'Séparer les allées par des barrières et fermer l’accès à pied à la zone de chargement.',
                en: 'Separate the aisles with barriers and close the loading area to people on foot.',
              },
              indicator: {
                fr: 'Passages à pied constatés dans la zone fermée',
                en: 'People seen on foot in the closed area',
              },
            },
          },
        },
        sheets: {
          situation: {
            fr: 'Une personne porte à elle seule panneaux, barres et sacs, faute de palan libre ou de collègue.',
            en: 'Panels, bars and bags are carried single-handed, for want of a free hoist or a colleague.',
          },
          harm: {
            fr: 'Mal de dos, lésion de l’épaule, hernie',
            en: 'Back pain, shoulder injuries, hernia',
          },
          measures: {
            fr: 'Palans et ventouses, petits sacs, casiers à bonne hauteur, aide pour toutes les tailles.',
            en: 'Hoists and suction lifters, small bags, racks at a good height, aids for all heights.',
          },
          actions: {
            lifters: {
              what: {
                fr: 'Installer un palan ou des ventouses là où l’on coupe les panneaux.',
                en: 'Install a hoist or suction lifters where panels are cut.',
              },
              indicator: {
                fr: 'Part des panneaux déplacés avec une aide',
                en: 'Share of panels moved with an aid',
              },
            },
            smallBags: {
              what: {
                fr: 'Acheter en sacs de 15\u00a0kg ou en vrac avec trémie.',
                en: 'Buy in 15\u00a0kg bags, or in bulk with a hopper.',
              },
              indicator: {
                fr: 'Nombre de références au-dessus de 15\u00a0kg',
                en: 'Number of items above 15\u00a0kg',
              },
            },
          },
        },
        dock: {
          situation: {
            fr: 'Le camion avance ou part pendant qu’un chariot est encore dans la remorque.',
            en: 'The lorry moves or leaves while a truck is still in its trailer.',
          },
          harm: { fr: 'Chute du chariot, écrasement', en: 'Fall of the truck, crushing' },
          measures: {
            fr: 'Cales, feu rouge, clés remises, protocole de sécurité avec les transporteurs.',
            en: 'Wheel chocks, red light, keys handed in, safety protocol with carriers.',
          },
          actions: {
            wedges: {
              what: {
                fr: 'Bloquer les roues et garder les clés à quai pendant tout le chargement.',
                en: 'Chock the wheels and keep the keys at the dock throughout loading.',
              },
              indicator: {
                fr: 'Chargements observés, roues bloquées',
                en: 'Loadings observed with wheels chocked',
              },
            },
          },
        },
        racks: {
          situation: {
            fr: 'Un montant de rayonnage, tordu par un choc, porte encore des palettes.',
            en: 'A racking upright bent by a knock still carries pallets.',
          },
          harm: { fr: 'Écrasement, décès', en: 'Crushing, death' },
          measures: {
            fr: 'Protections de pied, plaques de charge, contrôle annuel.',
            en: 'Upright guards, load plates, yearly inspection.',
          },
          actions: {
            inspection: {
              what: {
                fr: 'Faire contrôler les rayonnages chaque année, et vider aussitôt tout montant tordu.',
                en: 'Have racking inspected every year, and unload any bent upright at once.',
              },
              indicator: {
                fr: 'Délai entre un choc signalé et la réparation',
                en: 'Time between a reported knock and its repair',
              },
            },
          },
        },
      },
    },
    maintenance: {
      name: { fr: 'Maintenance et travaux', en: 'Maintenance and works' },
      activities: {
        fr: 'Dépannage, entretien des machines et du bâtiment, entreprises extérieures.',
        en: 'Repairs, upkeep of machines and building, outside companies.',
      },
      risks: {
        cabinets: {
          situation: {
            fr: 'On ouvre une armoire sous tension pour trouver une panne, en pleine production.',
            en: 'A live cabinet is opened to find a fault, in the middle of production.',
          },
          harm: { fr: 'Électrocution, brûlure par arc', en: 'Electrocution, arc burns' },
          measures: {
            fr: 'Habilitations écrites en cours, cadenas, schémas à jour.',
            en: 'Valid written authorisations, padlocks, up-to-date diagrams.',
          },
          actions: {
            deadWork: {
              what: {
                fr: 'Interdire le dépannage sous tension, et prévoir les arrêts qu’il faut pour s’en passer.',
                en: 'Forbid live repairs, and plan the stops needed to do without them.',
              },
              indicator: {
                fr: 'Interventions faites courant coupé, sur le total',
                en: 'Repairs done with the current off, out of the total',
              },
            },
          },
        },
        gas: {
          situation: {
            fr: 'Bouteilles de gaz couchées, solvants et poussières fines se trouvent près d’un meulage.',
            en: 'Gas cylinders on their side, solvents and fine dust lie close to grinding work.',
          },
          harm: { fr: 'Brûlures, effet de souffle, décès', en: 'Burns, blast, death' },
          measures: {
            fr: 'Zones à risque repérées, bouteilles attachées dehors, permis de feu avant travaux.',
            en: 'Danger zones marked, cylinders secured outside, hot-work permit before works.',
          },
          actions: {
            zones: {
              what: {
                fr: 'Repérer sur plan les zones où l’air peut devenir explosif, et ce qui peut y faire une étincelle.',
                en: 'Mark on a plan the zones where air can become explosive, and what may spark there.',
              },
              indicator: {
                fr: 'Plan daté, et écarts corrigés',
                en: 'Dated plan, and gaps put right',
              },
            },
          },
        },
        roof: {
          situation: {
            fr: 'On monte sur la toiture pour une fuite, et l’on passe près de plaques translucides fragiles.',
            en: 'Somebody goes up on the roof for a leak and passes close to fragile skylights.',
          },
          harm: { fr: 'Chute mortelle', en: 'A fatal fall' },
          measures: {
            fr: 'Accès fermé, plaques protégées, garde-corps, entreprise spécialisée.',
            en: 'Closed access, protected skylights, guard rails, specialist firm.',
          },
          actions: {
            roofNets: {
              what: {
                fr: 'Poser des grilles sous les plaques fragiles et un garde-corps, avant tout nouvel accès.',
                en: 'Fit grids under the fragile sheets and a guard rail before anyone goes up again.',
              },
              indicator: {
                fr: 'Toiture équipée, accès fermé à clé',
                en: 'Roof equipped, access locked',
              },
            },
          },
        },
        contractors: {
          situation: {
            fr: 'Une entreprise intervient pendant la production, sans connaître ni les zones dangereuses, ni les mesures de l’atelier.',
            en: 'A contractor works during production, knowing neither the danger zones nor the workshop’s measures.',
          },
          harm: {
            fr: 'Chute, choc, électrocution, incendie',
            en: 'Falls, blows, electrocution, fire',
          },
          measures: {
            fr: 'Visite commune, plan de prévention écrit, recherche d’amiante.',
            en: 'Joint visit, written prevention plan, search for asbestos.',
          },
          actions: {
            jointVisit: {
              what: {
                fr: 'Faire la visite commune avant chaque intervention, et suivre le plan écrit jusqu’à la fin.',
                en: 'Make the joint visit before every job, and follow the written plan to its end.',
              },
              indicator: {
                fr: 'Part des interventions précédées d’une visite',
                en: 'Share of jobs preceded by a visit',
              },
            },
          },
        },
      },
    },
    teams: {
      name: { fr: 'Organisation des équipes', en: 'Organisation of teams' },
      activities: {
        fr: 'Horaires en équipes, cadence de production, projets de l’entreprise.',
        en: 'Shift hours, production pace, plans of the company.',
      },
      risks: {
        rotation: {
          situation: {
            fr: 'Les équipes changent d’horaires chaque semaine, du matin à la nuit, avec un planning modifié au dernier moment.',
            en: 'Teams change hours every week, from morning to night, with a rota altered at the last moment.',
          },
          harm: {
            fr: 'Sommeil et repas déréglés, fatigue, accidents',
            en: 'Upset sleep and meals, tiredness, accidents',
          },
          measures: {
            fr: 'Sens de rotation étudié, repos entre équipes, planning annoncé à l’avance, nuits comptées.',
            en: 'A considered direction of rotation, rest between shifts, rota announced ahead, nights counted.',
          },
          actions: {
            forward: {
              what: {
                fr: 'Tourner vers l’avant, matin, après-midi puis nuit, et fixer le planning un mois avant.',
                en: 'Rotate forwards, morning, afternoon then night, and settle the rota a month ahead.',
              },
              indicator: {
                fr: 'Changements faits moins d’une semaine avant',
                en: 'Changes made less than a week ahead',
              },
            },
          },
        },
        backlog: {
          situation: {
            fr: 'Les commandes s’accumulent, les pannes aussi. On rattrape le retard en heures supplémentaires.',
            en: 'Orders pile up, and so do breakdowns. Delays are made up in overtime.',
          },
          harm: {
            fr: 'Épuisement, gestes précipités, accidents',
            en: 'Exhaustion, hasty movements, accidents',
          },
          measures: {
            fr: 'Délais promis avec l’accord de l’atelier, entretien préventif, effectif suffisant, heures supplémentaires suivies.',
            en: 'Deadlines promised with the workshop’s agreement, preventive maintenance, enough staff, overtime followed.',
          },
          actions: {
            capacity: {
              what: {
                fr: 'Accepter les délais d’après la capacité réelle, établie chaque semaine avec l’atelier.',
                en: 'Accept deadlines according to real capacity, worked out weekly with the workshop.',
              },
              indicator: {
                fr: 'Heures supplémentaires par personne et par mois',
                en: 'Overtime per person and month',
              },
            },
          },
        },
        future: {
          situation: {
            fr: 'On parle d’une nouvelle machine ou d’un transfert d’activité, sans rien savoir du nombre de postes.',
            en: 'There is talk of a new machine or of moving the business, with nothing known of the number of jobs.',
          },
          harm: {
            fr: 'Anxiété, troubles du sommeil, départs',
            en: 'Anxiety, disturbed sleep, people leaving',
          },
          measures: {
            fr: 'Information donnée, formation prévue, calendrier.',
            en: 'Information given, training planned, calendar.',
          },
          actions: {
            skills: {
              what: {
                fr: 'Présenter le projet et ses effets poste par poste, et ouvrir les formations avant le changement.',
                en: 'Present the plan and its effects post by post, and open training before the change.',
              },
              indicator: {
                fr: 'Part des personnes formées avant la mise en service',
                en: 'Share of people trained before start-up',
              },
            },
          },
        },
        handover: {
          situation: {
            fr: 'Une équipe laisse à la suivante des réglages non dits et des pièces en attente. On s’accuse d’une équipe à l’autre.',
            en: 'One shift leaves the next with untold settings and parts left waiting. Blame passes from team to team.',
          },
          harm: {
            fr: 'Tensions, isolement, accidents sur machine',
            en: 'Tension, isolation, machine accidents',
          },
          measures: {
            fr: 'Temps de relève payé, cahier partagé, réunion entre équipes.',
            en: 'Paid handover time, shared logbook, meetings between shifts.',
          },
          actions: {
            overlap: {
              what: {
                fr: 'Prévoir dix minutes payées de relève au poste, avec un cahier commun.',
                en: 'Plan ten paid minutes of handover at the machine, with a shared logbook.',
              },
              indicator: {
                fr: 'Relèves faites au poste, observées une semaine par trimestre',
                en: 'Handovers done at the machine, observed one week a quarter',
              },
            },
          },
        },
      },
    },
  },
} satisfies Texts;
