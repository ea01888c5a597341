/** What a company of this trade starts from: proposals to confirm, correct or strike out. */
export const fr = {
  name: 'Commerce',
  units: {
    salesFloor: {
      name: 'Surface de vente',
      activities: 'Accueil, conseil, mise en rayon et étiquetage pendant l’ouverture.',
      risks: {
        standing: {
          situation:
            'On reste debout presque toute la journée, sur un sol dur, en se penchant vers les rayons du bas.',
          harm: 'Jambes lourdes, douleurs du dos et des genoux',
          measures: 'Sièges disponibles, mise en rayon à bonne hauteur, alternance des tâches.',
          actions: {
            seats: {
              what: 'Installer des sièges assis-debout et autoriser leur usage devant la clientèle.',
              indicator: 'Sièges réellement utilisés, avis demandé à chaque équipe',
            },
            heights: {
              what: 'Mettre les articles lourds et de forte vente entre les genoux et les épaules.',
              indicator: 'Part des articles lourds rangés à cette hauteur',
            },
          },
        },
        rudeness: {
          situation:
            'Un remboursement refusé, une rupture de stock ou une file trop longue tourne à l’insulte ou à la menace.',
          harm: 'Choc psychologique, peur, blessure',
          measures: 'Règles affichées, renfort prévu, faits déclarés et suivis.',
          actions: {
            causes: {
              what: 'Afficher les règles d’échange et annoncer les attentes, puis corriger ce qui fâche le plus.',
              indicator: 'Nombre de faits déclarés par mois, et leurs motifs',
            },
            backup: {
              what: 'Prévoir un signal discret, et une personne désignée qui vient aussitôt.',
              indicator: 'Délai d’arrivée mesuré lors d’un essai chaque trimestre',
            },
          },
        },
        smiles: {
          situation:
            'On doit sourire et conseiller sans relâche, quel que soit le ton de la personne en face.',
          harm: 'Fatigue nerveuse, irritabilité, usure',
          measures: 'Pauses hors de vue du public, droit de passer le relais, temps d’échange.',
          actions: {
            handOver: {
              what: 'Permettre de passer le relais sans se justifier, et faire le point en équipe après un incident.',
              indicator: 'Points d’équipe tenus après chaque incident déclaré',
            },
          },
        },
        wetFloor: {
          situation:
            'Pluie à l’entrée, produit tombé, lavage pendant l’ouverture\u00a0: le sol devient glissant là où l’on se presse.',
          harm: 'Entorse, fracture',
          measures: 'Tapis d’entrée, lavage hors des heures d’ouverture, matériel d’essuyage.',
          actions: {
            mats: {
              what: 'Poser un tapis d’entrée long et fixe, et laver le sol hors des heures d’ouverture.',
              indicator: 'Nombre de glissades signalées, saison par saison',
            },
          },
        },
        highShelves: {
          situation:
            'On grimpe sur un escabeau, parfois sur un rayon, pour atteindre le stock placé tout en haut.',
          harm: 'Chute\u00a0: fracture, traumatisme crânien',
          measures: 'Peu de stock en hauteur, escabeaux en bon état, à la taille de chacun.',
          actions: {
            noHighStock: {
              what: 'Ne plus stocker au-dessus des rayons ce qui se vend chaque semaine.',
              indicator: 'Dessus de rayons libres lors du tour hebdomadaire',
            },
            platform: {
              what: 'Remplacer les escabeaux par des marches mobiles avec garde-corps et freins.',
              indicator: 'Escabeaux simples retirés de la surface de vente',
            },
          },
        },
      },
    },
    checkout: {
      name: 'Caisse',
      activities: 'Encaissement, retours, surveillance des caisses automatiques.',
      risks: {
        scanning: {
          situation:
            'On saisit, tourne et pousse des articles par milliers, du même côté, à la vitesse de la file.',
          harm: 'Tendinite de l’épaule et du poignet, syndrome du canal carpien',
          measures:
            'Côté de caisse changé, douchette pour le lourd, durée de suite en caisse limitée.',
          actions: {
            rotation: {
              what: 'Limiter à deux heures le temps de suite en caisse, et changer de côté.',
              indicator: 'Durée la plus longue de suite, relevée sur le planning',
            },
            scanner: {
              what: 'Équiper les caisses d’une douchette, pour que les articles lourds restent dans le chariot.',
              indicator: 'Part des caisses équipées',
            },
          },
        },
        pace: {
          situation:
            'La caisse impose le rythme, la place et jusqu’au moment d’aller aux toilettes.',
          harm: 'Fatigue, perte d’intérêt, maux de ventre, anxiété',
          measures: 'Remplacement possible à tout moment, autres tâches, voix au planning.',
          actions: {
            cover: {
              what: 'Prévoir à chaque heure une personne qui prend la relève dans les cinq minutes.',
              indicator: 'Temps d’attente pour quitter la caisse, relevé une semaine par trimestre',
            },
          },
        },
        holdup: {
          situation: 'Quelqu’un exige la caisse, une arme à la main, peu avant la fermeture.',
          harm: 'Blessure, choc durable, décès',
          measures:
            'Peu d’argent en caisse, coffre à ouverture différée, consigne de ne pas résister.',
          actions: {
            lessCash: {
              what: 'Encourager le paiement par carte, et vider la caisse souvent dans un coffre à ouverture différée.',
              indicator: 'Plus forte somme en caisse de la semaine',
            },
            aftermath: {
              what: 'Écrire ce qui est fait pour l’équipe dans l’heure, le lendemain et le mois suivant une attaque.',
              indicator: 'Fiche connue de toutes les personnes qui ferment',
            },
          },
        },
        draught: {
          situation: 'La caisse est dans le courant d’air de la porte automatique.',
          harm: 'Douleurs du cou, refroidissement',
          measures: 'Sas, rideau d’air, caisses loin des portes.',
          actions: {
            airCurtain: {
              what: 'Poser un rideau d’air chaud ou un sas à l’entrée.',
              indicator: 'Température relevée en caisse les matins d’hiver',
            },
          },
        },
        selling: {
          situation:
            'Il faut proposer à tout prix une carte, une garantie ou un crédit, même à qui n’en a pas besoin.',
          harm: 'Malaise, perte de sens, conflits avec la clientèle',
          measures: 'Objectifs de vente discutés, suivis sans pression, droit de ne pas proposer.',
          actions: {
            targets: {
              what: 'Revoir avec l’équipe les objectifs de vente, et retirer ceux qui poussent à tromper.',
              indicator: 'Liste des objectifs retirés ou changés',
            },
          },
        },
      },
    },
    stockroom: {
      name: 'Réserve et livraisons',
      activities: 'Réception, déballage, rangement et tri des emballages.',
      risks: {
        cartons: {
          situation:
            'On décharge à la main des dizaines de cartons, parfois empilés au-dessus de la tête ou posés au sol.',
          harm: 'Mal de dos, lésions de l’épaule',
          measures:
            'Cartons légers, table à hauteur réglable, chariots, lourd partagé entre femmes et hommes.',
          actions: {
            liftTable: {
              what: 'Décharger sur une table ou un chariot à niveau constant, sans reprendre depuis le sol.',
              indicator: 'Part des livraisons traitées sans carton au sol',
            },
            lighterBoxes: {
              what: 'Demander aux fournisseurs des cartons plus légers, avec des poignées.',
              indicator: 'Nombre de références livrées à plus de 15\u00a0kg',
            },
          },
        },
        piles: {
          situation:
            'Des cartons s’empilent de travers sur des étagères trop chargées, au-dessus du passage.',
          harm: 'Coups, traumatisme crânien',
          measures: 'Étagères fixées, charge maximale affichée, lourd en bas.',
          actions: {
            fixShelves: {
              what: 'Fixer les étagères, afficher leur charge maximale et poser des rebords.',
              indicator: 'Étagères conformes lors du contrôle de chaque trimestre',
            },
          },
        },
        palletTruck: {
          situation:
            'Le transpalette chargé passe entre collègues et clientèle, sur un sol inégal.',
          harm: 'Pieds écrasés, heurt',
          measures:
            'Passages hors des heures chargées, matériel entretenu, chaussures de sécurité à toutes les pointures.',
          actions: {
            beforeOpening: {
              what: 'Faire passer les palettes avant l’ouverture, par un trajet dégagé.',
              indicator: 'Nombre de passages de palettes pendant l’ouverture',
            },
          },
        },
        cutters: {
          situation: 'On ouvre les cartons au cutter, vite, en tirant la lame vers soi.',
          harm: 'Coupures des mains et des cuisses',
          measures:
            'Lames à rétraction automatique, cartons à bande d’ouverture, gants à toutes les tailles.',
          actions: {
            safeKnife: {
              what: 'Remplacer les cutters par des couteaux à lame rentrant seule.',
              indicator: 'Coupures inscrites au registre des premiers secours',
            },
          },
        },
        peaks: {
          situation:
            'Livraisons, retours et mise en rayon tombent aux heures d’affluence, avec le même effectif.',
          harm: 'Fatigue, gestes précipités, tensions',
          measures: 'Livraisons étalées, effectif prévu par heure, absences remplacées.',
          actions: {
            deliveryHours: {
              what: 'Négocier des livraisons hors des heures d’affluence.',
              indicator: 'Part des livraisons reçues aux heures calmes',
            },
          },
        },
        exits: {
          situation:
            'Les emballages s’accumulent devant l’issue de secours, un jour de grosse livraison.',
          harm: 'Intoxication par les fumées, décès',
          measures: 'Place pour les emballages, issues ouvrables de l’intérieur, exercices.',
          actions: {
            packaging: {
              what: 'Créer une place fermée pour les emballages, vidée chaque jour.',
              indicator: 'Issue libre constatée à chaque fermeture',
            },
          },
        },
      },
    },
    opening: {
      name: 'Ouverture, fermeture et plannings',
      activities: 'Ouverture et fermeture du magasin, remise de caisse, organisation des horaires.',
      risks: {
        alone: {
          situation:
            'Une seule personne ouvre ou ferme le magasin, de nuit en hiver, avec la caisse à porter.',
          harm: 'Agression, secours tardifs en cas de malaise',
          measures: 'Présence à deux, abords éclairés, moyen d’alerte, retour prévu.',
          actions: {
            pairs: {
              what: 'Ouvrir et fermer à deux, et confier le transport de fonds à une entreprise spécialisée.',
              indicator: 'Nombre d’ouvertures et de fermetures faites par une seule personne',
            },
          },
        },
        splitDays: {
          situation:
            'Les journées sont coupées par plusieurs heures vides, et le planning change d’une semaine à l’autre.',
          harm: 'Fatigue, vie privée désorganisée',
          measures:
            'Planning annoncé à l’avance, coupures limitées et réparties entre femmes et hommes.',
          actions: {
            notice: {
              what: 'Annoncer le planning trois semaines à l’avance, et regrouper les heures en demi-journées.',
              indicator: 'Délai d’annonce réel, et nombre de journées coupées par personne',
            },
          },
        },
        shortHours: {
          situation:
            'Les contrats sont courts ou à temps partiel, complétés au dernier moment selon l’affluence.',
          harm: 'Anxiété, difficultés d’argent, départs',
          measures:
            'Heures souhaitées recueillies, heures ajoutées proposées d’abord à qui les demande.',
          actions: {
            moreHours: {
              what: 'Proposer d’abord les heures à pourvoir aux personnes à temps partiel qui en demandent.',
              indicator: 'Heures proposées et acceptées avant toute embauche',
            },
          },
        },
        fairness: {
          situation:
            'Samedis, congés et bonnes places se distribuent de la main à la main. Les règles changent selon qui demande.',
          harm: 'Ressentiment, conflits, anxiété',
          measures: 'Règles écrites, tour de rôle, désaccords tranchés par une personne désignée.',
          actions: {
            turns: {
              what: 'Écrire avec l’équipe la règle des samedis et des congés, et afficher le tour de rôle.',
              indicator: 'Samedis travaillés par personne, affichés chaque trimestre',
            },
          },
        },
      },
    },
  },
};
