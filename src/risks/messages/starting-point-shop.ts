import type { Texts } from '#basics/messages.ts';

/** What a company of this trade starts from: proposals to confirm, correct or strike out. */
export const texts = {
  name: { fr: 'Commerce', en: 'Shop' },
  units: {
    salesFloor: {
      name: { fr: 'Surface de vente', en: 'Sales floor' },
      activities: {
        fr: 'Accueil, conseil, mise en rayon et étiquetage pendant l’ouverture.',
        en: 'Welcoming, advising, stocking and labelling during opening hours.',
      },
      risks: {
        standing: {
          situation: {
            fr: 'On reste debout presque toute la journée, sur un sol dur, en se penchant vers les rayons du bas.',
            en: 'Nearly the whole day is spent standing, on a hard floor, bending down to the lower shelves.',
          },
          harm: {
            fr: 'Jambes lourdes, douleurs du dos et des genoux',
            en: 'Heavy legs, back and knee pain',
          },
          measures: {
            fr: 'Sièges disponibles, mise en rayon à bonne hauteur, alternance des tâches.',
            en: 'Seats available, stocking at a good height, alternating tasks.',
          },
          actions: {
            seats: {
              what: {
                fr: 'Installer des sièges assis-debout et autoriser leur usage devant la clientèle.',
                en: 'Install sit-stand seats and allow their use in front of customers.',
              },
              indicator: {
                fr: 'Sièges réellement utilisés, avis demandé à chaque équipe',
                en: 'Seats really used, with each team’s opinion asked',
              },
            },
            heights: {
              what: {
                fr: 'Mettre les articles lourds et de forte vente entre les genoux et les épaules.',
                en: 'Put heavy and fast-selling items between knee and shoulder height.',
              },
              indicator: {
                fr: 'Part des articles lourds rangés à cette hauteur',
                en: 'Share of heavy items kept at that height',
              },
            },
          },
        },
        rudeness: {
          situation: {
            fr: 'Un remboursement refusé, une rupture de stock ou une file trop longue tourne à l’insulte ou à la menace.',
            en: 'A refused refund, an item out of stock or too long a queue turns into insults or threats.',
          },
          harm: { fr: 'Choc psychologique, peur, blessure', en: 'Shock, fear, injury' },
          measures: {
            fr: 'Règles affichées, renfort prévu, faits déclarés et suivis.',
            en: 'Rules on display, planned back-up, incidents reported and followed up.',
          },
          actions: {
            causes: {
              what: {
                fr: 'Afficher les règles d’échange et annoncer les attentes, puis corriger ce qui fâche le plus.',
                en: 'Display the exchange rules and announce waits, then put right what angers people most.',
              },
              indicator: {
                fr: 'Nombre de faits déclarés par mois, et leurs motifs',
                en: 'Incidents reported each month, and their causes',
              },
            },
            backup: {
              what: {
                fr: 'Prévoir un signal discret, et une personne désignée qui vient aussitôt.',
                en: 'Agree on a discreet signal, and on a person who comes at once.',
              },
              indicator: {
                fr: 'Délai d’arrivée mesuré lors d’un essai chaque trimestre',
                en: 'Time until help arrives, measured in a quarterly test',
              },
            },
          },
        },
        smiles: {
          situation: {
            fr: 'On doit sourire et conseiller sans relâche, quel que soit le ton de la personne en face.',
            en: 'One has to smile and advise without let-up, whatever tone the customer takes.',
          },
          harm: {
            fr: 'Fatigue nerveuse, irritabilité, usure',
            en: 'Nervous fatigue, irritability, weariness',
          },
          measures: {
            fr: 'Pauses hors de vue du public, droit de passer le relais, temps d’échange.',
            en: 'Breaks out of the public’s sight, freedom to hand over, time to talk.',
          },
          actions: {
            handOver: {
              what: {
                fr: 'Permettre de passer le relais sans se justifier, et faire le point en équipe après un incident.',
                en: 'Allow handing over without giving reasons, and talk as a team after an incident.',
              },
              indicator: {
                fr: 'Points d’équipe tenus après chaque incident déclaré',
                en: 'Team talks held after every reported incident',
              },
            },
          },
        },
        wetFloor: {
          situation: {
            fr: 'Pluie à l’entrée, produit tombé, lavage pendant l’ouverture\u00a0: le sol devient glissant là où l’on se presse.',
            en: 'Rain at the entrance, a dropped product, washing during opening hours: the floor turns slippery where people hurry.',
          },
          harm: { fr: 'Entorse, fracture', en: 'Sprains, fractures' },
          measures: {
            fr: 'Tapis d’entrée, lavage hors des heures d’ouverture, matériel d’essuyage.',
            en: 'Entrance mats, washing outside opening hours, wiping equipment.',
          },
          actions: {
            mats: {
              what: {
                fr: 'Poser un tapis d’entrée long et fixe, et laver le sol hors des heures d’ouverture.',
                en: 'Lay a long fixed entrance mat, and wash the floor outside opening hours.',
              },
              indicator: {
                fr: 'Nombre de glissades signalées, saison par saison',
                en: 'Slips reported, season by season',
              },
            },
          },
        },
        highShelves: {
          situation: {
            fr: 'On grimpe sur un escabeau, parfois sur un rayon, pour atteindre le stock placé tout en haut.',
            en: 'People climb a stepladder, sometimes a shelf, to reach stock kept at the very top.',
          },
          harm: {
            fr: 'Chute\u00a0: fracture, traumatisme crânien',
            en: 'A fall: fractures, head injury',
          },
          measures: {
            fr: 'Peu de stock en hauteur, escabeaux en bon état, à la taille de chacun.',
            en: 'Little stock kept high, stepladders in good order and fit for every height.',
          },
          actions: {
            noHighStock: {
              what: {
                fr: 'Ne plus stocker au-dessus des rayons ce qui se vend chaque semaine.',
                en: 'Stop keeping above the shelves what sells every week.',
              },
              indicator: {
                fr: 'Dessus de rayons libres lors du tour hebdomadaire',
                en: 'Tops of shelves free at the weekly round',
              },
            },
            platform: {
              what: {
                fr: 'Remplacer les escabeaux par des marches mobiles avec garde-corps et freins.',
                en: 'Replace stepladders by mobile steps with a guard rail and brakes.',
              },
              indicator: {
                fr: 'Escabeaux simples retirés de la surface de vente',
                en: 'Plain stepladders removed from the sales floor',
              },
            },
          },
        },
      },
    },
    checkout: {
      name: { fr: 'Caisse', en: 'Checkout' },
      activities: {
        fr: 'Encaissement, retours, surveillance des caisses automatiques.',
        en: 'Taking payment, returns, watching self-service tills.',
      },
      risks: {
        scanning: {
          situation: {
            fr: 'On saisit, tourne et pousse des articles par milliers, du même côté, à la vitesse de la file.',
            en: 'Thousands of items are gripped, turned and pushed, always from the same side, at the speed of the queue.',
          },
          harm: {
            fr: 'Tendinite de l’épaule et du poignet, syndrome du canal carpien',
            en: 'Shoulder and wrist tendinitis, carpal tunnel syndrome',
          },
          measures: {
            fr: 'Côté de caisse changé, douchette pour le lourd, durée de suite en caisse limitée.',
            en: 'Change of side, hand scanner for heavy items, a limit to time on end at the till.',
          },
          actions: {
            rotation: {
              what: {
                fr: 'Limiter à deux heures le temps de suite en caisse, et changer de côté.',
                en: 'Limit time on end at the till to two hours, and change sides.',
              },
              indicator: {
                fr: 'Durée la plus longue de suite, relevée sur le planning',
                en: 'Longest stretch, read off the rota',
              },
            },
            scanner: {
              what: {
                fr: 'Équiper les caisses d’une douchette, pour que les articles lourds restent dans le chariot.',
                en: 'Fit tills with a hand scanner, so that heavy items stay in the trolley.',
              },
              indicator: { fr: 'Part des caisses équipées', en: 'Share of tills equipped' },
            },
          },
        },
        pace: {
          situation: {
            fr: 'La caisse impose le rythme, la place et jusqu’au moment d’aller aux toilettes.',
            en: 'The till dictates pace, place and even when one may go to the toilet.',
          },
          harm: {
            fr: 'Fatigue, perte d’intérêt, maux de ventre, anxiété',
            en: 'Tiredness, loss of interest, stomach pain, anxiety',
          },
          measures: {
            fr: 'Remplacement possible à tout moment, autres tâches, voix au planning.',
            en: 'Cover at any moment, other tasks, a say in the rota.',
          },
          actions: {
            cover: {
              what: {
                fr: 'Prévoir à chaque heure une personne qui prend la relève dans les cinq minutes.',
                en: 'Plan for each hour a person who takes over within five minutes.',
              },
              indicator: {
                fr: 'Temps d’attente pour quitter la caisse, relevé une semaine par trimestre',
                en: 'Waiting time to leave the till, recorded one week a quarter',
              },
            },
          },
        },
        holdup: {
          situation: {
            fr: 'Quelqu’un exige la caisse, une arme à la main, peu avant la fermeture.',
            en: 'Somebody demands the takings, weapon in hand, shortly before closing.',
          },
          harm: { fr: 'Blessure, choc durable, décès', en: 'Injury, lasting shock, death' },
          measures: {
            fr: 'Peu d’argent en caisse, coffre à ouverture différée, consigne de ne pas résister.',
            en: 'Little cash in the till, a time-delay safe, the instruction not to resist.',
          },
          actions: {
            lessCash: {
              what: {
                fr: 'Encourager le paiement par carte, et vider la caisse souvent dans un coffre à ouverture différée.',
                en: 'Encourage payment by card, and empty the till often into a time-delay safe.',
              },
              indicator: {
                fr: 'Plus forte somme en caisse de la semaine',
                en: 'Highest sum in the till in the week',
              },
            },
            aftermath: {
              what: {
                fr: 'Écrire ce qui est fait pour l’équipe dans l’heure, le lendemain et le mois suivant une attaque.',
                en: 'Write down what is done for the team within the hour, the next day and the month after an attack.',
              },
              indicator: {
                fr: 'Fiche connue de toutes les personnes qui ferment',
                en: 'Sheet known to everyone who closes the shop',
              },
            },
          },
        },
        draught: {
          situation: {
            fr: 'La caisse est dans le courant d’air de la porte automatique.',
            en: 'The till stands in the draught from the automatic door.',
          },
          harm: { fr: 'Douleurs du cou, refroidissement', en: 'Neck pain, chills' },
          measures: {
            fr: 'Sas, rideau d’air, caisses loin des portes.',
            en: 'A lobby, an air curtain, tills away from the doors.',
          },
          actions: {
            airCurtain: {
              what: {
                fr: 'Poser un rideau d’air chaud ou un sas à l’entrée.',
                en: 'Fit a warm air curtain or a lobby at the entrance.',
              },
              indicator: {
                fr: 'Température relevée en caisse les matins d’hiver',
                en: 'Temperature recorded at the till on winter mornings',
              },
            },
          },
        },
        selling: {
          situation: {
            fr: 'Il faut proposer à tout prix une carte, une garantie ou un crédit, même à qui n’en a pas besoin.',
            en: 'A card, a guarantee or credit has to be pushed at all costs, even on people who do not need it.',
          },
          harm: {
            fr: 'Malaise, perte de sens, conflits avec la clientèle',
            en: 'Unease, loss of meaning, conflict with customers',
          },
          measures: {
            fr: 'Objectifs de vente discutés, suivis sans pression, droit de ne pas proposer.',
            en: 'Sales targets discussed and followed up without pressure, freedom not to offer.',
          },
          actions: {
            targets: {
              what: {
                fr: 'Revoir avec l’équipe les objectifs de vente, et retirer ceux qui poussent à tromper.',
                en: 'Go through sales targets with the team, and drop those that push people to mislead.',
              },
              indicator: {
                fr: 'Liste des objectifs retirés ou changés',
                en: 'List of targets dropped or changed',
              },
            },
          },
        },
      },
    },
    stockroom: {
      name: { fr: 'Réserve et livraisons', en: 'Stockroom and deliveries' },
      activities: {
        fr: 'Réception, déballage, rangement et tri des emballages.',
        en: 'Receiving, unpacking, putting away and sorting packaging.',
      },
      risks: {
        cartons: {
          situation: {
            fr: 'On décharge à la main des dizaines de cartons, parfois empilés au-dessus de la tête ou posés au sol.',
            en: 'Dozens of boxes are unloaded by hand, some stacked above head height or standing on the floor.',
          },
          harm: { fr: 'Mal de dos, lésions de l’épaule', en: 'Back pain, shoulder injuries' },
          measures: {
            fr: 'Cartons légers, table à hauteur réglable, chariots, lourd partagé entre femmes et hommes.',
            en: 'Light boxes, an adjustable table, trolleys, heavy loads shared between women and men.',
          },
          actions: {
            liftTable: {
              what: {
                fr: 'Décharger sur une table ou un chariot à niveau constant, sans reprendre depuis le sol.',
                en: 'Unload onto a self-levelling table or trolley, never again from the floor.',
              },
              indicator: {
                fr: 'Part des livraisons traitées sans carton au sol',
                en: 'Share of deliveries handled without a box on the floor',
              },
            },
            lighterBoxes: {
              what: {
                fr: 'Demander aux fournisseurs des cartons plus légers, avec des poignées.',
                en: 'Ask suppliers for lighter boxes with handles.',
              },
              indicator: {
                fr: 'Nombre de références livrées à plus de 15\u00a0kg',
                en: 'Number of items delivered above 15\u00a0kg',
              },
            },
          },
        },
        piles: {
          situation: {
            fr: 'Des cartons s’empilent de travers sur des étagères trop chargées, au-dessus du passage.',
            en: 'Boxes pile up askew on overloaded shelves, above the walkway.',
          },
          harm: { fr: 'Coups, traumatisme crânien', en: 'Bruises, head injury' },
          measures: {
            fr: 'Étagères fixées, charge maximale affichée, lourd en bas.',
            en: 'Shelves fixed, maximum load displayed, heavy items low down.',
          },
          actions: {
            fixShelves: {
              what: {
                fr: 'Fixer les étagères, afficher leur charge maximale et poser des rebords.',
                en: 'Fix the shelves, display their maximum load and fit retaining edges.',
              },
              indicator: {
                fr: 'Étagères conformes lors du contrôle de chaque trimestre',
                en: 'Shelves in order at the quarterly check',
              },
            },
          },
        },
        palletTruck: {
          situation: {
            fr: 'Le transpalette chargé passe entre collègues et clientèle, sur un sol inégal.',
            en: 'The loaded pallet truck moves between colleagues and customers, on uneven floor.',
          },
          harm: { fr: 'Pieds écrasés, heurt', en: 'Crushed feet, collisions' },
          measures: {
            fr: 'Passages hors des heures chargées, matériel entretenu, chaussures de sécurité à toutes les pointures.',
            en: 'Use outside busy hours, maintained equipment, safety shoes in all sizes.',
          },
          actions: {
            beforeOpening: {
              what: {
                fr: 'Faire passer les palettes avant l’ouverture, par un trajet dégagé.',
                en: 'Move pallets before opening, along a clear route.',
              },
              indicator: {
                fr: 'Nombre de passages de palettes pendant l’ouverture',
                en: 'Pallet movements during opening hours',
              },
            },
          },
        },
        cutters: {
          situation: {
            fr: 'On ouvre les cartons au cutter, vite, en tirant la lame vers soi.',
            en: 'Boxes are slit with a knife, in a hurry, pulling the blade towards oneself.',
          },
          harm: { fr: 'Coupures des mains et des cuisses', en: 'Cuts to hands and thighs' },
          measures: {
            fr: 'Lames à rétraction automatique, cartons à bande d’ouverture, gants à toutes les tailles.',
            en: 'Self-retracting blades, boxes with tear strips, gloves in all sizes.',
          },
          actions: {
            safeKnife: {
              what: {
                fr: 'Remplacer les cutters par des couteaux à lame rentrant seule.',
                en: 'Replace cutters by knives whose blade retracts by itself.',
              },
              indicator: {
                fr: 'Coupures inscrites au registre des premiers secours',
                en: 'Cuts entered in the first-aid book',
              },
            },
          },
        },
        peaks: {
          situation: {
            fr: 'Livraisons, retours et mise en rayon tombent aux heures d’affluence, avec le même effectif.',
            en: 'Deliveries, returns and stocking fall at the busiest hours, with the same staff.',
          },
          harm: {
            fr: 'Fatigue, gestes précipités, tensions',
            en: 'Tiredness, hasty movements, tension',
          },
          measures: {
            fr: 'Livraisons étalées, effectif prévu par heure, absences remplacées.',
            en: 'Deliveries spread out, staff planned by the hour, cover for absences.',
          },
          actions: {
            deliveryHours: {
              what: {
                fr: 'Négocier des livraisons hors des heures d’affluence.',
                en: 'Negotiate deliveries outside busy hours.',
              },
              indicator: {
                fr: 'Part des livraisons reçues aux heures calmes',
                en: 'Share of deliveries received in quiet hours',
              },
            },
          },
        },
        exits: {
          situation: {
            fr: 'Les emballages s’accumulent devant l’issue de secours, un jour de grosse livraison.',
            en: 'Packaging piles up in front of the emergency exit on a day of heavy delivery.',
          },
          harm: { fr: 'Intoxication par les fumées, décès', en: 'Smoke poisoning, death' },
          measures: {
            fr: 'Place pour les emballages, issues ouvrables de l’intérieur, exercices.',
            en: 'Space for packaging, exits that open from inside, drills.',
          },
          actions: {
            packaging: {
              what: {
                fr: 'Créer une place fermée pour les emballages, vidée chaque jour.',
                en: 'Create a closed place for packaging, emptied every day.',
              },
              indicator: {
                fr: 'Issue libre constatée à chaque fermeture',
                en: 'Exit found clear at every closing',
              },
            },
          },
        },
      },
    },
    opening: {
      name: { fr: 'Ouverture, fermeture et plannings', en: 'Opening, closing and rotas' },
      activities: {
        fr: 'Ouverture et fermeture du magasin, remise de caisse, organisation des horaires.',
        en: 'Opening and closing the shop, cashing up, arranging working hours.',
      },
      risks: {
        alone: {
          situation: {
            fr: 'Une seule personne ouvre ou ferme le magasin, de nuit en hiver, avec la caisse à porter.',
            en: 'One person alone opens or closes the shop, in the dark in winter, with takings to carry.',
          },
          harm: {
            fr: 'Agression, secours tardifs en cas de malaise',
            en: 'Assault, late help in case of illness',
          },
          measures: {
            fr: 'Présence à deux, abords éclairés, moyen d’alerte, retour prévu.',
            en: 'Two people present, lit surroundings, a way to raise the alarm, a planned way home.',
          },
          actions: {
            pairs: {
              what: {
                fr: 'Ouvrir et fermer à deux, et confier le transport de fonds à une entreprise spécialisée.',
                en: 'Open and close in pairs, and leave the carrying of cash to a specialist firm.',
              },
              indicator: {
                fr: 'Nombre d’ouvertures et de fermetures faites par une seule personne',
                en: 'Openings and closings done by one person',
              },
            },
          },
        },
        splitDays: {
          situation: {
            fr: 'Les journées sont coupées par plusieurs heures vides, et le planning change d’une semaine à l’autre.',
            en: 'Days are split by several empty hours, and the rota changes from week to week.',
          },
          harm: {
            fr: 'Fatigue, vie privée désorganisée',
            en: 'Tiredness, a disrupted private life',
          },
          measures: {
            fr: 'Planning annoncé à l’avance, coupures limitées et réparties entre femmes et hommes.',
            en: 'Rota announced ahead, few splits, shared between women and men.',
          },
          actions: {
            notice: {
              what: {
                fr: 'Annoncer le planning trois semaines à l’avance, et regrouper les heures en demi-journées.',
                en: 'Announce the rota three weeks ahead, and group hours into half-days.',
              },
              indicator: {
                fr: 'Délai d’annonce réel, et nombre de journées coupées par personne',
                en: 'Real notice, and split days per person',
              },
            },
          },
        },
        shortHours: {
          situation: {
            fr: 'Les contrats sont courts ou à temps partiel, complétés au dernier moment selon l’affluence.',
            en: 'Contracts are short or part-time, topped up at the last moment as custom requires.',
          },
          harm: {
            fr: 'Anxiété, difficultés d’argent, départs',
            en: 'Anxiety, money trouble, people leaving',
          },
          measures: {
            fr: 'Heures souhaitées recueillies, heures ajoutées proposées d’abord à qui les demande.',
            en: 'Hours wanted are asked for, extra hours offered first to those who want them.',
          },
          actions: {
            moreHours: {
              what: {
                fr: 'Proposer d’abord les heures à pourvoir aux personnes à temps partiel qui en demandent.',
                en: 'Offer spare hours first to part-timers who ask for them.',
              },
              indicator: {
                fr: 'Heures proposées et acceptées avant toute embauche',
                en: 'Hours offered and accepted before any hiring',
              },
            },
          },
        },
        fairness: {
          situation: {
            fr: 'Samedis, congés et bonnes places se distribuent de la main à la main. Les règles changent selon qui demande.',
            en: 'Saturdays, leave and good posts are handed out informally. The rules change with who is asking.',
          },
          harm: { fr: 'Ressentiment, conflits, anxiété', en: 'Resentment, conflict, anxiety' },
          measures: {
            fr: 'Règles écrites, tour de rôle, désaccords tranchés par une personne désignée.',
            en: 'Written rules, turns, disagreements settled by a named person.',
          },
          actions: {
            turns: {
              what: {
                fr: 'Écrire avec l’équipe la règle des samedis et des congés, et afficher le tour de rôle.',
                en: 'Write with the team the rule for Saturdays and leave, and post whose turn it is.',
              },
              indicator: {
                fr: 'Samedis travaillés par personne, affichés chaque trimestre',
                en: 'Saturdays worked per person, posted every quarter',
              },
            },
          },
        },
      },
    },
  },
} satisfies Texts;
