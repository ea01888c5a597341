/**
 * The families, the hazards and the factors of exposure. Questions are answered where the work is done;
 * most are put so that a plain yes is good. One of them often asks how women and men fare (art. L4121-3).
 */
export const fr = {
  families: {
    sameLevelFalls: 'Chutes de plain-pied',
    heightFalls: 'Chutes de hauteur',
    internalTraffic: 'Circulation sur le site',
    roadRisk: 'Route pendant le travail',
    physicalWorkload: 'Charge physique',
    mechanicalHandling: 'Manutention mécanique et levage',
    chemicals: 'Produits chimiques, émissions et déchets',
    biologicalAgents: 'Agents biologiques',
    workEquipment: 'Machines et outils',
    collapses: 'Effondrements et chutes d’objets',
    noise: 'Bruit',
    vibration: 'Vibrations',
    thermalConditions: 'Conditions thermiques',
    lighting: 'Éclairage',
    radiation: 'Rayonnements',
    electricity: 'Électricité',
    fireAndExplosion: 'Incendie et explosion',
    pressureAndConfinement: 'Pression et espaces confinés',
    violence: 'Violences et harcèlement',
    organisation: 'Travail isolé, entreprises extérieures, prise de poste',
    workingHours: 'Horaires',
    screenWork: 'Travail sur écran',
    addictivePractices: 'Pratiques addictives',
    psychosocial: 'Risques psychosociaux',
  },
  hazards: {
    slippingFloors: {
      name: 'Sols glissants',
      harm: 'Glissade\u00a0: entorse, fracture, choc à la tête',
      questions: {
        q1: 'Les sols restent-ils secs et propres aux heures où l’on passe le plus\u202f?',
        q2: 'Ce qui est renversé est-il essuyé tout de suite, avec du matériel à portée de main\u202f?',
        q3: 'Les chaussures fournies tiennent-elles sur ce sol, et existent-elles dans toutes les pointures, de femmes comme d’hommes\u202f?',
      },
    },
    trippingObstacles: {
      name: 'Passages encombrés ou inégaux',
      harm: 'Faux pas\u00a0: foulure, fracture, dent cassée',
      questions: {
        q1: 'Peut-on emprunter chaque passage les mains pleines, sans enjamber ni câble, ni carton, ni outil\u202f?',
        q2: 'Les trous, les marches isolées et les différences de niveau sont-ils réparés ou bien visibles, dedans comme dehors\u202f?',
        q3: 'Chaque chose a-t-elle une place de rangement assez grande, et assez proche pour que l’on s’en serve\u202f?',
      },
    },
    ladders: {
      name: 'Échelles, escabeaux et marchepieds',
      harm: 'Chute de quelques marches ou de plusieurs mètres\u00a0: fracture, traumatisme crânien, décès',
      questions: {
        q1: 'Ce que l’on va chercher en hauteur pourrait-il être rangé plus bas\u202f?',
        q2: 'Échelles et escabeaux sont-ils stables, en bon état, et assez hauts pour que l’on ne monte jamais sur la dernière marche\u202f?',
        q3: 'Les personnes de petite taille, plus souvent des femmes, atteignent-elles tout sans grimper sur une chaise ou un carton\u202f?',
      },
    },
    stairs: {
      name: 'Escaliers',
      harm: 'Chute dans les marches\u00a0: entorse, fracture, dos blessé',
      questions: {
        q1: 'Chaque escalier a-t-il une main courante, une bonne lumière et un bord de marche visible\u202f?',
        q2: 'Les charges peuvent-elles changer d’étage sans être portées dans l’escalier\u202f?',
        q3: 'Les marches restent-elles libres, même les jours de livraison\u202f?',
      },
    },
    openEdges: {
      name: 'Toitures, mezzanines et bords du vide',
      harm: 'Chute de plusieurs mètres\u00a0: blessures graves, décès',
      questions: {
        q1: 'Chaque bord d’où l’on peut tomber est-il fermé par un garde-corps, mezzanines et fosses comprises\u202f?',
        q2: 'Sur un toit, sait-on quelles surfaces portent le poids d’une personne, et les protections sont-elles posées avant de monter\u202f?',
        q3: 'Si le harnais est inévitable, l’ancrage est-il vérifié, et le harnais ajusté au corps de chaque personne, femme ou homme\u202f?',
      },
    },
    internalVehicles: {
      name: 'Véhicules et piétons',
      harm: 'Heurt, écrasement par un véhicule ou un engin',
      questions: {
        q1: 'Les piétons ont-ils leurs propres passages, séparés de ceux des véhicules\u202f?',
        q2: 'Les marches arrière sont-elles évitées ou, à défaut, guidées et signalées\u202f?',
        q3: 'Aux portes et aux croisements, se voit-on arriver assez tôt\u202f?',
      },
    },
    loadingDocks: {
      name: 'Quais et cours de livraison',
      harm: 'Écrasement entre le camion et le quai, chute depuis le quai',
      questions: {
        q1: 'Le camion est-il immobilisé avant que l’on entre dans la remorque\u202f?',
        q2: 'Un protocole de sécurité écrit dit-il aux transporteurs où attendre, se garer et décharger\u202f?',
        q3: 'Le bord du quai est-il éclairé, visible, et fermé quand aucun camion n’y est\u202f?',
      },
    },
    roadDriving: {
      name: 'Conduite en mission',
      harm: 'Accident de la route\u00a0: blessures graves, décès',
      questions: {
        q1: 'Ce déplacement peut-il devenir un appel, un trajet en train ou une livraison groupée\u202f?',
        q2: 'Les tournées laissent-elles le temps de respecter les vitesses et de s’arrêter, sans téléphoner au volant\u202f?',
        q3: 'Le véhicule est-il entretenu, et le siège et la ceinture conviennent-ils à chaque taille, et pendant une grossesse\u202f?',
      },
    },
    twoWheelsAndWalking: {
      name: 'Vélo, deux-roues et marche en ville',
      harm: 'Chute ou collision\u00a0: fracture, traumatisme crânien, décès',
      questions: {
        q1: 'L’itinéraire évite-t-il les axes les plus dangereux, quitte à prendre plus de temps\u202f?',
        q2: 'Vélos et deux-roues sont-ils révisés, éclairés, et chargés sans gêner la conduite\u202f?',
        q3: 'Casques, gants et vêtements visibles existent-ils à la taille de chaque personne, femme ou homme\u202f?',
      },
    },
    manualHandling: {
      name: 'Charges portées, poussées ou tirées',
      harm: 'Mal de dos, lumbago, lésions de l’épaule ou du genou',
      questions: {
        q1: 'Les charges lourdes peuvent-elles arriver à hauteur, sur roulettes ou avec une aide mécanique\u202f?',
        q2: 'Sait-on combien pèse ce que l’on porte le plus, et combien de fois par jour on le porte\u202f?',
        q3: 'Les poids et les hauteurs conviennent-ils aux femmes comme aux hommes, et sont-ils revus pendant une grossesse\u202f?',
      },
    },
    peopleHandling: {
      name: 'Aide aux déplacements de personnes',
      harm: 'Mal de dos, douleurs d’épaule, chute à deux',
      questions: {
        q1: 'Un lève-personne, un rail ou un drap de glisse est-il prêt à servir là où l’on en a besoin\u202f?',
        q2: 'Le temps et l’effectif prévus permettent-ils de s’y mettre à deux quand il le faut\u202f?',
        q3: 'Regarde-t-on comment ces gestes se partagent entre femmes et hommes, pour que les plus lourds n’aillent pas toujours aux mêmes\u202f?',
      },
    },
    awkwardPostures: {
      name: 'Postures pénibles ou tenues longtemps',
      harm: 'Douleurs du cou, du dos ou des genoux, jambes lourdes',
      questions: {
        q1: 'Peut-on, dans la journée, passer de la position assise à la position debout, et bouger\u202f?',
        q2: 'Le poste évite-t-il de se pencher, de s’agenouiller ou de lever les bras plus haut que les épaules\u202f?',
        q3: 'Les hauteurs se règlent-elles pour chaque personne, au lieu de convenir à un gabarit moyen, souvent masculin\u202f?',
      },
    },
    repetitiveWork: {
      name: 'Gestes répétés',
      harm: 'Tendinite, syndrome du canal carpien, douleurs de l’épaule et du coude',
      questions: {
        q1: 'Peut-on ralentir ou s’arrêter un instant sans bloquer les autres\u202f?',
        q2: 'Les gestes les plus fréquents ont-ils été comptés, puis alternés avec des gestes vraiment différents\u202f?',
        q3: 'Si ces postes sont tenus surtout par des femmes, ou surtout par des hommes, en connaît-on la raison\u202f?',
      },
    },
    forklifts: {
      name: 'Chariots et transpalettes',
      harm: 'Renversement, heurt, pieds écrasés',
      questions: {
        q1: 'Les personnes qui conduisent un chariot sont-elles formées, et autorisées par écrit quand la loi le demande\u202f?',
        q2: 'Le sol, les pentes et la vue permettent-ils de rouler sans risquer de verser\u202f?',
        q3: 'Les vérifications périodiques sont-elles à jour, et les défauts réparés avant la reprise\u202f?',
      },
    },
    liftingGear: {
      name: 'Levage de charges',
      harm: 'Chute de la charge, écrasement',
      questions: {
        q1: 'La zone sous la charge est-elle fermée et vide pendant tout le levage\u202f?',
        q2: 'Crochets, chaînes et palans portent-ils une charge maximale lisible, et respectée\u202f?',
        q3: 'Chaque appareil de levage est-il vérifié dans les délais, et l’équipe en connaît-elle le résultat\u202f?',
      },
    },
    hazardousProducts: {
      name: 'Produits chimiques dangereux',
      harm: 'Brûlure, allergie, intoxication, maladie de la peau ou des poumons',
      questions: {
        q1: 'Peut-on se passer de ce produit, ou en prendre un moins dangereux\u202f?',
        q2: 'Chaque récipient est-il étiqueté, déchets compris, et la fiche de données de sécurité connue de qui s’en sert\u202f?',
        q3: 'Les tâches sont-elles revues pour les femmes enceintes ou qui allaitent, et pour la fertilité des femmes et des hommes\u202f?',
      },
    },
    dustsAndFumes: {
      name: 'Poussières, fumées et vapeurs',
      harm: 'Irritation, asthme, maladie des poumons',
      questions: {
        q1: 'Poussières et fumées sont-elles aspirées là où elles naissent\u202f?',
        q2: 'Le débit d’aspiration est-il mesuré, et les filtres changés à la date prévue\u202f?',
        q3: 'Nettoie-t-on à l’aspirateur ou à l’eau, plutôt qu’au balai ou à l’air comprimé\u202f?',
      },
    },
    carcinogens: {
      name: 'Agents cancérogènes, mutagènes ou toxiques pour la reproduction',
      harm: 'Cancer, parfois des dizaines d’années plus tard, atteinte de la fertilité ou de la grossesse',
      questions: {
        q1: 'L’inventaire comprend-il ce qui se dégage en travaillant\u00a0: poussières de bois, silice, amiante, fumées de soudage, gaz d’échappement\u202f?',
        q2: 'A-t-on cherché par quoi les remplacer, et gardé une trace écrite de cette recherche\u202f?',
        q3: 'La liste des personnes exposées est-elle à jour, femmes et hommes, nettoyage et maintenance compris\u202f?',
      },
    },
    contagiousContact: {
      name: 'Infections transmises par les personnes',
      harm: 'Grippe, gale, tuberculose, gastro-entérite et autres infections',
      questions: {
        q1: 'Là où l’on reçoit du public ou des malades, peut-on se laver les mains, aérer, et trouver un masque\u202f?',
        q2: 'Les vaccins utiles au poste sont-ils proposés, aux frais de l’employeur\u202f?',
        q3: 'Les infections dangereuses pendant une grossesse sont-elles connues de l’équipe avant qu’il y en ait une\u202f?',
      },
    },
    bloodExposure: {
      name: 'Piqûres, sang et liquides du corps',
      harm: 'Contamination par les virus des hépatites B et C ou par le VIH',
      questions: {
        q1: 'Les aiguilles ont-elles un dispositif de sécurité, et un collecteur est-il à portée de main\u202f?',
        q2: 'Chaque personne sait-elle que faire dans l’heure qui suit une piqûre, nuit et week-end compris\u202f?',
        q3: 'Le ménage et le linge, confiés le plus souvent à des femmes, font-ils partie de l’évaluation\u202f?',
      },
    },
    soiledMaterials: {
      name: 'Déchets, eaux, animaux et moisissures',
      harm: 'Infection, allergie, leptospirose, légionellose',
      questions: {
        q1: 'Sait-on quels déchets, quelles eaux, quels animaux ou quelles poussières peuvent porter un germe\u202f?',
        q2: 'L’eau chaude, la climatisation et la ventilation sont-elles entretenues et contrôlées\u202f?',
        q3: 'Gants et tenues vont-ils à chaque personne, femme ou homme, et sont-ils lavés ou jetés sans passer par la maison\u202f?',
      },
    },
    movingParts: {
      name: 'Pièces de machines en mouvement',
      harm: 'Happement, écrasement, amputation',
      questions: {
        q1: 'Les protecteurs sont-ils en place, et la machine s’arrête-t-elle quand on les ouvre\u202f?',
        q2: 'L’énergie est-elle coupée et verrouillée avant tout réglage, déblocage ou nettoyage\u202f?',
        q3: 'L’arrêt d’urgence est-il à portée depuis chaque poste, quelle que soit la taille de la personne\u202f?',
      },
    },
    cuttingTools: {
      name: 'Lames et outils à main',
      harm: 'Coupure, plaie, éclat dans l’œil',
      questions: {
        q1: 'Les lames sont-elles affûtées, puis rangées et transportées à l’abri\u202f?',
        q2: 'L’outil est-il le bon, ou peut-on acheter la pièce ou l’aliment déjà coupé\u202f?',
        q3: 'Poignées, gants et lunettes conviennent-ils aux petites mains et aux petits visages comme aux grands\u202f?',
      },
    },
    hotSurfaces: {
      name: 'Surfaces, liquides et vapeurs brûlants',
      harm: 'Brûlure des mains, des bras ou du visage',
      questions: {
        q1: 'Peut-on attendre que cela refroidisse avant de vider, de filtrer ou de déplacer\u202f?',
        q2: 'Ce qui est chaud se trouve-t-il à une hauteur que l’on atteint sans lever les bras, petite taille comprise\u202f?',
        q3: 'Y a-t-il de l’eau froide tout près, et sait-on refroidir une brûlure aussitôt\u202f?',
      },
    },
    fallingObjects: {
      name: 'Objets qui tombent',
      harm: 'Coup, plaie, traumatisme crânien',
      questions: {
        q1: 'Le lourd est-il en bas, et rien ne dépasse-t-il des rayons\u202f?',
        q2: 'La charge maximale des étagères est-elle affichée, et respectée\u202f?',
        q3: 'Les outils utilisés en hauteur sont-ils attachés, et l’espace en dessous fermé\u202f?',
      },
    },
    collapsingStructures: {
      name: 'Rayonnage, bâtiment ou tranchée qui s’effondre',
      harm: 'Ensevelissement, écrasement, décès',
      questions: {
        q1: 'Les rayonnages sont-ils fixés, d’aplomb et contrôlés, et les montants heurtés remplacés\u202f?',
        q2: 'Fissures, infiltrations et planchers qui plient sont-ils signalés, puis examinés par quelqu’un de compétent\u202f?',
        q3: 'Les parois d’une fouille sont-elles tenues ou inclinées avant que l’on y descende\u202f?',
      },
    },
    loudNoise: {
      name: 'Bruit élevé',
      harm: 'Audition perdue pour toujours, acouphènes, fatigue',
      questions: {
        q1: 'Le bruit a-t-il été mesuré là où il faut élever la voix pour se parler à un mètre\u202f?',
        q2: 'Les machines bruyantes sont-elles isolées, et le bruit compte-t-il dans le choix des suivantes\u202f?',
        q3: 'Les protections d’oreilles vont-elles à chaque personne, et l’exposition est-elle revue pendant une grossesse\u202f?',
      },
    },
    disturbingNoise: {
      name: 'Bruit gênant',
      harm: 'Fatigue, erreurs, voix forcée, mal de tête',
      questions: {
        q1: 'Peut-on se concentrer ou téléphoner sans entendre les conversations des autres\u202f?',
        q2: 'Existe-t-il un endroit calme pour un appel délicat ou un travail difficile\u202f?',
        q3: 'Plafonds, cloisons et sols absorbent-ils le son là où l’on est nombreux\u202f?',
      },
    },
    handArmVibration: {
      name: 'Outils qui vibrent',
      harm: 'Doigts blancs ou engourdis, douleurs du poignet et du coude',
      questions: {
        q1: 'Peut-on travailler sans cet outil, ou avec un modèle récent qui vibre moins\u202f?',
        q2: 'Les outils sont-ils entretenus, et leurs disques, mèches et burins changés à temps\u202f?',
        q3: 'Connaît-on la durée d’usage quotidienne de chaque personne, femme ou homme, et pas seulement celle de l’équipe\u202f?',
      },
    },
    wholeBodyVibration: {
      name: 'Engins et véhicules qui secouent',
      harm: 'Mal de dos, hernie discale',
      questions: {
        q1: 'Les sols et les pistes sont-ils aplanis, et la vitesse adaptée\u202f?',
        q2: 'Les sièges amortissent-ils, et se règlent-ils aux personnes légères comme aux lourdes\u202f?',
        q3: 'Le temps de conduite est-il partagé, et ces secousses évitées pendant une grossesse\u202f?',
      },
    },
    heat: {
      name: 'Chaleur',
      harm: 'Malaise, déshydratation, coup de chaleur parfois mortel',
      questions: {
        q1: 'Suit-on la vigilance de Météo-France, en sachant d’avance quels horaires et quelles tâches changent à chaque niveau\u202f?',
        q2: 'Trouve-t-on à quelques pas de l’eau fraîche, de l’ombre ou une pièce fraîche, et le temps de s’y arrêter\u202f?',
        q3: 'A-t-on demandé conseil au médecin du travail pour les grossesses et pour les personnes que la chaleur éprouve davantage\u202f?',
      },
    },
    cold: {
      name: 'Froid et intempéries',
      harm: 'Engourdissement, engelures, gestes maladroits, malaise',
      questions: {
        q1: 'Le temps passé au froid est-il limité, avec un endroit chauffé où se réchauffer\u202f?',
        q2: 'Les courants d’air sont-ils coupés aux postes où l’on reste immobile\u202f?',
        q3: 'Les vêtements chauds fournis existent-ils à la coupe et à la taille de chaque personne, femme ou homme\u202f?',
      },
    },
    poorLighting: {
      name: 'Lumière insuffisante',
      harm: 'Fatigue des yeux, faux pas, erreurs',
      questions: {
        q1: 'Voit-on bien les marches, les abords et le parking aux heures d’arrivée et de départ\u202f?',
        q2: 'Peut-on ajouter de la lumière sur un travail fin, à chaque poste et pour chaque vue\u202f?',
        q3: 'Les ampoules mortes sont-elles vite remplacées, et l’éclairage de secours essayé\u202f?',
      },
    },
    glare: {
      name: 'Éblouissement et reflets',
      harm: 'Yeux fatigués, mal de tête, inattention',
      questions: {
        q1: 'Les fenêtres ont-elles des stores que l’on règle soi-même\u202f?',
        q2: 'Les postes sont-ils placés de côté par rapport aux fenêtres, sans lampe dans les yeux\u202f?',
        q3: 'En passant du soleil à l’ombre, à pied ou au volant, les yeux ont-ils le temps de s’habituer\u202f?',
      },
    },
    ionisingRadiation: {
      name: 'Rayons X, sources radioactives et radon',
      harm: 'Cancer à long terme, atteinte de l’enfant à naître',
      questions: {
        q1: 'A-t-on évalué le radon, ce gaz du sol, en sous-sol et au rez-de-chaussée\u202f?',
        q2: 'Les zones d’accès réglementé sont-elles délimitées, avec l’aide de quelqu’un formé à la radioprotection\u202f?',
        q3: 'Chaque femme exposée sait-elle pourquoi annoncer tôt une grossesse, et son poste change-t-il aussitôt\u202f?',
      },
    },
    opticalAndElectromagnetic: {
      name: 'Soleil, ultraviolets, lasers et champs électromagnétiques',
      harm: 'Coup de soleil, cancer de la peau, lésion de l’œil, implant médical perturbé',
      questions: {
        q1: 'Le travail en plein air évite-t-il les heures de fort soleil, ou trouve-t-il de l’ombre\u202f?',
        q2: 'Arcs de soudage, lampes et lasers sont-ils cachés aux yeux des personnes qui passent\u202f?',
        q3: 'Les femmes enceintes et les personnes qui portent un implant savent-elles de quels appareils s’écarter\u202f?',
      },
    },
    faultyInstallations: {
      name: 'Installations et appareils électriques',
      harm: 'Choc électrique, brûlure, départ de feu',
      questions: {
        q1: 'L’installation est-elle vérifiée à la date prévue, et les défauts relevés corrigés\u202f?',
        q2: 'Câbles, prises et rallonges abîmés sont-ils retirés dès qu’on les remarque\u202f?',
        q3: 'Y a-t-il assez de prises pour ne jamais brancher une multiprise sur une autre\u202f?',
      },
    },
    electricalWork: {
      name: 'Travaux électriques',
      harm: 'Électrocution, brûlure par un arc électrique',
      questions: {
        q1: 'Le courant est-il coupé, verrouillé, et son absence contrôlée avant d’intervenir\u202f?',
        q2: 'Chaque personne qui ouvre une armoire électrique a-t-elle l’habilitation écrite pour ce qu’elle y fait\u202f?',
        q3: 'Les câbles enterrés ou aériens sont-ils repérés avant de creuser ou de lever\u202f?',
      },
    },
    fire: {
      name: 'Incendie',
      harm: 'Intoxication par les fumées, brûlures, décès',
      questions: {
        q1: 'Les sorties sont-elles libres et ouvrables tant qu’il reste quelqu’un, nuit et ménage compris\u202f?',
        q2: 'L’évacuation est-elle essayée avec tout le monde, y compris les personnes qui entendent, voient ou marchent mal\u202f?',
        q3: 'Ce qui chauffe est-il tenu loin de ce qui brûle\u202f?',
      },
    },
    explosion: {
      name: 'Explosion',
      harm: 'Brûlures étendues, souffle, décès',
      questions: {
        q1: 'A-t-on repéré où un gaz, une vapeur ou une poussière peut former avec l’air un mélange explosif\u202f?',
        q2: 'Dans ces zones, a-t-on écarté flammes, étincelles et matériel qui n’est pas prévu pour cela\u202f?',
        q3: 'Bouteilles de gaz, compresseurs et autres appareils sous pression sont-ils attachés, contrôlés et loin de la chaleur\u202f?',
      },
    },
    hyperbaric: {
      name: 'Travail sous pression (milieu hyperbare)',
      harm: 'Accident de décompression, lésion des oreilles ou des os, noyade',
      questions: {
        q1: 'Le travail sous l’eau ou en caisson peut-il être fait par un engin, ou depuis la surface\u202f?',
        q2: 'Chaque personne a-t-elle le certificat exigé, et la remontée suit-elle un plan écrit d’avance\u202f?',
        q3: 'Chaque femme concernée sait-elle qu’une grossesse écarte aussitôt de ces travaux\u202f?',
      },
    },
    confinedSpaces: {
      name: 'Espaces confinés',
      harm: 'Asphyxie ou intoxication, souvent de plusieurs personnes à la fois',
      questions: {
        q1: 'A-t-on la liste des cuves, fosses, regards et silos, et peut-on les nettoyer sans y entrer\u202f?',
        q2: 'L’air est-il mesuré avant d’entrer, puis pendant tout le travail, ventilation en marche\u202f?',
        q3: 'Quelqu’un reste-t-il dehors, avec de quoi secourir sans entrer à son tour\u202f?',
      },
    },
    publicAggression: {
      name: 'Agressions et incivilités du public',
      harm: 'Blessure, choc psychologique, peur de revenir au poste',
      questions: {
        q1: 'A-t-on cherché ce qui énerve\u00a0: une attente, une information absente, un refus mal expliqué\u202f?',
        q2: 'Peut-on appeler de l’aide et se retirer, sans rester coincé derrière un comptoir ou dans une pièce\u202f?',
        q3: 'Chaque fait est-il déclaré et suivi, et sait-on s’il vise plutôt des femmes ou plutôt des hommes\u202f?',
      },
    },
    robbery: {
      name: 'Vols et braquages',
      harm: 'Blessure, choc psychologique durable, décès',
      questions: {
        q1: 'Évite-t-on que de l’argent ou des objets de valeur soient visibles, ou transportés par une personne seule\u202f?',
        q2: 'L’ouverture et la fermeture se font-elles à deux, avec vue sur les abords\u202f?',
        q3: 'La consigne de ne pas résister est-elle connue, et une aide prévue pour les jours d’après\u202f?',
      },
    },
    harassment: {
      name: 'Harcèlement et agissements sexistes',
      harm: 'Anxiété, dépression, isolement, départ contraint',
      questions: {
        q1: 'Sait-on à qui parler en confiance, dans l’entreprise et au-dehors, et ce qui se passe ensuite\u202f?',
        q2: 'Chaque signalement est-il examiné vite, en entendant chaque partie et sans représailles\u202f?',
        q3: 'Les situations qui exposent, comme une femme seule dans une équipe d’hommes, ou l’inverse, sont-elles repérées d’avance\u202f?',
      },
    },
    loneWork: {
      name: 'Travail isolé',
      harm: 'Secours trop tardifs après un malaise, une chute ou une agression',
      questions: {
        q1: 'Sait-on qui travaille hors de vue et de voix des autres, et à quelles heures\u202f?',
        q2: 'L’alerte part-elle même si la personne ne peut plus bouger\u202f?',
        q3: 'A-t-on entendu les craintes des femmes et des hommes qui travaillent sans collègue, trajet du soir compris\u202f?',
      },
    },
    outsideCompanies: {
      name: 'Travail avec des entreprises extérieures',
      harm: 'Accident né de la rencontre de deux activités\u00a0: chute, choc, électrocution, incendie',
      questions: {
        q1: 'Avant de commencer, visite-t-on ensemble les lieux, et écrit-on ce qui peut gêner l’un ou l’autre\u202f?',
        q2: 'Ménage et maintenance connaissent-ils les dangers des lieux, et l’amiante est-il recherché avant de percer\u202f?',
        q3: 'Les horaires très matinaux ou tardifs du ménage, fait le plus souvent par des femmes, sont-ils vraiment nécessaires\u202f?',
      },
    },
    newcomers: {
      name: 'Arrivées, intérim et remplacements',
      harm: 'Accident des premiers jours, faute de connaître le poste et ses dangers',
      questions: {
        q1: 'Quelqu’un d’expérimenté a-t-il le temps de montrer le poste et ses dangers avant le premier geste fait sans aide\u202f?',
        q2: 'En intérim, en CDD ou en stage, reçoit-on la formation renforcée exigée aux postes à risques\u202f?',
        q3: 'Une femme qui arrive là où il n’y avait que des hommes, ou l’inverse, trouve-t-elle équipement, vestiaire et accueil prêts\u202f?',
      },
    },
    nightWork: {
      name: 'Travail de nuit',
      harm: 'Troubles du sommeil, somnolence, maladies du cœur, risque probable de cancer',
      questions: {
        q1: 'Chaque poste de nuit est-il nécessaire, ou une part du travail peut-elle se faire le jour\u202f?',
        q2: 'La nuit, peut-on vraiment faire une pause, manger chaud et rentrer en sécurité\u202f?',
        q3: 'Le suivi de santé précède-t-il l’affectation, et une femme enceinte peut-elle passer de jour quand elle le demande\u202f?',
      },
    },
    alternatingShifts: {
      name: 'Équipes successives alternantes',
      harm: 'Sommeil et repas déréglés, fatigue, erreurs, vie privée bousculée',
      questions: {
        q1: 'Le planning est-il connu assez tôt, et rarement modifié ensuite\u202f?',
        q2: 'Tourne-t-on du matin vers l’après-midi puis vers la nuit, avec assez de repos entre deux\u202f?',
        q3: 'A-t-on demandé aux femmes et aux hommes ce que ces horaires changent pour les enfants et les proches à charge\u202f?',
      },
    },
    longHours: {
      name: 'Horaires longs, coupés ou imprévisibles',
      harm: 'Fatigue, accident de trajet, maladies du cœur',
      questions: {
        q1: 'Les heures réelles sont-elles comptées, messages du soir compris\u202f?',
        q2: 'Les onze heures de repos entre deux journées sont-elles tenues, même en période chargée\u202f?',
        q3: 'Sait-on si les journées coupées touchent plutôt des femmes ou plutôt des hommes, et peut-on regrouper ces heures\u202f?',
      },
    },
    screenStation: {
      name: 'Poste sur écran',
      harm: 'Fatigue des yeux, douleurs du cou, des épaules et des poignets',
      questions: {
        q1: 'Siège, table et écran se règlent-ils à chaque personne, de la plus petite à la plus grande\u202f?',
        q2: 'Des pauses ou d’autres tâches coupent-elles le temps d’écran\u202f?',
        q3: 'Un ordinateur portable utilisé longtemps a-t-il un clavier, une souris et un support à part\u202f?',
      },
    },
    telework: {
      name: 'Télétravail',
      harm: 'Douleurs, isolement, journées sans fin',
      questions: {
        q1: 'Dispose-t-on chez soi d’un siège, d’un écran et d’un endroit convenables\u202f?',
        q2: 'Les heures où l’on peut être joint sont-elles dites, et respectées\u202f?',
        q3: 'Sait-on si le télétravail pèse autrement sur les femmes et sur les hommes, et l’équipe se retrouve-t-elle assez souvent\u202f?',
      },
    },
    addictiveSubstances: {
      name: 'Alcool, drogues, médicaments, tabac',
      harm: 'Vigilance en baisse, accident, dépendance',
      questions: {
        q1: 'A-t-on cherché ce qui, dans le travail, pousse à consommer\u00a0: douleur, cadence, horaires, rites d’équipe\u202f?',
        q2: 'Repas et pots se passent-ils sans que personne ne soit poussé à boire\u202f?',
        q3: 'Sait-on que faire si quelqu’un n’est plus en état de travailler, et qui peut aider sans juger\u202f?',
      },
    },
    intensity: {
      name: 'Intensité et temps de travail',
      harm: 'Épuisement, troubles du sommeil, maladies du cœur, douleurs',
      questions: {
        q1: 'Le travail demandé tient-il dans les heures prévues, y compris un jour d’absence\u202f?',
        q2: 'Quand deux urgences se présentent, sait-on laquelle passe d’abord, et qui en décide\u202f?',
        q3: 'Interruptions et pics d’activité pèsent-ils davantage sur les métiers tenus surtout par des femmes, ou surtout par des hommes\u202f?',
      },
    },
    emotions: {
      name: 'Exigences émotionnelles',
      harm: 'Usure, repli, anxiété, choc après un événement grave',
      questions: {
        q1: 'L’organisation laisse-t-elle un moment pour souffler, et pour en parler, après un échange dur\u202f?',
        q2: 'Est-il dit jusqu’où l’on doit rester aimable, et quand on peut mettre fin à l’échange\u202f?',
        q3: 'Les postes au contact de la souffrance ou de la colère, souvent confiés à des femmes, sont-ils relayés assez tôt\u202f?',
      },
    },
    autonomy: {
      name: 'Manque d’autonomie',
      harm: 'Ennui, perte de confiance, anxiété, maladies du cœur',
      questions: {
        q1: 'Le poste laisse-t-il choisir l’ordre des tâches, la façon de faire et le moment d’une pause\u202f?',
        q2: 'Consulte-t-on qui fait le travail avant de changer un outil ou une procédure\u202f?',
        q3: 'Les postes des femmes et ceux des hommes permettent-ils autant d’apprendre et d’évoluer\u202f?',
      },
    },
    relations: {
      name: 'Rapports sociaux dégradés',
      harm: 'Isolement, conflits, anxiété, dépression',
      questions: {
        q1: 'L’organisation prévoit-elle des moments pour régler ensemble les difficultés du travail\u202f?',
        q2: 'Encadrer laisse-t-il le temps d’aider, et de dire ce qui est réussi\u202f?',
        q3: 'Salaires, promotions et horaires suivent-ils des règles connues, les mêmes pour les femmes et les hommes\u202f?',
      },
    },
    values: {
      name: 'Conflits de valeurs',
      harm: 'Perte de sens, culpabilité, épuisement',
      questions: {
        q1: 'Le temps et les moyens donnés permettent-ils un travail que l’on montrerait volontiers\u202f?',
        q2: 'Peut-on signaler, ou refuser, une consigne qui oblige à bâcler ou à tromper quelqu’un\u202f?',
        q3: 'Discute-t-on de ce qu’est un travail bien fait avec les personnes qui le font\u202f?',
      },
    },
    security: {
      name: 'Insécurité de la situation de travail',
      harm: 'Anxiété, troubles du sommeil, départs',
      questions: {
        q1: 'Les changements sont-ils annoncés tôt, avec leurs effets sur chaque poste\u202f?',
        q2: 'Contrats, plannings et salaires sont-ils prévisibles d’un mois à l’autre\u202f?',
        q3: 'Contrats courts et temps partiels subis touchent-ils davantage les femmes ou les hommes, et cherche-t-on à les réduire\u202f?',
      },
    },
  },
  exposure: {
    manualHandling: {
      name: 'Manutentions manuelles de charges',
      threshold:
        'Aucun seuil annuel n’est fixé depuis octobre 2017\u00a0: décrivez les charges, les gestes et leur fréquence.',
    },
    awkwardPostures: {
      name: 'Postures pénibles',
      threshold:
        'Aucun seuil annuel n’est fixé depuis octobre 2017\u00a0: décrivez les positions forcées et leur durée.',
    },
    vibration: {
      name: 'Vibrations mécaniques',
      threshold:
        'Aucun seuil annuel n’est fixé depuis octobre 2017\u202f; les valeurs limites d’exposition aux vibrations s’appliquent toujours.',
    },
    hazardousChemicals: {
      name: 'Agents chimiques dangereux',
      threshold:
        'Aucun seuil annuel n’est fixé depuis octobre 2017\u202f; les valeurs limites propres à chaque produit s’appliquent toujours.',
    },
    hyperbaric: {
      name: 'Activités en milieu hyperbare',
      threshold:
        'Au moins 60 interventions ou travaux par an, à une pression d’au moins 1\u202f200\u00a0hectopascals.',
    },
    extremeTemperatures: {
      name: 'Températures extrêmes',
      threshold:
        'Au moins 900\u00a0heures par an à 5\u00a0°C ou moins, ou à 30\u00a0°C ou plus, sans tenir compte de la température extérieure.',
    },
    noise: {
      name: 'Bruit',
      threshold:
        'Au moins 600\u00a0heures par an à 81\u00a0dB(A) ou plus sur une période de huit heures, ou au moins 120 fois par an une crête de 135\u00a0dB(C) ou plus.',
    },
    nightWork: {
      name: 'Travail de nuit',
      threshold:
        'Au moins 100 nuits par an avec une heure de travail ou plus entre minuit et 5\u00a0heures, sans compter les nuits d’équipes alternantes.',
    },
    alternatingShifts: {
      name: 'Travail en équipes successives alternantes',
      threshold:
        'Au moins 30 nuits par an avec une heure de travail ou plus entre minuit et 5\u00a0heures.',
    },
    repetitiveWork: {
      name: 'Travail répétitif',
      threshold:
        'Au moins 900\u00a0heures par an de mouvements répétés des bras à cadence imposée\u00a0: 15 actions techniques ou plus dans un cycle de 30 secondes au plus, ou 30 et plus par minute si le cycle est plus long, variable ou absent.',
    },
  },
};
