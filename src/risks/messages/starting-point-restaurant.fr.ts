/** What a company of this trade starts from: proposals to confirm, correct or strike out. */
export const fr = {
  name: 'Restauration',
  units: {
    kitchen: {
      name: 'Cuisine',
      activities: 'Préparation, cuisson, dressage et nettoyage des plans de travail.',
      risks: {
        burns: {
          situation:
            'On filtre l’huile encore chaude, on sort des plats du four à hauteur du visage, on se croise casserole en main.',
          harm: 'Brûlures des mains, des bras et du visage',
          measures:
            'Fours à bonne hauteur, friteuse vidée à froid, sens de circulation, gants adaptés à chaque main.',
          actions: {
            coldOil: {
              what: 'Vider la friteuse à froid, par un robinet et un bac fermé sur roulettes.',
              indicator: 'Aucune vidange à chaud, brûlures comptées chaque mois',
            },
            ovens: {
              what: 'Placer fours et étagères chaudes sous la hauteur des épaules de la personne la plus petite.',
              indicator: 'Hauteur de la plaque la plus haute utilisée',
            },
          },
        },
        knives: {
          situation:
            'On coupe vite, avec des lames émoussées ou une trancheuse dont le protecteur est relevé.',
          harm: 'Coupure, tendon sectionné, doigt amputé',
          measures: 'Affûtage, protecteurs en place, gants de maille, rangement des lames.',
          actions: {
            readyCut: {
              what: 'Acheter déjà coupés les produits les plus difficiles à trancher.',
              indicator: 'Liste de ces produits, et coupures inscrites au registre',
            },
            guards: {
              what: 'Remettre et entretenir les protecteurs de la trancheuse et du coupe-légumes.',
              indicator: 'Contrôle des protecteurs chaque semaine, signé',
            },
          },
        },
        greasyFloor: {
          situation:
            'Graisse, eau et épluchures couvrent le sol au plus fort du service, quand on se déplace en courant.',
          harm: 'Entorse, fracture, brûlure en tombant',
          measures: 'Carrelage antidérapant, grilles, chaussures, nettoyage pendant le service.',
          actions: {
            drains: {
              what: 'Réparer les fuites, agrandir les grilles d’évacuation et couvrir les friteuses contre les projections.',
              indicator: 'Glissades signalées par mois',
            },
            coating: {
              what: 'Refaire le sol avec un revêtement antidérapant, facile à laver.',
              indicator: 'Surface refaite, en mètres carrés',
            },
          },
        },
        kitchenHeat: {
          situation:
            'Près des feux, la chaleur s’ajoute à celle de l’été, sans moment pour s’arrêter ni boire.',
          harm: 'Malaise, déshydratation, coup de chaleur',
          measures:
            'Hottes au débit suffisant, eau fraîche, pauses au frais, poste adapté pendant une grossesse.',
          actions: {
            hoods: {
              what: 'Régler et nettoyer les hottes, et remplacer les feux vifs par de l’induction quand c’est possible.',
              indicator: 'Température relevée au poste le plus chaud',
            },
            hotDays: {
              what: 'Écrire la carte et les horaires réduits prévus à chaque niveau de vigilance chaleur.',
              indicator: 'Dispositions prêtes avant l’été, et jours où elles ont servi',
            },
          },
        },
        flames: {
          situation: 'Une friteuse surchauffe, ou la graisse déposée dans la hotte prend feu.',
          harm: 'Brûlures, intoxication par les fumées, décès',
          measures:
            'Nettoyage des conduits, thermostat de sécurité, couverture antifeu, arrêt du gaz accessible.',
          actions: {
            ducts: {
              what: 'Faire nettoyer les conduits de hotte aux dates prévues, et vérifier les thermostats.',
              indicator: 'Certificat de nettoyage à jour',
            },
          },
        },
        rush: {
          situation:
            'Les commandes arrivent toutes à la fois, il manque une personne, et la cadence ne retombe qu’à la fin du service.',
          harm: 'Épuisement, accidents, départs',
          measures: 'Effectif selon les réservations, carte courte, absences remplacées.',
          actions: {
            menu: {
              what: 'Réduire la carte et espacer les réservations quand l’effectif est incomplet.',
              indicator: 'Services assurés en effectif complet, sur le mois',
            },
          },
        },
        tone: {
          situation: 'Cris, moqueries et bizutage passent pour le ton normal d’une cuisine.',
          harm: 'Isolement, anxiété, dépression',
          measures: 'Erreurs reprises sans humilier, apprentis accueillis, personne à qui parler.',
          actions: {
            debrief: {
              what: 'Tenir après le service un point de dix minutes sur le travail, et faire cesser tout de suite les humiliations.',
              indicator: 'Points tenus par semaine, et suites données à chaque signalement',
            },
          },
        },
      },
    },
    diningRoom: {
      name: 'Salle',
      activities: 'Mise en place, accueil, service à table, encaissement.',
      risks: {
        trays: {
          situation:
            'On marche et porte plateaux et piles d’assiettes pendant des heures, bras tendus, souvent sans s’asseoir.',
          harm: 'Douleurs du dos, des épaules et des pieds',
          measures: 'Dessertes roulantes, cuisine proche, pause assise.',
          actions: {
            trolleys: {
              what: 'Ajouter des dessertes en salle et limiter le nombre d’assiettes portées.',
              indicator: 'Distance à parcourir par table, avant et après',
            },
          },
        },
        guests: {
          situation:
            'Il faut garder le sourire face aux plaintes, aux retards de la cuisine et aux remarques déplacées.',
          harm: 'Fatigue nerveuse, irritabilité, repli',
          measures: 'Règle pour arrêter un échange, appui de la direction, temps de repli.',
          actions: {
            backing: {
              what: 'Dire par écrit que l’on peut cesser de servir une personne insultante, et qui prend le relais.',
              indicator: 'Fois où la règle a servi, et soutien reçu',
            },
          },
        },
        advances: {
          situation:
            'Gestes, propos sexuels ou insistance viennent de la clientèle ou de l’équipe, surtout envers les plus jeunes.',
          harm: 'Choc psychologique, dépression, départ',
          measures:
            'Personne à qui parler, suites connues, tenue choisie, fin de service en groupe.',
          actions: {
            report: {
              what: 'Nommer deux personnes à qui parler, une femme et un homme, et dire ce qui suit chaque signalement.',
              indicator: 'Délai entre un signalement et la première mesure',
            },
          },
        },
        cellar: {
          situation: 'On descend à la cave par un escalier raide, avec des caisses dans les bras.',
          harm: 'Chute, fracture, mal de dos',
          measures: 'Main courante, lumière, monte-charge.',
          actions: {
            goodsLift: {
              what: 'Installer un petit monte-charge ou ranger les boissons au même niveau que la salle.',
              indicator: 'Caisses descendues ou montées à la main, par semaine',
            },
          },
        },
        drunkGuests: {
          situation: 'En fin de soirée, une personne ivre refuse de partir ou de payer.',
          harm: 'Coups, choc psychologique',
          measures: 'Présence à plusieurs, numéro d’urgence, incidents déclarés.',
          actions: {
            lateTeam: {
              what: 'Ne jamais laisser une seule personne en salle après 22\u00a0heures.',
              indicator: 'Soirs où cette règle a été tenue',
            },
          },
        },
      },
    },
    dishwashing: {
      name: 'Plonge et nettoyage',
      activities: 'Lavage de la vaisselle et des ustensiles, entretien des sols, poubelles.',
      risks: {
        detergents: {
          situation:
            'On dose à la main des produits qui rongent la peau, parfois transvasés dans une bouteille sans étiquette.',
          harm: 'Brûlure de la peau et des yeux, eczéma, asthme',
          measures:
            'Dosage automatique, étiquettes, gants à la bonne taille, mélanges interdits connus.',
          actions: {
            dosing: {
              what: 'Installer un dosage automatique sur la machine et sur l’arrivée d’eau.',
              indicator: 'Litres versés à la main, par mois',
            },
            milder: {
              what: 'Remplacer le décapant le plus agressif par un produit moins dangereux.',
              indicator: 'Nombre de produits étiquetés corrosifs',
            },
          },
        },
        racks: {
          situation:
            'Casiers pleins, marmites et sacs-poubelle se soulèvent du sol, vite et le dos tourné.',
          harm: 'Mal de dos, douleurs d’épaule',
          measures: 'Tables à hauteur, casiers sur roulettes, petits sacs.',
          actions: {
            wheels: {
              what: 'Mettre casiers et poubelles sur roulettes, et choisir des sacs plus petits.',
              indicator: 'Charges encore soulevées du sol, comptées avec l’équipe',
            },
          },
        },
        din: {
          situation: 'Vaisselle, machine et ventilation couvrent les voix pendant tout le service.',
          harm: 'Fatigue, baisse de l’audition',
          measures: 'Niveau mesuré, bacs en plastique, plafond absorbant.',
          actions: {
            measure: {
              what: 'Faire mesurer le bruit pendant un service complet.',
              indicator: 'Résultat de la mesure affiché et commenté',
            },
          },
        },
        backRoom: {
          situation:
            'Le poste se résume à suivre la machine, sans personne autour, sans rien apprendre ni choisir.',
          harm: 'Lassitude, perte de confiance, départ',
          measures:
            'Changement de poste dans la semaine, formation proposée, avis demandé sur le matériel.',
          actions: {
            learn: {
              what: 'Alterner la plonge avec un autre poste et ouvrir un parcours vers la cuisine ou la salle.',
              indicator: 'Heures passées ailleurs qu’à la plonge, par personne',
            },
          },
        },
      },
    },
    backStage: {
      name: 'Réserves, horaires et équipes',
      activities: 'Livraisons, chambres froides, coupures entre deux services, fermeture.',
      risks: {
        coldRoom: {
          situation:
            'On entre et sort de la chambre froide, en tenue légère, parfois pour de longs rangements.',
          harm: 'Engourdissement, refroidissement',
          measures: 'Ouverture de l’intérieur, vestes à toutes les tailles, rangements courts.',
          actions: {
            insideHandle: {
              what: 'Vérifier chaque mois que la porte s’ouvre et que l’alarme sonne depuis l’intérieur.',
              indicator: 'Date du dernier essai affichée sur la porte',
            },
          },
        },
        splitShift: {
          situation:
            'Deux services par jour, séparés par une longue coupure\u00a0: la journée dure du matin à minuit, six jours de suite en saison.',
          harm: 'Fatigue, accident de trajet, vie privée effacée',
          measures: 'Heures réelles relevées, repos de onze heures, jours de repos accolés.',
          actions: {
            oneService: {
              what: 'Passer à un service par jour et par personne au moins trois jours sur cinq.',
              indicator: 'Journées à deux services, par personne et par mois',
            },
          },
        },
        afterWork: {
          situation:
            'L’alcool est à portée de main, et le verre de fin de service une habitude à laquelle on n’échappe pas.',
          harm: 'Dépendance, accident, violence',
          measures: 'Boissons sans alcool proposées, personne à qui parler.',
          actions: {
            rule: {
              what: 'Cesser d’offrir le verre de fin de service, et traiter avec l’équipe ce qui y pousse\u00a0: fatigue, tension, horaires.',
              indicator: 'Causes traitées, et fins de service sans alcool sur le mois',
            },
          },
        },
        season: {
          situation:
            'On ne sait ni si le contrat sera repris la saison prochaine, ni combien d’heures il comptera.',
          harm: 'Anxiété, départs en cours de saison',
          measures: 'Reprises annoncées tôt, logement, heures garanties.',
          actions: {
            announce: {
              what: 'Annoncer les reprises de contrat un mois avant la fin de la saison.',
              indicator: 'Part des personnes prévenues à temps',
            },
          },
        },
      },
    },
  },
};
