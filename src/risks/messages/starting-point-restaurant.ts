import type { Texts } from '#basics/messages.ts';

/** What a company of this trade starts from: proposals to confirm, correct or strike out. */
export const texts = {
  name: { fr: 'Restauration', en: 'Restaurant' },
  units: {
    kitchen: {
      name: { fr: 'Cuisine', en: 'Kitchen' },
      activities: {
        fr: 'Préparation, cuisson, dressage et nettoyage des plans de travail.',
        en: 'Preparing, cooking, plating and cleaning of worktops.',
      },
      risks: {
        burns: {
          situation: {
            fr: 'On filtre l’huile encore chaude, on sort des plats du four à hauteur du visage, on se croise casserole en main.',
            en: 'Oil is filtered while hot, dishes leave the oven at face height, people pass one another pan in hand.',
          },
          harm: {
            fr: 'Brûlures des mains, des bras et du visage',
            en: 'Burns to hands, arms and face',
          },
          measures: {
            fr: 'Fours à bonne hauteur, friteuse vidée à froid, sens de circulation, gants adaptés à chaque main.',
            en: 'Ovens at a good height, fryer emptied when cold, direction of movement, gloves that fit every hand.',
          },
          actions: {
            coldOil: {
              what: {
                fr: 'Vider la friteuse à froid, par un robinet et un bac fermé sur roulettes.',
                en: 'Empty the fryer cold, through a tap into a closed tank on wheels.',
              },
              indicator: {
                fr: 'Aucune vidange à chaud, brûlures comptées chaque mois',
                en: 'No hot emptying, burns counted each month',
              },
            },
            ovens: {
              what: {
                fr: 'Placer fours et étagères chaudes sous la hauteur des épaules de la personne la plus petite.',
                en: 'Place ovens and hot shelves below the shoulder height of the shortest person.',
              },
              indicator: {
                fr: 'Hauteur de la plaque la plus haute utilisée',
                en: 'Height of the highest shelf in use',
              },
            },
          },
        },
        knives: {
          situation: {
            fr: 'On coupe vite, avec des lames émoussées ou une trancheuse dont le protecteur est relevé.',
            en: 'Cutting is done fast, with blunt blades or a slicer whose guard is up.',
          },
          harm: {
            fr: 'Coupure, tendon sectionné, doigt amputé',
            en: 'Cuts, severed tendons, a lost finger',
          },
          measures: {
            fr: 'Affûtage, protecteurs en place, gants de maille, rangement des lames.',
            en: 'Sharpening, guards in place, chain-mail gloves, storage of blades.',
          },
          actions: {
            readyCut: {
              what: {
                fr: 'Acheter déjà coupés les produits les plus difficiles à trancher.',
                en: 'Buy ready cut whatever is hardest to slice.',
              },
              indicator: {
                fr: 'Liste de ces produits, et coupures inscrites au registre',
                en: 'List of these products, and cuts entered in the book',
              },
            },
            guards: {
              what: {
                fr: 'Remettre et entretenir les protecteurs de la trancheuse et du coupe-légumes.',
                en: 'Refit and maintain the guards of slicer and vegetable cutter.',
              },
              indicator: {
                fr: 'Contrôle des protecteurs chaque semaine, signé',
                en: 'Weekly check of the guards, signed',
              },
            },
          },
        },
        greasyFloor: {
          situation: {
            fr: 'Graisse, eau et épluchures couvrent le sol au plus fort du service, quand on se déplace en courant.',
            en: 'Grease, water and peelings cover the floor at the height of service, when people run.',
          },
          harm: {
            fr: 'Entorse, fracture, brûlure en tombant',
            en: 'Sprains, fractures, burns in falling',
          },
          measures: {
            fr: 'Carrelage antidérapant, grilles, chaussures, nettoyage pendant le service.',
            en: 'Non-slip tiles, drains, shoes, cleaning during service.',
          },
          actions: {
            drains: {
              what: {
                fr: 'Réparer les fuites, agrandir les grilles d’évacuation et couvrir les friteuses contre les projections.',
                en: 'Repair leaks, enlarge the drains and cover fryers against splashes.',
              },
              indicator: { fr: 'Glissades signalées par mois', en: 'Slips reported each month' },
            },
            coating: {
              what: {
                fr: 'Refaire le sol avec un revêtement antidérapant, facile à laver.',
                en: 'Renew the floor with a non-slip, easily washed surface.',
              },
              indicator: {
                fr: 'Surface refaite, en mètres carrés',
                en: 'Area renewed, in square metres',
              },
            },
          },
        },
        kitchenHeat: {
          situation: {
            fr: 'Près des feux, la chaleur s’ajoute à celle de l’été, sans moment pour s’arrêter ni boire.',
            en: 'By the stoves, heat adds to that of summer, with no moment to stop or drink.',
          },
          harm: {
            fr: 'Malaise, déshydratation, coup de chaleur',
            en: 'Faintness, dehydration, heatstroke',
          },
          measures: {
            fr: 'Hottes au débit suffisant, eau fraîche, pauses au frais, poste adapté pendant une grossesse.',
            en: 'Hoods with enough flow, cool water, breaks in the cool, an adapted post during a pregnancy.',
          },
          actions: {
            hoods: {
              what: {
                fr: 'Régler et nettoyer les hottes, et remplacer les feux vifs par de l’induction quand c’est possible.',
                en: 'Adjust and clean the hoods, and replace open flames by induction where possible.',
              },
              indicator: {
                fr: 'Température relevée au poste le plus chaud',
                en: 'Temperature recorded at the hottest workplace',
              },
            },
            hotDays: {
              what: {
                fr: 'Écrire la carte et les horaires réduits prévus à chaque niveau de vigilance chaleur.',
                en: 'Write down the shortened menu and hours planned for each heat warning level.',
              },
              indicator: {
                fr: 'Dispositions prêtes avant l’été, et jours où elles ont servi',
                en: 'Arrangements ready before summer, and days when they were used',
              },
            },
          },
        },
        flames: {
          situation: {
            fr: 'Une friteuse surchauffe, ou la graisse déposée dans la hotte prend feu.',
            en: 'A fryer overheats, or grease in the hood catches fire.',
          },
          harm: {
            fr: 'Brûlures, intoxication par les fumées, décès',
            en: 'Burns, smoke poisoning, death',
          },
          measures: {
            fr: 'Nettoyage des conduits, thermostat de sécurité, couverture antifeu, arrêt du gaz accessible.',
            en: 'Cleaning of the ducts, safety thermostat, fire blanket, gas shut-off within reach.',
          },
          actions: {
            ducts: {
              what: {
                fr: 'Faire nettoyer les conduits de hotte aux dates prévues, et vérifier les thermostats.',
                en: 'Have the hood ducts cleaned when due, and check the thermostats.',
              },
              indicator: {
                fr: 'Certificat de nettoyage à jour',
                en: 'Cleaning certificate up to date',
              },
            },
          },
        },
        rush: {
          situation: {
            fr: 'Les commandes arrivent toutes à la fois, il manque une personne, et la cadence ne retombe qu’à la fin du service.',
            en: 'Orders come all at once, one person is missing, and the pace only drops at the end of service.',
          },
          harm: {
            fr: 'Épuisement, accidents, départs',
            en: 'Exhaustion, accidents, people leaving',
          },
          measures: {
            fr: 'Effectif selon les réservations, carte courte, absences remplacées.',
            en: 'Staffing by bookings, a short menu, cover for absences.',
          },
          actions: {
            menu: {
              what: {
                fr: 'Réduire la carte et espacer les réservations quand l’effectif est incomplet.',
                en: 'Shorten the menu and space out bookings when staff is short.',
              },
              indicator: {
                fr: 'Services assurés en effectif complet, sur le mois',
                en: 'Services run with full staff, over the month',
              },
            },
          },
        },
        tone: {
          situation: {
            fr: 'Cris, moqueries et bizutage passent pour le ton normal d’une cuisine.',
            en: 'Shouting, mockery and initiation rites pass for the normal tone of a kitchen.',
          },
          harm: { fr: 'Isolement, anxiété, dépression', en: 'Isolation, anxiety, depression' },
          measures: {
            fr: 'Erreurs reprises sans humilier, apprentis accueillis, personne à qui parler.',
            en: 'Mistakes corrected without humiliation, apprentices welcomed, somebody to talk to.',
          },
          actions: {
            debrief: {
              what: {
                fr: 'Tenir après le service un point de dix minutes sur le travail, et faire cesser tout de suite les humiliations.',
                en: 'Hold a ten-minute talk on the work after service, and stop humiliation at once.',
              },
              indicator: {
                fr: 'Points tenus par semaine, et suites données à chaque signalement',
                en: 'Talks held each week, and what followed each report',
              },
            },
          },
        },
      },
    },
    diningRoom: {
      name: { fr: 'Salle', en: 'Dining room' },
      activities: {
        fr: 'Mise en place, accueil, service à table, encaissement.',
        en: 'Laying tables, welcoming guests, serving, taking payment.',
      },
      risks: {
        trays: {
          situation: {
            fr: 'On marche et porte plateaux et piles d’assiettes pendant des heures, bras tendus, souvent sans s’asseoir.',
            en: 'Trays and stacks of plates are carried for hours, arms out, often without sitting down.',
          },
          harm: {
            fr: 'Douleurs du dos, des épaules et des pieds',
            en: 'Pain in back, shoulders and feet',
          },
          measures: {
            fr: 'Dessertes roulantes, cuisine proche, pause assise.',
            en: 'Serving trolleys, kitchen close by, a seated break.',
          },
          actions: {
            trolleys: {
              what: {
                fr: 'Ajouter des dessertes en salle et limiter le nombre d’assiettes portées.',
                en: 'Add side stations in the room and limit the number of plates carried.',
              },
              indicator: {
                fr: 'Distance à parcourir par table, avant et après',
                en: 'Distance walked for each table, before and after',
              },
            },
          },
        },
        guests: {
          situation: {
            fr: 'Il faut garder le sourire face aux plaintes, aux retards de la cuisine et aux remarques déplacées.',
            en: 'One has to keep smiling at complaints, kitchen delays and improper remarks.',
          },
          harm: {
            fr: 'Fatigue nerveuse, irritabilité, repli',
            en: 'Nervous fatigue, irritability, withdrawal',
          },
          measures: {
            fr: 'Règle pour arrêter un échange, appui de la direction, temps de repli.',
            en: 'A rule for ending an exchange, backing from the management, time out.',
          },
          actions: {
            backing: {
              what: {
                fr: 'Dire par écrit que l’on peut cesser de servir une personne insultante, et qui prend le relais.',
                en: 'State in writing that an abusive guest may be refused service, and who takes over.',
              },
              indicator: {
                fr: 'Fois où la règle a servi, et soutien reçu',
                en: 'Times the rule was used, and support given',
              },
            },
          },
        },
        advances: {
          situation: {
            fr: 'Gestes, propos sexuels ou insistance viennent de la clientèle ou de l’équipe, surtout envers les plus jeunes.',
            en: 'Touching, sexual remarks or insistence come from guests or from the team, above all towards the youngest.',
          },
          harm: {
            fr: 'Choc psychologique, dépression, départ',
            en: 'Shock, depression, leaving the job',
          },
          measures: {
            fr: 'Personne à qui parler, suites connues, tenue choisie, fin de service en groupe.',
            en: 'Somebody to talk to, known consequences, choice of clothing, closing as a group.',
          },
          actions: {
            report: {
              what: {
                fr: 'Nommer deux personnes à qui parler, une femme et un homme, et dire ce qui suit chaque signalement.',
                en: 'Name two people to talk to, a woman and a man, and say what follows each report.',
              },
              indicator: {
                fr: 'Délai entre un signalement et la première mesure',
                en: 'Time between a report and the first measure',
              },
            },
          },
        },
        cellar: {
          situation: {
            fr: 'On descend à la cave par un escalier raide, avec des caisses dans les bras.',
            en: 'The cellar is reached by steep stairs, with crates in one’s arms.',
          },
          harm: { fr: 'Chute, fracture, mal de dos', en: 'A fall, fractures, back pain' },
          measures: {
            fr: 'Main courante, lumière, monte-charge.',
            en: 'Handrail, light, goods lift.',
          },
          actions: {
            goodsLift: {
              what: {
                fr: 'Installer un petit monte-charge ou ranger les boissons au même niveau que la salle.',
                en: 'Install a small goods lift, or keep drinks on the same level as the dining room.',
              },
              indicator: {
                fr: 'Caisses descendues ou montées à la main, par semaine',
                en: 'Crates carried on the stairs, by week',
              },
            },
          },
        },
        drunkGuests: {
          situation: {
            fr: 'En fin de soirée, une personne ivre refuse de partir ou de payer.',
            en: 'Late in the evening, a drunken guest refuses to leave or to pay.',
          },
          harm: { fr: 'Coups, choc psychologique', en: 'Blows, shock' },
          measures: {
            fr: 'Présence à plusieurs, numéro d’urgence, incidents déclarés.',
            en: 'Several people present, emergency number, incidents reported.',
          },
          actions: {
            lateTeam: {
              what: {
                fr: 'Ne jamais laisser une seule personne en salle après 22\u00a0heures.',
                en: 'Never leave one person alone in the dining room after 10\u00a0p.m.',
              },
              indicator: {
                fr: 'Soirs où cette règle a été tenue',
                en: 'Evenings when this rule was kept',
              },
            },
          },
        },
      },
    },
    dishwashing: {
      name: { fr: 'Plonge et nettoyage', en: 'Dishwashing and cleaning' },
      activities: {
        fr: 'Lavage de la vaisselle et des ustensiles, entretien des sols, poubelles.',
        en: 'Washing dishes and utensils, floors, bins.',
      },
      risks: {
        detergents: {
          situation: {
            fr: 'On dose à la main des produits qui rongent la peau, parfois transvasés dans une bouteille sans étiquette.',
            en: 'Products that eat into the skin are measured out by hand, sometimes poured into an unlabelled bottle.',
          },
          harm: {
            fr: 'Brûlure de la peau et des yeux, eczéma, asthme',
            en: 'Burns to skin and eyes, eczema, asthma',
          },
          measures: {
            fr: 'Dosage automatique, étiquettes, gants à la bonne taille, mélanges interdits connus.',
            en: 'Automatic dosing, labels, gloves of the right size, forbidden mixtures known.',
          },
          actions: {
            dosing: {
              what: {
                fr: 'Installer un dosage automatique sur la machine et sur l’arrivée d’eau.',
                en: 'Install automatic dosing on the machine and the water supply.',
              },
              indicator: {
                fr: 'Litres versés à la main, par mois',
                en: 'Litres poured by hand, by month',
              },
            },
            milder: {
              what: {
                fr: 'Remplacer le décapant le plus agressif par un produit moins dangereux.',
                en: 'Replace the harshest cleaner by a less dangerous product.',
              },
              indicator: {
                fr: 'Nombre de produits étiquetés corrosifs',
                en: 'Number of products labelled corrosive',
              },
            },
          },
        },
        racks: {
          situation: {
            fr: 'Casiers pleins, marmites et sacs-poubelle se soulèvent du sol, vite et le dos tourné.',
            en: 'Full racks, pots and bin bags are lifted off the floor, fast and with a twisted back.',
          },
          harm: { fr: 'Mal de dos, douleurs d’épaule', en: 'Back pain, shoulder pain' },
          measures: {
            fr: 'Tables à hauteur, casiers sur roulettes, petits sacs.',
            en: 'Tables at working height, racks on wheels, small bags.',
          },
          actions: {
            wheels: {
              what: {
                fr: 'Mettre casiers et poubelles sur roulettes, et choisir des sacs plus petits.',
                en: 'Put racks and bins on wheels, and choose smaller bags.',
              },
              indicator: {
                fr: 'Charges encore soulevées du sol, comptées avec l’équipe',
                en: 'Loads still lifted off the floor, counted with the team',
              },
            },
          },
        },
        din: {
          situation: {
            fr: 'Vaisselle, machine et ventilation couvrent les voix pendant tout le service.',
            en: 'Dishes, machine and ventilation drown out voices throughout service.',
          },
          harm: { fr: 'Fatigue, baisse de l’audition', en: 'Tiredness, hearing loss' },
          measures: {
            fr: 'Niveau mesuré, bacs en plastique, plafond absorbant.',
            en: 'Measured level, plastic trays, absorbing ceiling.',
          },
          actions: {
            measure: {
              what: {
                fr: 'Faire mesurer le bruit pendant un service complet.',
                en: 'Have noise measured throughout a full service.',
              },
              indicator: {
                fr: 'Résultat de la mesure affiché et commenté',
                en: 'Result of the measurement displayed and discussed',
              },
            },
          },
        },
        backRoom: {
          situation: {
            fr: 'Le poste se résume à suivre la machine, sans personne autour, sans rien apprendre ni choisir.',
            en: 'The job comes down to following the machine, with nobody around, learning and choosing nothing.',
          },
          harm: {
            fr: 'Lassitude, perte de confiance, départ',
            en: 'Weariness, loss of confidence, people leaving',
          },
          measures: {
            fr: 'Changement de poste dans la semaine, formation proposée, avis demandé sur le matériel.',
            en: 'Rotation of posts, training offered, opinion asked on equipment.',
          },
          actions: {
            learn: {
              what: {
                fr: 'Alterner la plonge avec un autre poste et ouvrir un parcours vers la cuisine ou la salle.',
                en: 'Alternate dishwashing with another post and open a path to kitchen or dining room.',
              },
              indicator: {
                fr: 'Heures passées ailleurs qu’à la plonge, par personne',
                en: 'Hours spent elsewhere than at the sink, per person',
              },
            },
          },
        },
      },
    },
    backStage: {
      name: { fr: 'Réserves, horaires et équipes', en: 'Stores, hours and teams' },
      activities: {
        fr: 'Livraisons, chambres froides, coupures entre deux services, fermeture.',
        en: 'Deliveries, cold rooms, the gap between two services, closing.',
      },
      risks: {
        coldRoom: {
          situation: {
            fr: 'On entre et sort de la chambre froide, en tenue légère, parfois pour de longs rangements.',
            en: 'People go in and out of the cold room lightly dressed, at times for long spells of tidying.',
          },
          harm: { fr: 'Engourdissement, refroidissement', en: 'Numbness, chills' },
          measures: {
            fr: 'Ouverture de l’intérieur, vestes à toutes les tailles, rangements courts.',
            en: 'Opening from inside, jackets in all sizes, short tidying spells.',
          },
          actions: {
            insideHandle: {
              what: {
                fr: 'Vérifier chaque mois que la porte s’ouvre et que l’alarme sonne depuis l’intérieur.',
                en: 'Check every month that the door opens and the alarm sounds from inside.',
              },
              indicator: {
                fr: 'Date du dernier essai affichée sur la porte',
                en: 'Date of the last test shown on the door',
              },
            },
          },
        },
        splitShift: {
          situation: {
            fr: 'Deux services par jour, séparés par une longue coupure\u00a0: la journée dure du matin à minuit, six jours de suite en saison.',
            en: 'Two services a day with a long gap: the day runs from morning to midnight, six days running in season.',
          },
          harm: {
            fr: 'Fatigue, accident de trajet, vie privée effacée',
            en: 'Tiredness, accidents on the way home, no private life',
          },
          measures: {
            fr: 'Heures réelles relevées, repos de onze heures, jours de repos accolés.',
            en: 'Real hours recorded, eleven-hour rests, days off in a row.',
          },
          actions: {
            oneService: {
              what: {
                fr: 'Passer à un service par jour et par personne au moins trois jours sur cinq.',
                en: 'Move to one service a day per person on at least three days in five.',
              },
              indicator: {
                fr: 'Journées à deux services, par personne et par mois',
                en: 'Days with two services, per person and month',
              },
            },
          },
        },
        afterWork: {
          situation: {
            fr: 'L’alcool est à portée de main, et le verre de fin de service une habitude à laquelle on n’échappe pas.',
            en: 'Alcohol is within reach, and the drink after service a habit nobody escapes.',
          },
          harm: { fr: 'Dépendance, accident, violence', en: 'Addiction, accidents, violence' },
          measures: {
            fr: 'Boissons sans alcool proposées, personne à qui parler.',
            en: 'Alcohol-free drinks on offer, somebody to talk to.',
          },
          actions: {
            rule: {
              what: {
                fr: 'Cesser d’offrir le verre de fin de service, et traiter avec l’équipe ce qui y pousse\u00a0: fatigue, tension, horaires.',
                en: 'Stop offering the drink after service, and deal with the team with what leads to it: tiredness, tension, hours.',
              },
              indicator: {
                fr: 'Causes traitées, et fins de service sans alcool sur le mois',
                en: 'Causes dealt with, and ends of service without alcohol over the month',
              },
            },
          },
        },
        season: {
          situation: {
            fr: 'On ne sait ni si le contrat sera repris la saison prochaine, ni combien d’heures il comptera.',
            en: 'Nobody knows whether the contract will be renewed next season, nor for how many hours.',
          },
          harm: {
            fr: 'Anxiété, départs en cours de saison',
            en: 'Anxiety, people leaving mid-season',
          },
          measures: {
            fr: 'Reprises annoncées tôt, logement, heures garanties.',
            en: 'Renewals announced early, housing, guaranteed hours.',
          },
          actions: {
            announce: {
              what: {
                fr: 'Annoncer les reprises de contrat un mois avant la fin de la saison.',
                en: 'Announce contract renewals one month before the season ends.',
              },
              indicator: {
                fr: 'Part des personnes prévenues à temps',
                en: 'Share of people told in time',
              },
            },
          },
        },
      },
    },
  },
} satisfies Texts;
