/** What a company of this trade starts from: proposals to confirm, correct or strike out. */
export const fr = {
  name: 'Bureaux',
  units: {
    desks: {
      name: 'Postes de bureau',
      activities:
        'Travail sur écran, téléphone, réunions et dossiers, dans des bureaux partagés ou non.',
      risks: {
        screens: {
          situation:
            'On travaille l’essentiel de la journée devant un écran, souvent un portable posé à plat, sur un siège réglé pour quelqu’un d’autre.',
          harm: 'Douleurs du cou, du dos et des poignets, fatigue des yeux',
          measures: 'Sièges réglables, écrans à part, tâches qui obligent à se lever.',
          actions: {
            equip: {
              what: 'Donner à chaque poste un écran réglable, un clavier et une souris, et régler siège et table avec la personne qui s’y assoit.',
              indicator:
                'Part des postes équipés et réglés, par service, tailles petites et grandes comprises',
            },
            vary: {
              what: 'Répartir les tâches pour que personne ne passe plus de deux heures de suite devant l’écran.',
              indicator: 'Emploi du temps type de chaque poste, relu une fois par an avec l’équipe',
            },
          },
        },
        noise: {
          situation:
            'Dans le bureau partagé, les appels et les conversations s’entendent d’un bout à l’autre. Il faut relire, recommencer, parler plus fort.',
          harm: 'Fatigue, erreurs, maux de tête',
          measures: 'Panneaux absorbants, pièces fermées, places éloignées des imprimantes.',
          actions: {
            quietRooms: {
              what: 'Réserver aux appels et au travail difficile des pièces fermées, en nombre suffisant.',
              indicator: 'Nombre de fois par semaine où l’on n’en trouve aucune de libre',
            },
          },
        },
        cables: {
          situation:
            'Des câbles traversent le passage, et des cartons d’archives restent au sol en attendant d’être rangés.',
          harm: 'Chute de plain-pied\u00a0: entorse, fracture du poignet',
          measures: 'Prises près des tables, cache-câbles, place libre dans les armoires.',
          actions: {
            sockets: {
              what: 'Poser des prises là où sont les tables, pour qu’aucun câble ne traverse un passage.',
              indicator: 'Aucun câble ni carton au sol lors du tour de locaux mensuel',
            },
          },
        },
        overload: {
          situation:
            'Les demandes arrivent par plusieurs voies, toutes urgentes. Le travail de fond se fait tôt, tard, ou chez soi.',
          harm: 'Épuisement, sommeil troublé, erreurs, douleurs',
          measures:
            'Priorités écrites, absences remplacées, heures réelles relevées, plages sans réunion.',
          actions: {
            priorities: {
              what: 'Arbitrer chaque semaine, avec l’équipe, ce qui passe d’abord et ce qui attend ou s’arrête.',
              indicator:
                'Nombre de tâches repoussées ou arrêtées par décision, et heures faites au-delà de l’horaire',
            },
            absences: {
              what: 'Écrire pour chaque poste ce qui est suspendu, et ce qui est repris par qui, pendant une absence.',
              indicator:
                'Part des postes qui ont cette fiche, et retour des équipes après les congés',
            },
          },
        },
        tools: {
          situation:
            'Logiciels et procédures changent sans que les personnes qui les utilisent aient pu dire ce dont elles ont besoin.',
          harm: 'Découragement, perte d’intérêt, erreurs',
          measures:
            'Essais avant généralisation, droit de choisir l’ordre de ses tâches, temps pour apprendre.',
          actions: {
            trial: {
              what: 'Faire essayer tout nouvel outil à quelques volontaires, puis corriger avant de l’étendre.',
              indicator: 'Liste des remarques reçues, et de ce qui a été changé',
            },
          },
        },
        reorganisation: {
          situation:
            'Un déménagement, une fusion de services ou une automatisation se prépare. On se demande ce que devient son poste.',
          harm: 'Anxiété, troubles du sommeil, départs',
          measures: 'Calendrier connu, réponses datées aux questions, temps de formation prévu.',
          actions: {
            timetable: {
              what: 'Publier le calendrier du changement, dire ce qui n’est pas décidé et quand cela le sera.',
              indicator: 'Délai entre une question posée et sa réponse écrite',
            },
          },
        },
      },
    },
    reception: {
      name: 'Accueil et services généraux',
      activities: 'Accueil des visites, standard, courrier, fournitures et archives.',
      risks: {
        visitors: {
          situation:
            'Une personne mécontente de son dossier ou de son attente s’en prend à qui se trouve à l’accueil.',
          harm: 'Choc psychologique, blessure, peur de l’accueil',
          measures: 'Moyen d’appeler, seconde issue, renseignements affichés, réaction prévue.',
          actions: {
            layout: {
              what: 'Aménager l’accueil avec une issue derrière le comptoir, un bouton d’appel et une vue depuis un autre bureau.',
              indicator: 'Essai du bouton chaque trimestre, et délai d’arrivée du renfort',
            },
          },
        },
        smiling: {
          situation:
            'Il faut rester aimable au téléphone et au comptoir, même sous les reproches, sans pouvoir s’éloigner.',
          harm: 'Fatigue nerveuse, irritabilité, anxiété',
          measures: 'Relève possible, règle pour mettre fin à un appel, échanges entre collègues.',
          actions: {
            relief: {
              what: 'Prévoir une relève à l’accueil, et écrire quand on peut mettre fin à un échange.',
              indicator: 'Planning de relève tenu, et règle connue de tout l’accueil',
            },
          },
        },
        parcels: {
          situation:
            'Ramettes, colis et fontaines d’eau se portent à la main, d’un étage à l’autre.',
          harm: 'Lumbago, douleurs d’épaule',
          measures: 'Chariot, ascenseur, commandes en colis légers.',
          actions: {
            trolley: {
              what: 'Faire livrer à l’étage, en cartons plus petits, et garder un chariot à l’accueil.',
              indicator: 'Poids du carton le plus lourd, et chariot présent lors du tour de locaux',
            },
          },
        },
        archives: {
          situation:
            'Des archives sont rangées au-dessus des armoires. On monte sur une chaise à roulettes pour les prendre.',
          harm: 'Chute\u00a0: fracture, traumatisme crânien',
          measures: 'Ce qui sert souvent rangé à hauteur, marchepied stable.',
          actions: {
            lower: {
              what: 'Descendre ou numériser ce qui est rangé plus haut que le bras, et vider le dessus des armoires.',
              indicator: 'Dessus d’armoires vides lors du tour de locaux',
            },
          },
        },
      },
    },
    outings: {
      name: 'Déplacements et télétravail',
      activities: 'Rendez-vous à l’extérieur, trajets entre sites, travail à domicile.',
      risks: {
        driving: {
          situation:
            'On enchaîne les rendez-vous en voiture, avec des appels en route et un retour tard le soir.',
          harm: 'Accident grave ou mortel',
          measures:
            'Rendez-vous à distance quand ils s’y prêtent, véhicules entretenus, règle sur le téléphone.',
          actions: {
            remote: {
              what: 'Tenir à distance, ou rejoindre en train, tout rendez-vous qui s’y prête.',
              indicator: 'Kilomètres parcourus en voiture, par trimestre',
            },
            noCalls: {
              what: 'Planifier les tournées avec des arrêts, et ne jamais attendre de réponse de quelqu’un qui conduit.',
              indicator: 'Temps de route prévu et réel, comparés sur quelques journées',
            },
          },
        },
        home: {
          situation:
            'On travaille chez soi à la table de la cuisine, sur un petit écran, sans voir l’équipe de la semaine.',
          harm: 'Douleurs, isolement, journées qui débordent',
          measures: 'Matériel prêté, jours communs, heures où l’on peut être joint.',
          actions: {
            homeKit: {
              what: 'Prêter écran, clavier et siège, et aider à les installer.',
              indicator: 'Part des personnes équipées parmi celles qui télétravaillent',
            },
            commonDay: {
              what: 'Fixer un jour commun sur place, consacré au travail collectif.',
              indicator: 'Présence de l’équipe ce jour-là, et avis recueilli chaque trimestre',
            },
          },
        },
        late: {
          situation:
            'Messages et réunions débordent le soir, et les retours de déplacement rognent la nuit.',
          harm: 'Fatigue, accident de trajet, troubles du sommeil',
          measures: 'Heures réelles relevées, règle de déconnexion, repos après un retour tardif.',
          actions: {
            rest: {
              what: 'Décaler l’heure d’arrivée après un retour tardif, et ne plus placer de réunion après 17\u00a0heures.',
              indicator:
                'Repos de onze heures respectés, et réunions tardives comptées chaque mois',
            },
          },
        },
        apart: {
          situation:
            'Les décisions se prennent au fil des conversations, entre personnes présentes. Les autres l’apprennent après coup.',
          harm: 'Isolement, malentendus, conflits',
          measures: 'Comptes rendus, réunions à heure fixe, accueil des personnes qui arrivent.',
          actions: {
            written: {
              what: 'Écrire chaque décision là où toute l’équipe la lit, le jour même.',
              indicator: 'Part des décisions du mois retrouvées par écrit',
            },
          },
        },
      },
    },
    premises: {
      name: 'Locaux et parties communes',
      activities: 'Circulation, installations techniques, ménage et interventions d’entreprises.',
      risks: {
        evacuation: {
          situation:
            'Un feu part d’un appareil ou d’un chargeur, et une issue est encombrée ou inconnue.',
          harm: 'Intoxication par les fumées, brûlures, décès',
          measures:
            'Issues libres, exercices, extincteurs, aide prévue pour qui ne peut descendre seul.',
          actions: {
            drill: {
              what: 'Organiser deux exercices par an, un jour de forte présence et un jour de faible présence.',
              indicator: 'Durée d’évacuation, et suites données à chaque remarque',
            },
          },
        },
        sockets: {
          situation:
            'Des multiprises branchées l’une sur l’autre alimentent chauffages d’appoint, chargeurs et bouilloires.',
          harm: 'Choc électrique, départ de feu',
          measures:
            'Contrôle périodique de l’installation, prises en nombre suffisant, chauffage qui convient.',
          actions: {
            outlets: {
              what: 'Ajouter des prises et retirer multiprises en chaîne et chauffages d’appoint.',
              indicator: 'Observations du rapport de contrôle corrigées, avec leur date',
            },
          },
        },
        summer: {
          situation:
            'Aux heures chaudes, les bureaux sous les toits ou derrière de grandes vitres dépassent ce que l’on supporte.',
          harm: 'Malaise, déshydratation, maux de tête',
          measures: 'Stores extérieurs, pièce fraîche, eau, horaires d’été.',
          actions: {
            shade: {
              what: 'Poser des stores extérieurs sur les façades au soleil.',
              indicator: 'Température relevée dans les bureaux les plus exposés',
            },
            summerHours: {
              what: 'Écrire les horaires et lieux de travail prévus à chaque niveau de vigilance chaleur.',
              indicator: 'Dispositions connues avant le 1er juin',
            },
          },
        },
        cleaners: {
          situation:
            'Le ménage et les réparations se font tôt ou tard, par des équipes qui connaissent mal les lieux et leurs produits.',
          harm: 'Chute, intoxication, électrisation',
          measures: 'Visite commune, consignes écrites, horaires possibles en journée.',
          actions: {
            dayCleaning: {
              what: 'Passer le ménage en journée, après une visite commune des locaux.',
              indicator: 'Part des heures de ménage faites en journée',
            },
          },
        },
      },
    },
  },
};
