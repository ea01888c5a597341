/** What a company of this trade starts from: proposals to confirm, correct or strike out. */
export const fr = {
  name: 'Atelier',
  units: {
    machines: {
      name: 'Usinage',
      activities: 'Réglage et conduite des machines à bois ou à métaux, soudage, affûtage.',
      risks: {
        rotating: {
          situation:
            'On approche les mains de la lame ou du mandrin pour régler, débloquer ou prendre une mesure, protecteur ouvert.',
          harm: 'Amputation, écrasement, happement',
          measures:
            'Protecteurs en place, arrêt à l’ouverture, verrouillage de l’énergie, machines anciennes mises en conformité.',
          actions: {
            interlock: {
              what: 'Équiper les machines de protecteurs qui coupent le mouvement dès qu’on les ouvre.',
              indicator: 'Part des machines équipées, essai chaque mois',
            },
            lockOff: {
              what: 'Écrire, machine par machine, comment couper et verrouiller l’énergie avant d’intervenir.',
              indicator: 'Interventions observées avec cadenas posé',
            },
          },
        },
        woodDust: {
          situation:
            'Sciage, ponçage et balayage mettent dans l’air des poussières de bois, qui peuvent causer un cancer du nez ou des sinus.',
          harm: 'Cancer du nez et des sinus, asthme',
          measures:
            'Aspiration de chaque machine, mesures de l’air, ponçage aspiré, liste des personnes exposées.',
          actions: {
            extraction: {
              what: 'Raccorder chaque machine, ponceuses portatives comprises, à une aspiration dont le débit est contrôlé.',
              indicator: 'Mesures de l’air sous la valeur limite, à chaque contrôle annuel',
            },
            vacuum: {
              what: 'Remplacer balais et soufflettes par un aspirateur adapté à ces poussières.',
              indicator: 'Balais et soufflettes retirés de l’atelier',
            },
          },
        },
        weldingFumes: {
          situation:
            'On soude sans aspiration sur les pièces longues, là où le bras mobile n’arrive pas.',
          harm: 'Irritation, bronchite, cancer du poumon',
          measures: 'Torches aspirantes, pièces dégraissées avant soudage, aération.',
          actions: {
            torches: {
              what: 'Passer à des torches qui aspirent les fumées, ou à un procédé qui en émet moins.',
              indicator: 'Part des heures de soudage faites avec aspiration',
            },
          },
        },
        saws: {
          situation:
            'Scies, presses et meuleuses couvrent les voix. On retire ses protections pour se parler.',
          harm: 'Perte d’audition, acouphènes, fatigue',
          measures:
            'Mesures récentes, capots, lames silencieuses, protections à la forme de chaque oreille.',
          actions: {
            enclose: {
              what: 'Isoler les machines les plus bruyantes, et choisir des lames et des pointes de soufflage silencieuses.',
              indicator: 'Niveau mesuré à chaque poste, avant et après',
            },
          },
        },
        firstDays: {
          situation:
            'Une personne en intérim ou en apprentissage commence sur machine le premier matin, sans que quelqu’un reste à côté.',
          harm: 'Accident grave de la main',
          measures: 'Tutorat, liste des machines autorisées, règles propres aux moins de 18 ans.',
          actions: {
            mentor: {
              what: 'Réserver à chaque arrivée deux jours avec une personne expérimentée, déchargée de sa production.',
              indicator: 'Part des arrivées accompagnées, fiche signée',
            },
          },
        },
      },
    },
    assembly: {
      name: 'Montage et finition',
      activities: 'Assemblage, ponçage, collage, peinture et contrôle des pièces.',
      risks: {
        screwing: {
          situation:
            'On visse et assemble la même pièce toute la journée, bras levés, à la cadence de la ligne.',
          harm: 'Tendinite, syndrome du canal carpien, douleurs d’épaule',
          measures:
            'Postes réglables en hauteur, visseuses suspendues, alternance, aussi aux postes tenus surtout par des femmes.',
          actions: {
            count: {
              what: 'Compter les gestes par minute à chaque poste, avec les personnes qui les font.',
              indicator: 'Relevé fait pour chaque poste, comparé au seuil du travail répétitif',
            },
            benches: {
              what: 'Installer des établis à hauteur réglable et des visseuses suspendues.',
              indicator: 'Part des postes équipés, douleurs signalées avant et après',
            },
          },
        },
        sanders: {
          situation: 'Ponceuses et meuleuses vibrent dans la main plusieurs heures par jour.',
          harm: 'Doigts engourdis, douleurs du poignet',
          measures:
            'Outils choisis sur les valeurs du fabricant, disques changés à temps, durée d’usage limitée.',
          actions: {
            lowVibration: {
              what: 'Renouveler les outils en prenant la vibration comme critère d’achat.',
              indicator: 'Vibration déclarée de chaque outil, du plus fort au plus faible',
            },
          },
        },
        solvents: {
          situation:
            'On colle, vernit et nettoie avec des solvants, pots ouverts, dans un coin peu ventilé.',
          harm: 'Maux de tête, eczéma, atteinte des nerfs, de la fertilité ou d’une grossesse',
          measures: 'Produits sans solvant, cabine aspirante, gants qui résistent, stockage.',
          actions: {
            waterBased: {
              what: 'Remplacer colles et vernis à solvant par des produits à l’eau, essai à l’appui.',
              indicator: 'Litres de solvant achetés par trimestre',
            },
            booth: {
              what: 'Regrouper le vernissage dans une cabine ventilée.',
              indicator: 'Vernissage hors cabine, constaté lors des tours d’atelier',
            },
          },
        },
        quality: {
          situation: 'On laisse partir des pièces que l’on sait mal finies, pour tenir un délai.',
          harm: 'Perte de sens, conflits, découragement',
          measures:
            'Droit d’arrêter la ligne, retours de clients partagés, délais négociés avec l’atelier.',
          actions: {
            stopRight: {
              what: 'Donner à chaque poste le droit d’arrêter une pièce douteuse, et en parler chaque semaine.',
              indicator: 'Pièces arrêtées, et décisions prises',
            },
          },
        },
        instructions: {
          situation:
            'La fiche de fabrication impose chaque geste et chaque minute. Les améliorations proposées restent sans réponse.',
          harm: 'Perte d’intérêt, anxiété, douleurs',
          measures:
            'Ordre des pièces choisi au poste, propositions qui reçoivent réponse, passage d’un poste à l’autre.',
          actions: {
            proposals: {
              what: 'Réserver deux heures par mois à la révision des postes par les personnes qui les tiennent.',
              indicator: 'Propositions reçues, réalisées ou refusées avec une raison',
            },
          },
        },
      },
    },
    storesAndYard: {
      name: 'Magasin, quai et cour',
      activities: 'Réception des matières, rangement, préparation et expédition.',
      risks: {
        trucks: {
          situation:
            'Le chariot élévateur roule dans les allées où l’on marche, charge levée, angle aveugle à la porte.',
          harm: 'Écrasement, renversement, décès',
          measures:
            'Autorisations de conduite, allées séparées, miroirs, vérifications périodiques.',
          actions: {
            aisles: {
              what: 'Séparer les allées par des barrières et fermer l’accès à pied à la zone de chargement.',
              indicator: 'Passages à pied constatés dans la zone fermée',
            },
          },
        },
        sheets: {
          situation:
            'Une personne porte à elle seule panneaux, barres et sacs, faute de palan libre ou de collègue.',
          harm: 'Mal de dos, lésion de l’épaule, hernie',
          measures:
            'Palans et ventouses, petits sacs, casiers à bonne hauteur, aide pour toutes les tailles.',
          actions: {
            lifters: {
              what: 'Installer un palan ou des ventouses là où l’on coupe les panneaux.',
              indicator: 'Part des panneaux déplacés avec une aide',
            },
            smallBags: {
              what: 'Acheter en sacs de 15\u00a0kg ou en vrac avec trémie.',
              indicator: 'Nombre de références au-dessus de 15\u00a0kg',
            },
          },
        },
        dock: {
          situation: 'Le camion avance ou part pendant qu’un chariot est encore dans la remorque.',
          harm: 'Chute du chariot, écrasement',
          measures: 'Cales, feu rouge, clés remises, protocole de sécurité avec les transporteurs.',
          actions: {
            wedges: {
              what: 'Bloquer les roues et garder les clés à quai pendant tout le chargement.',
              indicator: 'Chargements observés, roues bloquées',
            },
          },
        },
        racks: {
          situation: 'Un montant de rayonnage, tordu par un choc, porte encore des palettes.',
          harm: 'Écrasement, décès',
          measures: 'Protections de pied, plaques de charge, contrôle annuel.',
          actions: {
            inspection: {
              what: 'Faire contrôler les rayonnages chaque année, et vider aussitôt tout montant tordu.',
              indicator: 'Délai entre un choc signalé et la réparation',
            },
          },
        },
      },
    },
    maintenance: {
      name: 'Maintenance et travaux',
      activities: 'Dépannage, entretien des machines et du bâtiment, entreprises extérieures.',
      risks: {
        cabinets: {
          situation:
            'On ouvre une armoire sous tension pour trouver une panne, en pleine production.',
          harm: 'Électrocution, brûlure par arc',
          measures: 'Habilitations écrites en cours, cadenas, schémas à jour.',
          actions: {
            deadWork: {
              what: 'Interdire le dépannage sous tension, et prévoir les arrêts qu’il faut pour s’en passer.',
              indicator: 'Interventions faites courant coupé, sur le total',
            },
          },
        },
        gas: {
          situation:
            'Bouteilles de gaz couchées, solvants et poussières fines se trouvent près d’un meulage.',
          harm: 'Brûlures, effet de souffle, décès',
          measures:
            'Zones à risque repérées, bouteilles attachées dehors, permis de feu avant travaux.',
          actions: {
            zones: {
              what: 'Repérer sur plan les zones où l’air peut devenir explosif, et ce qui peut y faire une étincelle.',
              indicator: 'Plan daté, et écarts corrigés',
            },
          },
        },
        roof: {
          situation:
            'On monte sur la toiture pour une fuite, et l’on passe près de plaques translucides fragiles.',
          harm: 'Chute mortelle',
          measures: 'Accès fermé, plaques protégées, garde-corps, entreprise spécialisée.',
          actions: {
            roofNets: {
              what: 'Poser des grilles sous les plaques fragiles et un garde-corps, avant tout nouvel accès.',
              indicator: 'Toiture équipée, accès fermé à clé',
            },
          },
        },
        contractors: {
          situation:
            'Une entreprise intervient pendant la production, sans connaître ni les zones dangereuses, ni les mesures de l’atelier.',
          harm: 'Chute, choc, électrocution, incendie',
          measures: 'Visite commune, plan de prévention écrit, recherche d’amiante.',
          actions: {
            jointVisit: {
              what: 'Faire la visite commune avant chaque intervention, et suivre le plan écrit jusqu’à la fin.',
              indicator: 'Part des interventions précédées d’une visite',
            },
          },
        },
      },
    },
    teams: {
      name: 'Organisation des équipes',
      activities: 'Horaires en équipes, cadence de production, projets de l’entreprise.',
      risks: {
        rotation: {
          situation:
            'Les équipes changent d’horaires chaque semaine, du matin à la nuit, avec un planning modifié au dernier moment.',
          harm: 'Sommeil et repas déréglés, fatigue, accidents',
          measures:
            'Sens de rotation étudié, repos entre équipes, planning annoncé à l’avance, nuits comptées.',
          actions: {
            forward: {
              what: 'Tourner vers l’avant, matin, après-midi puis nuit, et fixer le planning un mois avant.',
              indicator: 'Changements faits moins d’une semaine avant',
            },
          },
        },
        backlog: {
          situation:
            'Les commandes s’accumulent, les pannes aussi. On rattrape le retard en heures supplémentaires.',
          harm: 'Épuisement, gestes précipités, accidents',
          measures:
            'Délais promis avec l’accord de l’atelier, entretien préventif, effectif suffisant, heures supplémentaires suivies.',
          actions: {
            capacity: {
              what: 'Accepter les délais d’après la capacité réelle, établie chaque semaine avec l’atelier.',
              indicator: 'Heures supplémentaires par personne et par mois',
            },
          },
        },
        future: {
          situation:
            'On parle d’une nouvelle machine ou d’un transfert d’activité, sans rien savoir du nombre de postes.',
          harm: 'Anxiété, troubles du sommeil, départs',
          measures: 'Information donnée, formation prévue, calendrier.',
          actions: {
            skills: {
              what: 'Présenter le projet et ses effets poste par poste, et ouvrir les formations avant le changement.',
              indicator: 'Part des personnes formées avant la mise en service',
            },
          },
        },
        handover: {
          situation:
            'Une équipe laisse à la suivante des réglages non dits et des pièces en attente. On s’accuse d’une équipe à l’autre.',
          harm: 'Tensions, isolement, accidents sur machine',
          measures: 'Temps de relève payé, cahier partagé, réunion entre équipes.',
          actions: {
            overlap: {
              what: 'Prévoir dix minutes payées de relève au poste, avec un cahier commun.',
              indicator: 'Relèves faites au poste, observées une semaine par trimestre',
            },
          },
        },
      },
    },
  },
};
