/** What a company of this trade starts from: proposals to confirm, correct or strike out. */
export const fr = {
  name: 'Soins et accompagnement',
  units: {
    dailyCare: {
      name: 'Soins et aide au quotidien',
      activities:
        'Toilette, repas, soins, déplacements et présence auprès des personnes accueillies.',
      risks: {
        transfers: {
          situation:
            'Une personne relève, retourne et installe à elle seule quelqu’un qui ne peut pas s’aider, faute de temps ou de matériel.',
          harm: 'Mal de dos, lésion de l’épaule, chute à deux',
          measures:
            'Rails et lève-personnes par chambre, draps de glisse, tâches partagées entre femmes et hommes.',
          actions: {
            rails: {
              what: 'Équiper de rails au plafond les chambres où les transferts sont les plus fréquents.',
              indicator: 'Part des transferts faits avec une aide',
            },
            pairPlan: {
              what: 'Inscrire au planning les transferts à deux, avec le temps qu’ils prennent.',
              indicator: 'Transferts prévus à deux et faits par une seule personne, par semaine',
            },
          },
        },
        needles: {
          situation:
            'On se pique en rangeant une aiguille, ou on reçoit une projection de sang pendant un soin.',
          harm: 'Hépatite B ou C, VIH, longue inquiétude',
          measures:
            'Matériel à sécurité, collecteurs proches, vaccination, conduite à suivre connue la nuit aussi.',
          actions: {
            safeNeedles: {
              what: 'Remplacer toutes les aiguilles par des modèles à sécurité intégrée.',
              indicator: 'Piqûres déclarées, avec le matériel en cause',
            },
            sharpsBins: {
              what: 'Fixer un collecteur sur chaque chariot de soins.',
              indicator: 'Aiguille trouvée hors collecteur\u00a0: aucune',
            },
          },
        },
        contagion: {
          situation:
            'Gale, grippe ou gastro-entérite se transmettent pendant une toilette, avant que la maladie soit connue.',
          harm: 'Infection, aussi pour l’entourage ou une grossesse',
          measures: 'Lavage des mains, masques, vaccins proposés, alerte entre équipes.',
          actions: {
            signal: {
              what: 'Signaler tout cas à l’équipe suivante, avec les précautions à prendre.',
              indicator: 'Délai entre un cas connu et l’information de l’équipe',
            },
          },
        },
        blows: {
          situation:
            'Une personne désorientée, qui souffre ou attend depuis longtemps, frappe, griffe ou insulte.',
          harm: 'Blessure, choc psychologique, peur du soin',
          measures: 'Moyens d’appel, douleur traitée avant le soin, faits déclarés, aide ensuite.',
          actions: {
            understand: {
              what: 'Chercher après chaque fait ce qui l’a déclenché, et adapter l’heure ou la façon du soin.',
              indicator: 'Faits répétés avec la même cause',
            },
          },
        },
        suffering: {
          situation:
            'On accompagne la douleur et la mort, puis l’on passe à la chambre suivante sans un moment pour souffler.',
          harm: 'Usure, anxiété, dépression',
          measures: 'Temps d’équipe, renfort lors d’un décès, personne formée pour soutenir.',
          actions: {
            teamTime: {
              what: 'Tenir chaque quinzaine un temps d’échange sur le travail, payé et animé par quelqu’un d’extérieur.',
              indicator: 'Séances tenues, et équipes présentes',
            },
            afterDeath: {
              what: 'Prévoir du renfort ou du temps libéré dans les heures qui suivent un décès.',
              indicator: 'Décès suivis d’un temps libéré, sur le total',
            },
          },
        },
        rushedCare: {
          situation:
            'Il faut écourter la toilette, le repas ou l’écoute, et faire autrement que ce que l’on sait juste.',
          harm: 'Culpabilité, épuisement, envie de quitter le métier',
          measures:
            'Effectif prévu par tranche horaire, soins reportés connus et discutés en équipe.',
          actions: {
            whatMatters: {
              what: 'Décider en équipe ce qui passe d’abord les jours d’effectif réduit, et compter ces jours.',
              indicator: 'Jours sous l’effectif prévu, et soins reportés',
            },
          },
        },
      },
    },
    nights: {
      name: 'Nuit',
      activities: 'Surveillance, soins et présence de nuit, en petit nombre.',
      risks: {
        awake: {
          situation:
            'On travaille de nuit à deux pour tout un bâtiment, sans vraie pause ni repas chaud.',
          harm: 'Troubles du sommeil, somnolence, maladies du cœur',
          measures:
            'Nombre de nuits limité par personne, salle de repos, suivi de santé, passage de jour pendant une grossesse.',
          actions: {
            nightTasks: {
              what: 'Passer au jour les tâches qui peuvent l’être\u00a0: linge, rangement, dossiers.',
              indicator: 'Liste des tâches retirées de la nuit',
            },
            nightBreak: {
              what: 'Garantir une pause relayée et un lieu pour dormir vingt minutes.',
              indicator: 'Nuits avec pause réellement prise',
            },
          },
        },
        farAway: {
          situation:
            'Une personne circule sans collègue entre les étages, loin des autres, quand survient un malaise ou une agression.',
          harm: 'Secours tardifs',
          measures: 'Appareil d’alerte, passage régulier, portes fermées la nuit.',
          actions: {
            pendant: {
              what: 'Équiper la nuit d’un appareil qui alerte aussi en cas de chute, et l’essayer chaque semaine.',
              indicator: 'Essais réussis, et délai d’arrivée',
            },
          },
        },
        nightLoad: {
          situation:
            'Plusieurs appels sonnent à la fois. L’effectif est prévu pour une nuit calme.',
          harm: 'Épuisement, erreurs, sentiment de ne pas y arriver',
          measures: 'Renfort que l’on peut appeler, tâches de nuit limitées.',
          actions: {
            onCall: {
              what: 'Organiser un renfort que l’on peut appeler, avec une règle simple pour le faire.',
              indicator: 'Nuits avec renfort demandé, et obtenu',
            },
          },
        },
        nightFire: {
          situation:
            'Un feu prend la nuit, quand il faut déplacer des personnes qui ne marchent pas.',
          harm: 'Intoxication par les fumées, décès',
          measures: 'Portes coupe-feu, exercices de nuit, mise à l’abri par étage.',
          actions: {
            nightDrill: {
              what: 'Faire un exercice de nuit par an avec l’effectif réel.',
              indicator: 'Temps de mise à l’abri d’un secteur, et suites données',
            },
          },
        },
      },
    },
    homeVisits: {
      name: 'Visites à domicile',
      activities: 'Tournées en voiture, soins et aide chez les personnes.',
      risks: {
        rounds: {
          situation:
            'On enchaîne les visites sur des routes de campagne ou en ville, en retard, téléphone à la main.',
          harm: 'Accident grave ou mortel',
          measures: 'Temps de trajet comptés, véhicules fournis, secteurs regroupés.',
          actions: {
            sectors: {
              what: 'Regrouper les visites par secteur et compter le trajet réel dans la tournée.',
              indicator: 'Kilomètres par tournée, et retards moyens',
            },
          },
        },
        homes: {
          situation:
            'Tapis, escaliers sombres, chiens et marches glissantes\u00a0: chaque logement a ses pièges.',
          harm: 'Chute, entorse, morsure',
          measures: 'Première visite à deux, fiche du logement, matériel demandé à la famille.',
          actions: {
            homeCheck: {
              what: 'Évaluer chaque logement à la première visite, et convenir des changements avec la personne.',
              indicator: 'Part des logements évalués, changements obtenus',
            },
          },
        },
        lowBeds: {
          situation:
            'Lits bas, baignoires et pièces étroites obligent à se pencher et à se tordre.',
          harm: 'Mal de dos, douleurs du genou',
          measures: 'Lit médicalisé, siège de douche, durée des soins adaptée.',
          actions: {
            bed: {
              what: 'Faire installer un lit à hauteur variable avant de commencer les soins lourds.',
              indicator: 'Part des soins lourds faits sur un tel lit',
            },
          },
        },
        noTeam: {
          situation:
            'On ne croise presque jamais ses collègues. Les consignes arrivent par message, et les difficultés restent chez soi.',
          harm: 'Isolement, malentendus, départs',
          measures: 'Réunions payées, personne joignable, visites à deux.',
          actions: {
            meetings: {
              what: 'Tenir une réunion d’équipe payée chaque semaine, et désigner qui répond aux appels du terrain.',
              indicator: 'Réunions tenues, et délai de réponse aux appels',
            },
          },
        },
        gaps: {
          situation:
            'La journée est hachée de visites et d’heures vides, du lever au coucher des personnes aidées.',
          harm: 'Fatigue, faible revenu, vie privée bousculée',
          measures: 'Journée courte du début à la fin, trajets payés, temps partiels choisis.',
          actions: {
            halfDays: {
              what: 'Composer des tournées en demi-journées continues, et limiter à onze heures le temps qui sépare le début de la fin.',
              indicator:
                'Durée moyenne de la journée du début à la fin, et heures vides non payées',
            },
          },
        },
      },
    },
    cleaning: {
      name: 'Entretien et linge',
      activities: 'Ménage des chambres, désinfection, linge et déchets.',
      risks: {
        disinfectants: {
          situation:
            'On dilue et pulvérise des désinfectants dans des pièces closes, plusieurs heures par jour.',
          harm: 'Asthme, eczéma, irritation des yeux',
          measures: 'Lingettes ou mousse au lieu de spray, dosage, aération, gants.',
          actions: {
            noSpray: {
              what: 'Remplacer les sprays par des lavettes imprégnées ou de la vapeur.',
              indicator: 'Nombre de sprays commandés par trimestre',
            },
          },
        },
        trolleys: {
          situation:
            'On pousse des chariots de linge trop pleins et l’on soulève des sacs mouillés.',
          harm: 'Mal de dos, douleurs d’épaule',
          measures: 'Chariots légers aux roues entretenues, petits sacs, bacs à bonne hauteur.',
          actions: {
            motor: {
              what: 'Motoriser les chariots lourds, et choisir des sacs de moindre volume.',
              indicator: 'Force de poussée mesurée, avant et après',
            },
          },
        },
        soiledLinen: {
          situation: 'On trie du linge souillé, où se cache parfois une aiguille.',
          harm: 'Infection, piqûre',
          measures: 'Tri au lit, sacs fermés, gants résistants, piqûres déclarées.',
          actions: {
            sortAtBed: {
              what: 'Trier au lit, en sacs fermés de couleur, sans rouvrir à la lingerie.',
              indicator: 'Objets trouvés dans le linge, par mois',
            },
          },
        },
        washedFloor: {
          situation: 'Le couloir est lavé d’un bord à l’autre aux heures de passage.',
          harm: 'Entorse, fracture',
          measures: 'Lavage par moitié, méthode presque sèche, chaussures.',
          actions: {
            halves: {
              what: 'Laver un côté après l’autre, hors des heures de repas et de soins.',
              indicator: 'Glissades signalées par trimestre',
            },
          },
        },
      },
    },
  },
};
