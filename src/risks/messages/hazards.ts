import type { Texts } from '#basics/messages.ts';

/**
 * The families, the hazards and the factors of exposure. Questions are answered where the work is done;
 * most are put so that a plain yes is good. One of them often asks how women and men fare (art. L4121-3).
 */
export const texts = {
  families: {
    sameLevelFalls: { fr: 'Chutes de plain-pied', en: 'Slips, trips and falls on the level' },
    heightFalls: { fr: 'Chutes de hauteur', en: 'Falls from height' },
    internalTraffic: { fr: 'Circulation sur le site', en: 'Traffic on site' },
    roadRisk: { fr: 'Route pendant le travail', en: 'Road travel for work' },
    physicalWorkload: { fr: 'Charge physique', en: 'Physical workload' },
    mechanicalHandling: {
      fr: 'Manutention mécanique et levage',
      en: 'Mechanical handling and lifting',
    },
    chemicals: {
      fr: 'Produits chimiques, émissions et déchets',
      en: 'Chemicals, emissions and waste',
    },
    biologicalAgents: { fr: 'Agents biologiques', en: 'Biological agents' },
    workEquipment: { fr: 'Machines et outils', en: 'Machines and tools' },
    collapses: { fr: 'Effondrements et chutes d’objets', en: 'Collapses and falling objects' },
    noise: { fr: 'Bruit', en: 'Noise' },
    vibration: { fr: 'Vibrations', en: 'Vibration' },
    thermalConditions: { fr: 'Conditions thermiques', en: 'Heat and cold' },
    lighting: { fr: 'Éclairage', en: 'Lighting' },
    radiation: { fr: 'Rayonnements', en: 'Radiation' },
    electricity: { fr: 'Électricité', en: 'Electricity' },
    fireAndExplosion: { fr: 'Incendie et explosion', en: 'Fire and explosion' },
    pressureAndConfinement: {
      fr: 'Pression et espaces confinés',
      en: 'Pressure and confined spaces',
    },
    violence: { fr: 'Violences et harcèlement', en: 'Violence and harassment' },
    organisation: {
      fr: 'Travail isolé, entreprises extérieures, prise de poste',
      en: 'Lone work, outside companies, new starters',
    },
    workingHours: { fr: 'Horaires', en: 'Working hours' },
    screenWork: { fr: 'Travail sur écran', en: 'Screen work' },
    addictivePractices: { fr: 'Pratiques addictives', en: 'Addictive behaviour' },
    psychosocial: { fr: 'Risques psychosociaux', en: 'Psychosocial risks' },
  },
  hazards: {
    slippingFloors: {
      name: { fr: 'Sols glissants', en: 'Slippery floors' },
      harm: {
        fr: 'Glissade\u00a0: entorse, fracture, choc à la tête',
        en: 'Slipping: sprains, fractures, a blow to the head',
      },
      questions: {
        q1: {
          fr: 'Les sols restent-ils secs et propres aux heures où l’on passe le plus\u202f?',
          en: 'Do floors stay dry and clean at the busiest hours?',
        },
        q2: {
          fr: 'Ce qui est renversé est-il essuyé tout de suite, avec du matériel à portée de main\u202f?',
          en: 'Is a spill wiped up at once, with what is needed close at hand?',
        },
        q3: {
          fr: 'Les chaussures fournies tiennent-elles sur ce sol, et existent-elles dans toutes les pointures, de femmes comme d’hommes\u202f?',
          en: 'Do the shoes provided grip on this floor, and do they come in all sizes, women’s as well as men’s?',
        },
      },
    },
    trippingObstacles: {
      name: { fr: 'Passages encombrés ou inégaux', en: 'Cluttered or uneven walkways' },
      harm: {
        fr: 'Faux pas\u00a0: foulure, fracture, dent cassée',
        en: 'Tripping: twisted joints, fractures, broken teeth',
      },
      questions: {
        q1: {
          fr: 'Peut-on emprunter chaque passage les mains pleines, sans enjamber ni câble, ni carton, ni outil\u202f?',
          en: 'Can every walkway be used with full hands, without stepping over a cable, a box or a tool?',
        },
        q2: {
          fr: 'Les trous, les marches isolées et les différences de niveau sont-ils réparés ou bien visibles, dedans comme dehors\u202f?',
          en: 'Are holes, single steps and changes of level repaired or easy to see, indoors and out?',
        },
        q3: {
          fr: 'Chaque chose a-t-elle une place de rangement assez grande, et assez proche pour que l’on s’en serve\u202f?',
          en: 'Does everything have a place that is large enough, and near enough to be used?',
        },
      },
    },
    ladders: {
      name: { fr: 'Échelles, escabeaux et marchepieds', en: 'Ladders and steps' },
      harm: {
        fr: 'Chute de quelques marches ou de plusieurs mètres\u00a0: fracture, traumatisme crânien, décès',
        en: 'A fall of a few steps or several metres: fractures, head injury, death',
      },
      questions: {
        q1: {
          fr: 'Ce que l’on va chercher en hauteur pourrait-il être rangé plus bas\u202f?',
          en: 'Could the things people climb for be kept lower down?',
        },
        q2: {
          fr: 'Échelles et escabeaux sont-ils stables, en bon état, et assez hauts pour que l’on ne monte jamais sur la dernière marche\u202f?',
          en: 'Are ladders and steps stable, sound, and tall enough that nobody needs the top step?',
        },
        q3: {
          fr: 'Les personnes de petite taille, plus souvent des femmes, atteignent-elles tout sans grimper sur une chaise ou un carton\u202f?',
          en: 'Can shorter people, more often women, reach everything without climbing on a chair or a box?',
        },
      },
    },
    stairs: {
      name: { fr: 'Escaliers', en: 'Stairs' },
      harm: {
        fr: 'Chute dans les marches\u00a0: entorse, fracture, dos blessé',
        en: 'A fall down the steps: sprains, fractures, back injuries',
      },
      questions: {
        q1: {
          fr: 'Chaque escalier a-t-il une main courante, une bonne lumière et un bord de marche visible\u202f?',
          en: 'Does every staircase have a handrail, good light and step edges that show?',
        },
        q2: {
          fr: 'Les charges peuvent-elles changer d’étage sans être portées dans l’escalier\u202f?',
          en: 'Can loads change floors without being carried on the stairs?',
        },
        q3: {
          fr: 'Les marches restent-elles libres, même les jours de livraison\u202f?',
          en: 'Are the steps kept clear, even on delivery days?',
        },
      },
    },
    openEdges: {
      name: { fr: 'Toitures, mezzanines et bords du vide', en: 'Roofs, mezzanines and open edges' },
      harm: {
        fr: 'Chute de plusieurs mètres\u00a0: blessures graves, décès',
        en: 'A fall of several metres: serious injury, death',
      },
      questions: {
        q1: {
          fr: 'Chaque bord d’où l’on peut tomber est-il fermé par un garde-corps, mezzanines et fosses comprises\u202f?',
          en: 'Is every edge one could fall from closed by a guard rail, mezzanines and pits included?',
        },
        q2: {
          fr: 'Sur un toit, sait-on quelles surfaces portent le poids d’une personne, et les protections sont-elles posées avant de monter\u202f?',
          en: 'On a roof, is it known which surfaces bear a person’s weight, and are protections in place before anyone goes up?',
        },
        q3: {
          fr: 'Si le harnais est inévitable, l’ancrage est-il vérifié, et le harnais ajusté au corps de chaque personne, femme ou homme\u202f?',
          en: 'Where a harness cannot be avoided, is the anchor checked and the harness fitted to each body, a woman’s or a man’s?',
        },
      },
    },
    internalVehicles: {
      name: { fr: 'Véhicules et piétons', en: 'Vehicles and people on foot' },
      harm: {
        fr: 'Heurt, écrasement par un véhicule ou un engin',
        en: 'Being hit or crushed by a vehicle',
      },
      questions: {
        q1: {
          fr: 'Les piétons ont-ils leurs propres passages, séparés de ceux des véhicules\u202f?',
          en: 'Do people on foot have their own ways, apart from vehicles?',
        },
        q2: {
          fr: 'Les marches arrière sont-elles évitées ou, à défaut, guidées et signalées\u202f?',
          en: 'Is reversing avoided or, failing that, guided and signalled?',
        },
        q3: {
          fr: 'Aux portes et aux croisements, se voit-on arriver assez tôt\u202f?',
          en: 'At doors and crossings, do people see one another coming in time?',
        },
      },
    },
    loadingDocks: {
      name: { fr: 'Quais et cours de livraison', en: 'Loading bays and yards' },
      harm: {
        fr: 'Écrasement entre le camion et le quai, chute depuis le quai',
        en: 'Crushing between lorry and dock, a fall from the dock',
      },
      questions: {
        q1: {
          fr: 'Le camion est-il immobilisé avant que l’on entre dans la remorque\u202f?',
          en: 'Is the lorry held in place before anyone enters the trailer?',
        },
        q2: {
          fr: 'Un protocole de sécurité écrit dit-il aux transporteurs où attendre, se garer et décharger\u202f?',
          en: 'Does a written safety protocol tell carriers where to wait, park and unload?',
        },
        q3: {
          fr: 'Le bord du quai est-il éclairé, visible, et fermé quand aucun camion n’y est\u202f?',
          en: 'Is the edge of the dock lit, visible, and closed off when no lorry is there?',
        },
      },
    },
    roadDriving: {
      name: { fr: 'Conduite en mission', en: 'Driving for work' },
      harm: {
        fr: 'Accident de la route\u00a0: blessures graves, décès',
        en: 'A road accident: serious injury, death',
      },
      questions: {
        q1: {
          fr: 'Ce déplacement peut-il devenir un appel, un trajet en train ou une livraison groupée\u202f?',
          en: 'Could this trip become a call, a train journey or a shared delivery?',
        },
        q2: {
          fr: 'Les tournées laissent-elles le temps de respecter les vitesses et de s’arrêter, sans téléphoner au volant\u202f?',
          en: 'Do rounds leave time to keep to the limits and stop, with no phone at the wheel?',
        },
        q3: {
          fr: 'Le véhicule est-il entretenu, et le siège et la ceinture conviennent-ils à chaque taille, et pendant une grossesse\u202f?',
          en: 'Is the vehicle maintained, and do seat and belt suit every height, and a pregnancy?',
        },
      },
    },
    twoWheelsAndWalking: {
      name: {
        fr: 'Vélo, deux-roues et marche en ville',
        en: 'Cycling, motorcycling and walking in town',
      },
      harm: {
        fr: 'Chute ou collision\u00a0: fracture, traumatisme crânien, décès',
        en: 'A fall or collision: fractures, head injury, death',
      },
      questions: {
        q1: {
          fr: 'L’itinéraire évite-t-il les axes les plus dangereux, quitte à prendre plus de temps\u202f?',
          en: 'Does the route avoid the most dangerous roads, even if it takes longer?',
        },
        q2: {
          fr: 'Vélos et deux-roues sont-ils révisés, éclairés, et chargés sans gêner la conduite\u202f?',
          en: 'Are bicycles and motorcycles serviced, lit, and loaded without hampering the rider?',
        },
        q3: {
          fr: 'Casques, gants et vêtements visibles existent-ils à la taille de chaque personne, femme ou homme\u202f?',
          en: 'Do helmets, gloves and high-visibility clothes come in each person’s size, woman or man?',
        },
      },
    },
    manualHandling: {
      name: { fr: 'Charges portées, poussées ou tirées', en: 'Loads carried, pushed or pulled' },
      harm: {
        fr: 'Mal de dos, lumbago, lésions de l’épaule ou du genou',
        en: 'Back pain, lumbago, shoulder or knee injuries',
      },
      questions: {
        q1: {
          fr: 'Les charges lourdes peuvent-elles arriver à hauteur, sur roulettes ou avec une aide mécanique\u202f?',
          en: 'Can heavy loads arrive at working height, on wheels or with a mechanical aid?',
        },
        q2: {
          fr: 'Sait-on combien pèse ce que l’on porte le plus, et combien de fois par jour on le porte\u202f?',
          en: 'Is it known what the commonest loads weigh, and how often a day they are carried?',
        },
        q3: {
          fr: 'Les poids et les hauteurs conviennent-ils aux femmes comme aux hommes, et sont-ils revus pendant une grossesse\u202f?',
          en: 'Do weights and heights suit women as well as men, and are they reviewed during a pregnancy?',
        },
      },
    },
    peopleHandling: {
      name: { fr: 'Aide aux déplacements de personnes', en: 'Moving and assisting people' },
      harm: {
        fr: 'Mal de dos, douleurs d’épaule, chute à deux',
        en: 'Back pain, shoulder pain, falling together',
      },
      questions: {
        q1: {
          fr: 'Un lève-personne, un rail ou un drap de glisse est-il prêt à servir là où l’on en a besoin\u202f?',
          en: 'Is a hoist, a ceiling track or a slide sheet ready for use where it is needed?',
        },
        q2: {
          fr: 'Le temps et l’effectif prévus permettent-ils de s’y mettre à deux quand il le faut\u202f?',
          en: 'Do planned time and staffing allow two people to do it when it takes two?',
        },
        q3: {
          fr: 'Regarde-t-on comment ces gestes se partagent entre femmes et hommes, pour que les plus lourds n’aillent pas toujours aux mêmes\u202f?',
          en: 'Is it looked at how these tasks are shared between women and men, so that the heaviest do not always fall to the same people?',
        },
      },
    },
    awkwardPostures: {
      name: { fr: 'Postures pénibles ou tenues longtemps', en: 'Awkward or long-held postures' },
      harm: {
        fr: 'Douleurs du cou, du dos ou des genoux, jambes lourdes',
        en: 'Neck, back or knee pain, heavy legs',
      },
      questions: {
        q1: {
          fr: 'Peut-on, dans la journée, passer de la position assise à la position debout, et bouger\u202f?',
          en: 'Can people sit, stand and move about in the course of the day?',
        },
        q2: {
          fr: 'Le poste évite-t-il de se pencher, de s’agenouiller ou de lever les bras plus haut que les épaules\u202f?',
          en: 'Does the workplace avoid bending, kneeling or raising the arms above the shoulders?',
        },
        q3: {
          fr: 'Les hauteurs se règlent-elles pour chaque personne, au lieu de convenir à un gabarit moyen, souvent masculin\u202f?',
          en: 'Do heights adjust to each person, rather than suit an average build, often a man’s?',
        },
      },
    },
    repetitiveWork: {
      name: { fr: 'Gestes répétés', en: 'Repetitive movements' },
      harm: {
        fr: 'Tendinite, syndrome du canal carpien, douleurs de l’épaule et du coude',
        en: 'Tendinitis, carpal tunnel syndrome, shoulder and elbow pain',
      },
      questions: {
        q1: {
          fr: 'Peut-on ralentir ou s’arrêter un instant sans bloquer les autres\u202f?',
          en: 'Can people slow down or pause for a moment without blocking others?',
        },
        q2: {
          fr: 'Les gestes les plus fréquents ont-ils été comptés, puis alternés avec des gestes vraiment différents\u202f?',
          en: 'Have the commonest movements been counted, then alternated with really different ones?',
        },
        q3: {
          fr: 'Si ces postes sont tenus surtout par des femmes, ou surtout par des hommes, en connaît-on la raison\u202f?',
          en: 'If these posts are mostly held by women, or mostly by men, is the reason known?',
        },
      },
    },
    forklifts: {
      name: { fr: 'Chariots et transpalettes', en: 'Forklifts and pallet trucks' },
      harm: {
        fr: 'Renversement, heurt, pieds écrasés',
        en: 'Overturning, collision, crushed feet',
      },
      questions: {
        q1: {
          fr: 'Les personnes qui conduisent un chariot sont-elles formées, et autorisées par écrit quand la loi le demande\u202f?',
          en: 'Are those who drive a truck trained, and authorised in writing where the law requires it?',
        },
        q2: {
          fr: 'Le sol, les pentes et la vue permettent-ils de rouler sans risquer de verser\u202f?',
          en: 'Do floor, slopes and visibility allow driving without the risk of tipping over?',
        },
        q3: {
          fr: 'Les vérifications périodiques sont-elles à jour, et les défauts réparés avant la reprise\u202f?',
          en: 'Are periodic inspections up to date, and faults repaired before use resumes?',
        },
      },
    },
    liftingGear: {
      name: { fr: 'Levage de charges', en: 'Lifting operations' },
      harm: { fr: 'Chute de la charge, écrasement', en: 'A falling load, crushing' },
      questions: {
        q1: {
          fr: 'La zone sous la charge est-elle fermée et vide pendant tout le levage\u202f?',
          en: 'Is the area under the load closed and empty throughout the lift?',
        },
        q2: {
          fr: 'Crochets, chaînes et palans portent-ils une charge maximale lisible, et respectée\u202f?',
          en: 'Do hooks, chains and hoists show a safe working load that is legible, and kept to?',
        },
        q3: {
          fr: 'Chaque appareil de levage est-il vérifié dans les délais, et l’équipe en connaît-elle le résultat\u202f?',
          en: 'Is all lifting equipment inspected on time, and does the team know the result?',
        },
      },
    },
    hazardousProducts: {
      name: { fr: 'Produits chimiques dangereux', en: 'Hazardous chemicals' },
      harm: {
        fr: 'Brûlure, allergie, intoxication, maladie de la peau ou des poumons',
        en: 'Burns, allergies, poisoning, skin or lung disease',
      },
      questions: {
        q1: {
          fr: 'Peut-on se passer de ce produit, ou en prendre un moins dangereux\u202f?',
          en: 'Can this product be done without, or exchanged for a less dangerous one?',
        },
        q2: {
          fr: 'Chaque récipient est-il étiqueté, déchets compris, et la fiche de données de sécurité connue de qui s’en sert\u202f?',
          en: 'Is every container labelled, waste included, and is the safety data sheet known to those who use it?',
        },
        q3: {
          fr: 'Les tâches sont-elles revues pour les femmes enceintes ou qui allaitent, et pour la fertilité des femmes et des hommes\u202f?',
          en: 'Are tasks reviewed for women who are pregnant or breastfeeding, and for the fertility of women and men?',
        },
      },
    },
    dustsAndFumes: {
      name: { fr: 'Poussières, fumées et vapeurs', en: 'Dust, fumes and vapours' },
      harm: {
        fr: 'Irritation, asthme, maladie des poumons',
        en: 'Irritation, asthma, lung disease',
      },
      questions: {
        q1: {
          fr: 'Poussières et fumées sont-elles aspirées là où elles naissent\u202f?',
          en: 'Are dust and fumes extracted where they arise?',
        },
        q2: {
          fr: 'Le débit d’aspiration est-il mesuré, et les filtres changés à la date prévue\u202f?',
          en: 'Is the extraction flow measured, and are filters changed when due?',
        },
        q3: {
          fr: 'Nettoie-t-on à l’aspirateur ou à l’eau, plutôt qu’au balai ou à l’air comprimé\u202f?',
          en: 'Is cleaning done with a vacuum cleaner or water rather than a broom or compressed air?',
        },
      },
    },
    carcinogens: {
      name: {
        fr: 'Agents cancérogènes, mutagènes ou toxiques pour la reproduction',
        en: 'Agents that cause cancer, mutations or harm to reproduction',
      },
      harm: {
        fr: 'Cancer, parfois des dizaines d’années plus tard, atteinte de la fertilité ou de la grossesse',
        en: 'Cancer, sometimes decades later, harm to fertility or to a pregnancy',
      },
      questions: {
        q1: {
          fr: 'L’inventaire comprend-il ce qui se dégage en travaillant\u00a0: poussières de bois, silice, amiante, fumées de soudage, gaz d’échappement\u202f?',
          en: 'Does the inventory cover what the work itself releases: wood dust, silica, asbestos, welding fumes, exhaust gases?',
        },
        q2: {
          fr: 'A-t-on cherché par quoi les remplacer, et gardé une trace écrite de cette recherche\u202f?',
          en: 'Has a replacement been looked for, and a written record of the search kept?',
        },
        q3: {
          fr: 'La liste des personnes exposées est-elle à jour, femmes et hommes, nettoyage et maintenance compris\u202f?',
          en: 'Is the list of those exposed up to date, women and men, cleaning and maintenance included?',
        },
      },
    },
    contagiousContact: {
      name: { fr: 'Infections transmises par les personnes', en: 'Infections passed on by people' },
      harm: {
        fr: 'Grippe, gale, tuberculose, gastro-entérite et autres infections',
        en: 'Influenza, scabies, tuberculosis, stomach bugs and other infections',
      },
      questions: {
        q1: {
          fr: 'Là où l’on reçoit du public ou des malades, peut-on se laver les mains, aérer, et trouver un masque\u202f?',
          en: 'Where the public or the sick are received, can people wash their hands, air the room and find a mask?',
        },
        q2: {
          fr: 'Les vaccins utiles au poste sont-ils proposés, aux frais de l’employeur\u202f?',
          en: 'Are the vaccines that the job calls for offered, at the employer’s expense?',
        },
        q3: {
          fr: 'Les infections dangereuses pendant une grossesse sont-elles connues de l’équipe avant qu’il y en ait une\u202f?',
          en: 'Does the team know which infections endanger a pregnancy before there is one?',
        },
      },
    },
    bloodExposure: {
      name: { fr: 'Piqûres, sang et liquides du corps', en: 'Needlesticks, blood and body fluids' },
      harm: {
        fr: 'Contamination par les virus des hépatites B et C ou par le VIH',
        en: 'Infection with hepatitis B or C viruses or HIV',
      },
      questions: {
        q1: {
          fr: 'Les aiguilles ont-elles un dispositif de sécurité, et un collecteur est-il à portée de main\u202f?',
          en: 'Do needles have a safety device, and is there a sharps bin within reach?',
        },
        q2: {
          fr: 'Chaque personne sait-elle que faire dans l’heure qui suit une piqûre, nuit et week-end compris\u202f?',
          en: 'Does everybody know what to do within an hour of a needlestick, nights and weekends included?',
        },
        q3: {
          fr: 'Le ménage et le linge, confiés le plus souvent à des femmes, font-ils partie de l’évaluation\u202f?',
          en: 'Are cleaning and laundry, most often done by women, part of the assessment?',
        },
      },
    },
    soiledMaterials: {
      name: { fr: 'Déchets, eaux, animaux et moisissures', en: 'Waste, water, animals and mould' },
      harm: {
        fr: 'Infection, allergie, leptospirose, légionellose',
        en: 'Infections, allergies, leptospirosis, legionnaires’ disease',
      },
      questions: {
        q1: {
          fr: 'Sait-on quels déchets, quelles eaux, quels animaux ou quelles poussières peuvent porter un germe\u202f?',
          en: 'Is it known which waste, water, animals or dust may carry germs?',
        },
        q2: {
          fr: 'L’eau chaude, la climatisation et la ventilation sont-elles entretenues et contrôlées\u202f?',
          en: 'Are hot water, air conditioning and ventilation maintained and checked?',
        },
        q3: {
          fr: 'Gants et tenues vont-ils à chaque personne, femme ou homme, et sont-ils lavés ou jetés sans passer par la maison\u202f?',
          en: 'Do gloves and clothing fit each person, woman or man, and are they washed or discarded without going home?',
        },
      },
    },
    movingParts: {
      name: { fr: 'Pièces de machines en mouvement', en: 'Moving machine parts' },
      harm: { fr: 'Happement, écrasement, amputation', en: 'Entanglement, crushing, amputation' },
      questions: {
        q1: {
          fr: 'Les protecteurs sont-ils en place, et la machine s’arrête-t-elle quand on les ouvre\u202f?',
          en: 'Are guards in place, and does the machine stop when they are opened?',
        },
        q2: {
          fr: 'L’énergie est-elle coupée et verrouillée avant tout réglage, déblocage ou nettoyage\u202f?',
          en: 'Is power cut and locked off before any setting, clearing or cleaning?',
        },
        q3: {
          fr: 'L’arrêt d’urgence est-il à portée depuis chaque poste, quelle que soit la taille de la personne\u202f?',
          en: 'Is the emergency stop within reach of every workstation, whatever the person’s height?',
        },
      },
    },
    cuttingTools: {
      name: { fr: 'Lames et outils à main', en: 'Blades and hand tools' },
      harm: { fr: 'Coupure, plaie, éclat dans l’œil', en: 'Cuts, wounds, splinters in the eye' },
      questions: {
        q1: {
          fr: 'Les lames sont-elles affûtées, puis rangées et transportées à l’abri\u202f?',
          en: 'Are blades kept sharp, then stored and carried safely covered?',
        },
        q2: {
          fr: 'L’outil est-il le bon, ou peut-on acheter la pièce ou l’aliment déjà coupé\u202f?',
          en: 'Is it the right tool, or could the part or the food be bought ready cut?',
        },
        q3: {
          fr: 'Poignées, gants et lunettes conviennent-ils aux petites mains et aux petits visages comme aux grands\u202f?',
          en: 'Do handles, gloves and goggles suit small hands and faces as well as large ones?',
        },
      },
    },
    hotSurfaces: {
      name: { fr: 'Surfaces, liquides et vapeurs brûlants', en: 'Hot surfaces, liquids and steam' },
      harm: { fr: 'Brûlure des mains, des bras ou du visage', en: 'Burns to hands, arms or face' },
      questions: {
        q1: {
          fr: 'Peut-on attendre que cela refroidisse avant de vider, de filtrer ou de déplacer\u202f?',
          en: 'Can emptying, filtering or moving wait until things have cooled?',
        },
        q2: {
          fr: 'Ce qui est chaud se trouve-t-il à une hauteur que l’on atteint sans lever les bras, petite taille comprise\u202f?',
          en: 'Is what is hot at a height that can be reached without raising the arms, even by a short person?',
        },
        q3: {
          fr: 'Y a-t-il de l’eau froide tout près, et sait-on refroidir une brûlure aussitôt\u202f?',
          en: 'Is cold water close by, and do people know how to cool a burn at once?',
        },
      },
    },
    fallingObjects: {
      name: { fr: 'Objets qui tombent', en: 'Falling objects' },
      harm: { fr: 'Coup, plaie, traumatisme crânien', en: 'Bruises, wounds, head injury' },
      questions: {
        q1: {
          fr: 'Le lourd est-il en bas, et rien ne dépasse-t-il des rayons\u202f?',
          en: 'Is what is heavy kept low, with nothing sticking out from the shelves?',
        },
        q2: {
          fr: 'La charge maximale des étagères est-elle affichée, et respectée\u202f?',
          en: 'Is the maximum load of the shelves displayed, and kept to?',
        },
        q3: {
          fr: 'Les outils utilisés en hauteur sont-ils attachés, et l’espace en dessous fermé\u202f?',
          en: 'Are tools used at height tethered, and the space below closed off?',
        },
      },
    },
    collapsingStructures: {
      name: {
        fr: 'Rayonnage, bâtiment ou tranchée qui s’effondre',
        en: 'Racking, buildings or trenches giving way',
      },
      harm: { fr: 'Ensevelissement, écrasement, décès', en: 'Being buried or crushed, death' },
      questions: {
        q1: {
          fr: 'Les rayonnages sont-ils fixés, d’aplomb et contrôlés, et les montants heurtés remplacés\u202f?',
          en: 'Is racking fixed, upright and checked, and are damaged uprights replaced?',
        },
        q2: {
          fr: 'Fissures, infiltrations et planchers qui plient sont-ils signalés, puis examinés par quelqu’un de compétent\u202f?',
          en: 'Are cracks, leaks and sagging floors reported, then examined by somebody competent?',
        },
        q3: {
          fr: 'Les parois d’une fouille sont-elles tenues ou inclinées avant que l’on y descende\u202f?',
          en: 'Are the sides of an excavation shored or sloped before anyone goes down?',
        },
      },
    },
    loudNoise: {
      name: { fr: 'Bruit élevé', en: 'Loud noise' },
      harm: {
        fr: 'Audition perdue pour toujours, acouphènes, fatigue',
        en: 'Permanent hearing loss, tinnitus, tiredness',
      },
      questions: {
        q1: {
          fr: 'Le bruit a-t-il été mesuré là où il faut élever la voix pour se parler à un mètre\u202f?',
          en: 'Has noise been measured wherever people must raise their voice to be heard a metre away?',
        },
        q2: {
          fr: 'Les machines bruyantes sont-elles isolées, et le bruit compte-t-il dans le choix des suivantes\u202f?',
          en: 'Are noisy machines enclosed, and does noise count in choosing the next ones?',
        },
        q3: {
          fr: 'Les protections d’oreilles vont-elles à chaque personne, et l’exposition est-elle revue pendant une grossesse\u202f?',
          en: 'Does hearing protection fit each person, and is exposure reviewed during a pregnancy?',
        },
      },
    },
    disturbingNoise: {
      name: { fr: 'Bruit gênant', en: 'Distracting noise' },
      harm: {
        fr: 'Fatigue, erreurs, voix forcée, mal de tête',
        en: 'Tiredness, mistakes, strained voice, headaches',
      },
      questions: {
        q1: {
          fr: 'Peut-on se concentrer ou téléphoner sans entendre les conversations des autres\u202f?',
          en: 'Can people concentrate or phone without hearing everybody else’s conversations?',
        },
        q2: {
          fr: 'Existe-t-il un endroit calme pour un appel délicat ou un travail difficile\u202f?',
          en: 'Is there a quiet place for a delicate call or a demanding task?',
        },
        q3: {
          fr: 'Plafonds, cloisons et sols absorbent-ils le son là où l’on est nombreux\u202f?',
          en: 'Do ceilings, partitions and floors absorb sound where many people work?',
        },
      },
    },
    handArmVibration: {
      name: { fr: 'Outils qui vibrent', en: 'Vibrating tools' },
      harm: {
        fr: 'Doigts blancs ou engourdis, douleurs du poignet et du coude',
        en: 'White or numb fingers, wrist and elbow pain',
      },
      questions: {
        q1: {
          fr: 'Peut-on travailler sans cet outil, ou avec un modèle récent qui vibre moins\u202f?',
          en: 'Can the job be done without this tool, or with a recent model that vibrates less?',
        },
        q2: {
          fr: 'Les outils sont-ils entretenus, et leurs disques, mèches et burins changés à temps\u202f?',
          en: 'Are tools maintained, and their discs, bits and chisels changed in time?',
        },
        q3: {
          fr: 'Connaît-on la durée d’usage quotidienne de chaque personne, femme ou homme, et pas seulement celle de l’équipe\u202f?',
          en: 'Is each person’s daily time of use known, woman or man, and not only the team’s?',
        },
      },
    },
    wholeBodyVibration: {
      name: {
        fr: 'Engins et véhicules qui secouent',
        en: 'Vehicles and machines that shake the body',
      },
      harm: { fr: 'Mal de dos, hernie discale', en: 'Back pain, slipped disc' },
      questions: {
        q1: {
          fr: 'Les sols et les pistes sont-ils aplanis, et la vitesse adaptée\u202f?',
          en: 'Are floors and tracks levelled, and the speed adapted?',
        },
        q2: {
          fr: 'Les sièges amortissent-ils, et se règlent-ils aux personnes légères comme aux lourdes\u202f?',
          en: 'Do seats absorb shocks, and adjust to light people as well as heavy ones?',
        },
        q3: {
          fr: 'Le temps de conduite est-il partagé, et ces secousses évitées pendant une grossesse\u202f?',
          en: 'Is driving time shared, and is this shaking avoided during a pregnancy?',
        },
      },
    },
    heat: {
      name: { fr: 'Chaleur', en: 'Heat' },
      harm: {
        fr: 'Malaise, déshydratation, coup de chaleur parfois mortel',
        en: 'Faintness, dehydration, heatstroke that can kill',
      },
      questions: {
        q1: {
          fr: 'Suit-on la vigilance de Météo-France, en sachant d’avance quels horaires et quelles tâches changent à chaque niveau\u202f?',
          en: 'Are Météo-France heat warnings followed, with hours and tasks that change at each level decided in advance?',
        },
        q2: {
          fr: 'Trouve-t-on à quelques pas de l’eau fraîche, de l’ombre ou une pièce fraîche, et le temps de s’y arrêter\u202f?',
          en: 'Are cool water and shade or a cool room a few steps away, with time to stop there?',
        },
        q3: {
          fr: 'A-t-on demandé conseil au médecin du travail pour les grossesses et pour les personnes que la chaleur éprouve davantage\u202f?',
          en: 'Has the occupational doctor advised on pregnancies and on people whom heat affects more?',
        },
      },
    },
    cold: {
      name: { fr: 'Froid et intempéries', en: 'Cold and bad weather' },
      harm: {
        fr: 'Engourdissement, engelures, gestes maladroits, malaise',
        en: 'Numbness, chilblains, clumsiness, faintness',
      },
      questions: {
        q1: {
          fr: 'Le temps passé au froid est-il limité, avec un endroit chauffé où se réchauffer\u202f?',
          en: 'Is time in the cold limited, with a heated place to warm up?',
        },
        q2: {
          fr: 'Les courants d’air sont-ils coupés aux postes où l’on reste immobile\u202f?',
          en: 'Are draughts kept out where people stay in one place?',
        },
        q3: {
          fr: 'Les vêtements chauds fournis existent-ils à la coupe et à la taille de chaque personne, femme ou homme\u202f?',
          en: 'Do the warm clothes provided come in each person’s cut and size, woman or man?',
        },
      },
    },
    poorLighting: {
      name: { fr: 'Lumière insuffisante', en: 'Too little light' },
      harm: { fr: 'Fatigue des yeux, faux pas, erreurs', en: 'Tired eyes, missteps, mistakes' },
      questions: {
        q1: {
          fr: 'Voit-on bien les marches, les abords et le parking aux heures d’arrivée et de départ\u202f?',
          en: 'Are steps, surroundings and car park well lit when people arrive and leave?',
        },
        q2: {
          fr: 'Peut-on ajouter de la lumière sur un travail fin, à chaque poste et pour chaque vue\u202f?',
          en: 'Can light be added for fine work, at every workplace and for every eyesight?',
        },
        q3: {
          fr: 'Les ampoules mortes sont-elles vite remplacées, et l’éclairage de secours essayé\u202f?',
          en: 'Are dead bulbs soon replaced, and is the emergency lighting tested?',
        },
      },
    },
    glare: {
      name: { fr: 'Éblouissement et reflets', en: 'Glare and reflections' },
      harm: {
        fr: 'Yeux fatigués, mal de tête, inattention',
        en: 'Tired eyes, headaches, lapses of attention',
      },
      questions: {
        q1: {
          fr: 'Les fenêtres ont-elles des stores que l’on règle soi-même\u202f?',
          en: 'Do windows have blinds that people adjust themselves?',
        },
        q2: {
          fr: 'Les postes sont-ils placés de côté par rapport aux fenêtres, sans lampe dans les yeux\u202f?',
          en: 'Do workplaces stand side-on to windows, with no lamp in people’s eyes?',
        },
        q3: {
          fr: 'En passant du soleil à l’ombre, à pied ou au volant, les yeux ont-ils le temps de s’habituer\u202f?',
          en: 'Moving from sun to shade, on foot or driving, do eyes have time to adapt?',
        },
      },
    },
    ionisingRadiation: {
      name: {
        fr: 'Rayons X, sources radioactives et radon',
        en: 'X-rays, radioactive sources and radon',
      },
      harm: {
        fr: 'Cancer à long terme, atteinte de l’enfant à naître',
        en: 'Cancer in the long term, harm to an unborn child',
      },
      questions: {
        q1: {
          fr: 'A-t-on évalué le radon, ce gaz du sol, en sous-sol et au rez-de-chaussée\u202f?',
          en: 'Has radon, a gas from the ground, been assessed in basements and on the ground floor?',
        },
        q2: {
          fr: 'Les zones d’accès réglementé sont-elles délimitées, avec l’aide de quelqu’un formé à la radioprotection\u202f?',
          en: 'Are restricted areas marked out, with the help of somebody trained in radiation protection?',
        },
        q3: {
          fr: 'Chaque femme exposée sait-elle pourquoi annoncer tôt une grossesse, et son poste change-t-il aussitôt\u202f?',
          en: 'Does every woman exposed know why to announce a pregnancy early, and does her post change at once?',
        },
      },
    },
    opticalAndElectromagnetic: {
      name: {
        fr: 'Soleil, ultraviolets, lasers et champs électromagnétiques',
        en: 'Sun, ultraviolet light, lasers and electromagnetic fields',
      },
      harm: {
        fr: 'Coup de soleil, cancer de la peau, lésion de l’œil, implant médical perturbé',
        en: 'Sunburn, skin cancer, eye injury, a disturbed medical implant',
      },
      questions: {
        q1: {
          fr: 'Le travail en plein air évite-t-il les heures de fort soleil, ou trouve-t-il de l’ombre\u202f?',
          en: 'Does outdoor work avoid the hours of strong sun, or find shade?',
        },
        q2: {
          fr: 'Arcs de soudage, lampes et lasers sont-ils cachés aux yeux des personnes qui passent\u202f?',
          en: 'Are welding arcs, lamps and lasers screened from passers-by?',
        },
        q3: {
          fr: 'Les femmes enceintes et les personnes qui portent un implant savent-elles de quels appareils s’écarter\u202f?',
          en: 'Do pregnant women and people with an implant know which machines to keep away from?',
        },
      },
    },
    faultyInstallations: {
      name: {
        fr: 'Installations et appareils électriques',
        en: 'Electrical installations and appliances',
      },
      harm: {
        fr: 'Choc électrique, brûlure, départ de feu',
        en: 'Electric shock, burns, a fire breaking out',
      },
      questions: {
        q1: {
          fr: 'L’installation est-elle vérifiée à la date prévue, et les défauts relevés corrigés\u202f?',
          en: 'Is the installation inspected when due, and are the faults found put right?',
        },
        q2: {
          fr: 'Câbles, prises et rallonges abîmés sont-ils retirés dès qu’on les remarque\u202f?',
          en: 'Are damaged cables, sockets and extension leads withdrawn as soon as they are noticed?',
        },
        q3: {
          fr: 'Y a-t-il assez de prises pour ne jamais brancher une multiprise sur une autre\u202f?',
          en: 'Are there enough sockets never to plug one extension into another?',
        },
      },
    },
    electricalWork: {
      name: { fr: 'Travaux électriques', en: 'Electrical work' },
      harm: {
        fr: 'Électrocution, brûlure par un arc électrique',
        en: 'Electrocution, burns from an electric arc',
      },
      questions: {
        q1: {
          fr: 'Le courant est-il coupé, verrouillé, et son absence contrôlée avant d’intervenir\u202f?',
          en: 'Is the current cut, locked off and proved absent before work starts?',
        },
        q2: {
          fr: 'Chaque personne qui ouvre une armoire électrique a-t-elle l’habilitation écrite pour ce qu’elle y fait\u202f?',
          en: 'Does everyone who opens an electrical cabinet hold the written authorisation for what they do there?',
        },
        q3: {
          fr: 'Les câbles enterrés ou aériens sont-ils repérés avant de creuser ou de lever\u202f?',
          en: 'Are buried and overhead cables located before digging or lifting?',
        },
      },
    },
    fire: {
      name: { fr: 'Incendie', en: 'Fire' },
      harm: {
        fr: 'Intoxication par les fumées, brûlures, décès',
        en: 'Smoke poisoning, burns, death',
      },
      questions: {
        q1: {
          fr: 'Les sorties sont-elles libres et ouvrables tant qu’il reste quelqu’un, nuit et ménage compris\u202f?',
          en: 'Are exits clear and openable as long as anybody is there, at night and during cleaning too?',
        },
        q2: {
          fr: 'L’évacuation est-elle essayée avec tout le monde, y compris les personnes qui entendent, voient ou marchent mal\u202f?',
          en: 'Is evacuation practised with everyone, including those who hear, see or walk with difficulty?',
        },
        q3: {
          fr: 'Ce qui chauffe est-il tenu loin de ce qui brûle\u202f?',
          en: 'Is what gets hot kept away from what burns?',
        },
      },
    },
    explosion: {
      name: { fr: 'Explosion', en: 'Explosions' },
      harm: { fr: 'Brûlures étendues, souffle, décès', en: 'Extensive burns, blast, death' },
      questions: {
        q1: {
          fr: 'A-t-on repéré où un gaz, une vapeur ou une poussière peut former avec l’air un mélange explosif\u202f?',
          en: 'Have the places been found where gas, vapour or dust can form an explosive mixture with air?',
        },
        q2: {
          fr: 'Dans ces zones, a-t-on écarté flammes, étincelles et matériel qui n’est pas prévu pour cela\u202f?',
          en: 'In these areas, have flames, sparks and unsuitable equipment been kept out?',
        },
        q3: {
          fr: 'Bouteilles de gaz, compresseurs et autres appareils sous pression sont-ils attachés, contrôlés et loin de la chaleur\u202f?',
          en: 'Are gas cylinders, compressors and other pressure equipment secured, inspected and away from heat?',
        },
      },
    },
    hyperbaric: {
      name: {
        fr: 'Travail sous pression (milieu hyperbare)',
        en: 'Work under pressure (hyperbaric)',
      },
      harm: {
        fr: 'Accident de décompression, lésion des oreilles ou des os, noyade',
        en: 'Decompression sickness, ear or bone damage, drowning',
      },
      questions: {
        q1: {
          fr: 'Le travail sous l’eau ou en caisson peut-il être fait par un engin, ou depuis la surface\u202f?',
          en: 'Could underwater or pressure-chamber work be done by a machine, or from the surface?',
        },
        q2: {
          fr: 'Chaque personne a-t-elle le certificat exigé, et la remontée suit-elle un plan écrit d’avance\u202f?',
          en: 'Does everyone hold the required certificate, and does decompression follow a plan written beforehand?',
        },
        q3: {
          fr: 'Chaque femme concernée sait-elle qu’une grossesse écarte aussitôt de ces travaux\u202f?',
          en: 'Does every woman concerned know that a pregnancy rules out this work at once?',
        },
      },
    },
    confinedSpaces: {
      name: { fr: 'Espaces confinés', en: 'Confined spaces' },
      harm: {
        fr: 'Asphyxie ou intoxication, souvent de plusieurs personnes à la fois',
        en: 'Suffocation or poisoning, often of several people at once',
      },
      questions: {
        q1: {
          fr: 'A-t-on la liste des cuves, fosses, regards et silos, et peut-on les nettoyer sans y entrer\u202f?',
          en: 'Are tanks, pits, manholes and silos listed, and can they be cleaned without going in?',
        },
        q2: {
          fr: 'L’air est-il mesuré avant d’entrer, puis pendant tout le travail, ventilation en marche\u202f?',
          en: 'Is the air measured before entry, then throughout the work, with ventilation running?',
        },
        q3: {
          fr: 'Quelqu’un reste-t-il dehors, avec de quoi secourir sans entrer à son tour\u202f?',
          en: 'Does somebody stay outside, with the means to rescue without going in?',
        },
      },
    },
    publicAggression: {
      name: {
        fr: 'Agressions et incivilités du public',
        en: 'Aggression and abuse from the public',
      },
      harm: {
        fr: 'Blessure, choc psychologique, peur de revenir au poste',
        en: 'Injury, shock, fear of going back to the job',
      },
      questions: {
        q1: {
          fr: 'A-t-on cherché ce qui énerve\u00a0: une attente, une information absente, un refus mal expliqué\u202f?',
          en: 'Has the cause of irritation been looked for: waiting, missing information, a refusal badly explained?',
        },
        q2: {
          fr: 'Peut-on appeler de l’aide et se retirer, sans rester coincé derrière un comptoir ou dans une pièce\u202f?',
          en: 'Can people call for help and withdraw, without being trapped behind a counter or in a room?',
        },
        q3: {
          fr: 'Chaque fait est-il déclaré et suivi, et sait-on s’il vise plutôt des femmes ou plutôt des hommes\u202f?',
          en: 'Is every incident reported and followed up, and is it known whether women or men are targeted more?',
        },
      },
    },
    robbery: {
      name: { fr: 'Vols et braquages', en: 'Theft and armed robbery' },
      harm: {
        fr: 'Blessure, choc psychologique durable, décès',
        en: 'Injury, lasting psychological shock, death',
      },
      questions: {
        q1: {
          fr: 'Évite-t-on que de l’argent ou des objets de valeur soient visibles, ou transportés par une personne seule\u202f?',
          en: 'Is money or anything of value kept out of sight, and never carried by one person alone?',
        },
        q2: {
          fr: 'L’ouverture et la fermeture se font-elles à deux, avec vue sur les abords\u202f?',
          en: 'Are opening and closing done by two people, with a view of the surroundings?',
        },
        q3: {
          fr: 'La consigne de ne pas résister est-elle connue, et une aide prévue pour les jours d’après\u202f?',
          en: 'Is the instruction not to resist known, and is help arranged for the days after?',
        },
      },
    },
    harassment: {
      name: { fr: 'Harcèlement et agissements sexistes', en: 'Harassment and sexist behaviour' },
      harm: {
        fr: 'Anxiété, dépression, isolement, départ contraint',
        en: 'Anxiety, depression, isolation, being driven out',
      },
      questions: {
        q1: {
          fr: 'Sait-on à qui parler en confiance, dans l’entreprise et au-dehors, et ce qui se passe ensuite\u202f?',
          en: 'Is it known whom one can talk to in confidence, inside and outside the company, and what happens next?',
        },
        q2: {
          fr: 'Chaque signalement est-il examiné vite, en entendant chaque partie et sans représailles\u202f?',
          en: 'Is every report examined quickly, hearing each side and without reprisals?',
        },
        q3: {
          fr: 'Les situations qui exposent, comme une femme seule dans une équipe d’hommes, ou l’inverse, sont-elles repérées d’avance\u202f?',
          en: 'Are situations that expose people, such as one woman in a team of men, or the reverse, spotted beforehand?',
        },
      },
    },
    loneWork: {
      name: { fr: 'Travail isolé', en: 'Working alone' },
      harm: {
        fr: 'Secours trop tardifs après un malaise, une chute ou une agression',
        en: 'Help coming too late after an illness, a fall or an assault',
      },
      questions: {
        q1: {
          fr: 'Sait-on qui travaille hors de vue et de voix des autres, et à quelles heures\u202f?',
          en: 'Is it known who works out of sight and hearing of others, and at what hours?',
        },
        q2: {
          fr: 'L’alerte part-elle même si la personne ne peut plus bouger\u202f?',
          en: 'Is the alarm raised even if the person can no longer move?',
        },
        q3: {
          fr: 'A-t-on entendu les craintes des femmes et des hommes qui travaillent sans collègue, trajet du soir compris\u202f?',
          en: 'Have the worries of women and men working on their own been heard, the way home at night included?',
        },
      },
    },
    outsideCompanies: {
      name: {
        fr: 'Travail avec des entreprises extérieures',
        en: 'Working alongside outside companies',
      },
      harm: {
        fr: 'Accident né de la rencontre de deux activités\u00a0: chute, choc, électrocution, incendie',
        en: 'An accident where two activities meet: a fall, a blow, electrocution, fire',
      },
      questions: {
        q1: {
          fr: 'Avant de commencer, visite-t-on ensemble les lieux, et écrit-on ce qui peut gêner l’un ou l’autre\u202f?',
          en: 'Before starting, is the site visited together, and is it written down how each may endanger the other?',
        },
        q2: {
          fr: 'Ménage et maintenance connaissent-ils les dangers des lieux, et l’amiante est-il recherché avant de percer\u202f?',
          en: 'Do cleaning and maintenance crews know the dangers of the place, and is asbestos looked for before drilling?',
        },
        q3: {
          fr: 'Les horaires très matinaux ou tardifs du ménage, fait le plus souvent par des femmes, sont-ils vraiment nécessaires\u202f?',
          en: 'Are very early or late hours for cleaning, most often done by women, really necessary?',
        },
      },
    },
    newcomers: {
      name: {
        fr: 'Arrivées, intérim et remplacements',
        en: 'New starters, agency staff and cover',
      },
      harm: {
        fr: 'Accident des premiers jours, faute de connaître le poste et ses dangers',
        en: 'An accident in the first days, for want of knowing the job and its dangers',
      },
      questions: {
        q1: {
          fr: 'Quelqu’un d’expérimenté a-t-il le temps de montrer le poste et ses dangers avant le premier geste fait sans aide\u202f?',
          en: 'Does somebody experienced have time to show the job and its dangers before anything is done alone?',
        },
        q2: {
          fr: 'En intérim, en CDD ou en stage, reçoit-on la formation renforcée exigée aux postes à risques\u202f?',
          en: 'Do agency workers, people on fixed terms and trainees get the extended training that high-risk posts require?',
        },
        q3: {
          fr: 'Une femme qui arrive là où il n’y avait que des hommes, ou l’inverse, trouve-t-elle équipement, vestiaire et accueil prêts\u202f?',
          en: 'Does a woman who joins where there were only men, or the reverse, find equipment, a changing room and a welcome ready?',
        },
      },
    },
    nightWork: {
      name: { fr: 'Travail de nuit', en: 'Night work' },
      harm: {
        fr: 'Troubles du sommeil, somnolence, maladies du cœur, risque probable de cancer',
        en: 'Disturbed sleep, drowsiness, heart disease, a probable risk of cancer',
      },
      questions: {
        q1: {
          fr: 'Chaque poste de nuit est-il nécessaire, ou une part du travail peut-elle se faire le jour\u202f?',
          en: 'Is every night post necessary, or could part of the work be done by day?',
        },
        q2: {
          fr: 'La nuit, peut-on vraiment faire une pause, manger chaud et rentrer en sécurité\u202f?',
          en: 'At night, can people really take a break, eat something hot and get home safely?',
        },
        q3: {
          fr: 'Le suivi de santé précède-t-il l’affectation, et une femme enceinte peut-elle passer de jour quand elle le demande\u202f?',
          en: 'Does the health check come before the posting, and can a pregnant woman move to days when she asks?',
        },
      },
    },
    alternatingShifts: {
      name: { fr: 'Équipes successives alternantes', en: 'Rotating shifts' },
      harm: {
        fr: 'Sommeil et repas déréglés, fatigue, erreurs, vie privée bousculée',
        en: 'Upset sleep and meals, tiredness, mistakes, a disrupted private life',
      },
      questions: {
        q1: {
          fr: 'Le planning est-il connu assez tôt, et rarement modifié ensuite\u202f?',
          en: 'Is the rota known early enough, and seldom changed afterwards?',
        },
        q2: {
          fr: 'Tourne-t-on du matin vers l’après-midi puis vers la nuit, avec assez de repos entre deux\u202f?',
          en: 'Do shifts move from morning to afternoon to night, with enough rest between?',
        },
        q3: {
          fr: 'A-t-on demandé aux femmes et aux hommes ce que ces horaires changent pour les enfants et les proches à charge\u202f?',
          en: 'Have women and men been asked what these hours mean for children and dependants?',
        },
      },
    },
    longHours: {
      name: {
        fr: 'Horaires longs, coupés ou imprévisibles',
        en: 'Long, split or unpredictable hours',
      },
      harm: {
        fr: 'Fatigue, accident de trajet, maladies du cœur',
        en: 'Tiredness, accidents on the way home, heart disease',
      },
      questions: {
        q1: {
          fr: 'Les heures réelles sont-elles comptées, messages du soir compris\u202f?',
          en: 'Are the real hours counted, evening messages included?',
        },
        q2: {
          fr: 'Les onze heures de repos entre deux journées sont-elles tenues, même en période chargée\u202f?',
          en: 'Are the eleven hours of rest between two days kept, even in busy periods?',
        },
        q3: {
          fr: 'Sait-on si les journées coupées touchent plutôt des femmes ou plutôt des hommes, et peut-on regrouper ces heures\u202f?',
          en: 'Is it known whether split days fall more on women or on men, and can these hours be put together?',
        },
      },
    },
    screenStation: {
      name: { fr: 'Poste sur écran', en: 'Screen workstation' },
      harm: {
        fr: 'Fatigue des yeux, douleurs du cou, des épaules et des poignets',
        en: 'Tired eyes, pain in neck, shoulders and wrists',
      },
      questions: {
        q1: {
          fr: 'Siège, table et écran se règlent-ils à chaque personne, de la plus petite à la plus grande\u202f?',
          en: 'Do seat, desk and screen adjust to each person, from the shortest to the tallest?',
        },
        q2: {
          fr: 'Des pauses ou d’autres tâches coupent-elles le temps d’écran\u202f?',
          en: 'Do breaks or other tasks interrupt screen time?',
        },
        q3: {
          fr: 'Un ordinateur portable utilisé longtemps a-t-il un clavier, une souris et un support à part\u202f?',
          en: 'Does a laptop in long use have a separate keyboard, mouse and stand?',
        },
      },
    },
    telework: {
      name: { fr: 'Télétravail', en: 'Working from home' },
      harm: {
        fr: 'Douleurs, isolement, journées sans fin',
        en: 'Aches, isolation, days without end',
      },
      questions: {
        q1: {
          fr: 'Dispose-t-on chez soi d’un siège, d’un écran et d’un endroit convenables\u202f?',
          en: 'Is there a suitable seat, screen and spot at home?',
        },
        q2: {
          fr: 'Les heures où l’on peut être joint sont-elles dites, et respectées\u202f?',
          en: 'Are the hours when people can be reached stated, and respected?',
        },
        q3: {
          fr: 'Sait-on si le télétravail pèse autrement sur les femmes et sur les hommes, et l’équipe se retrouve-t-elle assez souvent\u202f?',
          en: 'Is it known whether working from home weighs differently on women and men, and does the team meet often enough?',
        },
      },
    },
    addictiveSubstances: {
      name: { fr: 'Alcool, drogues, médicaments, tabac', en: 'Alcohol, drugs, medicines, tobacco' },
      harm: {
        fr: 'Vigilance en baisse, accident, dépendance',
        en: 'Reduced alertness, accidents, addiction',
      },
      questions: {
        q1: {
          fr: 'A-t-on cherché ce qui, dans le travail, pousse à consommer\u00a0: douleur, cadence, horaires, rites d’équipe\u202f?',
          en: 'Has it been asked what in the work leads to it: pain, pace, hours, team rituals?',
        },
        q2: {
          fr: 'Repas et pots se passent-ils sans que personne ne soit poussé à boire\u202f?',
          en: 'Do meals and parties go by without anybody being pressed to drink?',
        },
        q3: {
          fr: 'Sait-on que faire si quelqu’un n’est plus en état de travailler, et qui peut aider sans juger\u202f?',
          en: 'Is it known what to do when somebody is no longer fit to work, and who can help without judging?',
        },
      },
    },
    intensity: {
      name: { fr: 'Intensité et temps de travail', en: 'Work intensity and working time' },
      harm: {
        fr: 'Épuisement, troubles du sommeil, maladies du cœur, douleurs',
        en: 'Exhaustion, disturbed sleep, heart disease, pain',
      },
      questions: {
        q1: {
          fr: 'Le travail demandé tient-il dans les heures prévues, y compris un jour d’absence\u202f?',
          en: 'Does the work asked for fit into the planned hours, even on a day when somebody is away?',
        },
        q2: {
          fr: 'Quand deux urgences se présentent, sait-on laquelle passe d’abord, et qui en décide\u202f?',
          en: 'When two urgent things come up, is it clear which comes first, and who decides?',
        },
        q3: {
          fr: 'Interruptions et pics d’activité pèsent-ils davantage sur les métiers tenus surtout par des femmes, ou surtout par des hommes\u202f?',
          en: 'Do interruptions and peaks weigh more on jobs mostly held by women, or mostly by men?',
        },
      },
    },
    emotions: {
      name: { fr: 'Exigences émotionnelles', en: 'Emotional demands' },
      harm: {
        fr: 'Usure, repli, anxiété, choc après un événement grave',
        en: 'Weariness, withdrawal, anxiety, shock after a serious event',
      },
      questions: {
        q1: {
          fr: 'L’organisation laisse-t-elle un moment pour souffler, et pour en parler, après un échange dur\u202f?',
          en: 'Does the organisation leave a moment to recover, and to talk, after a hard exchange?',
        },
        q2: {
          fr: 'Est-il dit jusqu’où l’on doit rester aimable, et quand on peut mettre fin à l’échange\u202f?',
          en: 'Is it stated how far one must stay pleasant, and when one may end the exchange?',
        },
        q3: {
          fr: 'Les postes au contact de la souffrance ou de la colère, souvent confiés à des femmes, sont-ils relayés assez tôt\u202f?',
          en: 'Are posts close to suffering or anger, often given to women, relieved early enough?',
        },
      },
    },
    autonomy: {
      name: { fr: 'Manque d’autonomie', en: 'Lack of autonomy' },
      harm: {
        fr: 'Ennui, perte de confiance, anxiété, maladies du cœur',
        en: 'Boredom, loss of confidence, anxiety, heart disease',
      },
      questions: {
        q1: {
          fr: 'Le poste laisse-t-il choisir l’ordre des tâches, la façon de faire et le moment d’une pause\u202f?',
          en: 'Does the job leave a choice in the order of tasks, the way of working and the time of a break?',
        },
        q2: {
          fr: 'Consulte-t-on qui fait le travail avant de changer un outil ou une procédure\u202f?',
          en: 'Are those who do the work consulted before a tool or a procedure changes?',
        },
        q3: {
          fr: 'Les postes des femmes et ceux des hommes permettent-ils autant d’apprendre et d’évoluer\u202f?',
          en: 'Do women’s and men’s posts offer the same chances to learn and move on?',
        },
      },
    },
    relations: {
      name: { fr: 'Rapports sociaux dégradés', en: 'Strained working relations' },
      harm: {
        fr: 'Isolement, conflits, anxiété, dépression',
        en: 'Isolation, conflict, anxiety, depression',
      },
      questions: {
        q1: {
          fr: 'L’organisation prévoit-elle des moments pour régler ensemble les difficultés du travail\u202f?',
          en: 'Does the organisation provide moments for solving difficulties of the work together?',
        },
        q2: {
          fr: 'Encadrer laisse-t-il le temps d’aider, et de dire ce qui est réussi\u202f?',
          en: 'Does supervising leave time to help, and to say what has been done well?',
        },
        q3: {
          fr: 'Salaires, promotions et horaires suivent-ils des règles connues, les mêmes pour les femmes et les hommes\u202f?',
          en: 'Do pay, promotion and hours follow known rules, the same for women and men?',
        },
      },
    },
    values: {
      name: { fr: 'Conflits de valeurs', en: 'Conflicts of values' },
      harm: {
        fr: 'Perte de sens, culpabilité, épuisement',
        en: 'Loss of meaning, guilt, exhaustion',
      },
      questions: {
        q1: {
          fr: 'Le temps et les moyens donnés permettent-ils un travail que l’on montrerait volontiers\u202f?',
          en: 'Do the time and means given allow work that one would gladly show?',
        },
        q2: {
          fr: 'Peut-on signaler, ou refuser, une consigne qui oblige à bâcler ou à tromper quelqu’un\u202f?',
          en: 'Can an instruction that means botching work or misleading somebody be reported, or refused?',
        },
        q3: {
          fr: 'Discute-t-on de ce qu’est un travail bien fait avec les personnes qui le font\u202f?',
          en: 'Is what makes good work discussed with the people who do it?',
        },
      },
    },
    security: {
      name: { fr: 'Insécurité de la situation de travail', en: 'Insecurity at work' },
      harm: {
        fr: 'Anxiété, troubles du sommeil, départs',
        en: 'Anxiety, disturbed sleep, people leaving',
      },
      questions: {
        q1: {
          fr: 'Les changements sont-ils annoncés tôt, avec leurs effets sur chaque poste\u202f?',
          en: 'Are changes announced early, with their effects on each job?',
        },
        q2: {
          fr: 'Contrats, plannings et salaires sont-ils prévisibles d’un mois à l’autre\u202f?',
          en: 'Are contracts, rotas and pay predictable from one month to the next?',
        },
        q3: {
          fr: 'Contrats courts et temps partiels subis touchent-ils davantage les femmes ou les hommes, et cherche-t-on à les réduire\u202f?',
          en: 'Do short contracts and imposed part-time hours affect women or men more, and are there efforts to reduce them?',
        },
      },
    },
  },
  exposure: {
    manualHandling: {
      name: { fr: 'Manutentions manuelles de charges', en: 'Manual handling of loads' },
      threshold: {
        fr: 'Aucun seuil annuel n’est fixé depuis octobre 2017\u00a0: décrivez les charges, les gestes et leur fréquence.',
        en: 'No yearly threshold has been set since October 2017: describe the loads, the movements and how often they come.',
      },
    },
    awkwardPostures: {
      name: { fr: 'Postures pénibles', en: 'Awkward postures' },
      threshold: {
        fr: 'Aucun seuil annuel n’est fixé depuis octobre 2017\u00a0: décrivez les positions forcées et leur durée.',
        en: 'No yearly threshold has been set since October 2017: describe the strained positions and how long they last.',
      },
    },
    vibration: {
      name: { fr: 'Vibrations mécaniques', en: 'Mechanical vibration' },
      threshold: {
        fr: 'Aucun seuil annuel n’est fixé depuis octobre 2017\u202f; les valeurs limites d’exposition aux vibrations s’appliquent toujours.',
        en: 'No yearly threshold has been set since October 2017; the limit values for exposure to vibration still apply.',
      },
    },
    hazardousChemicals: {
      name: { fr: 'Agents chimiques dangereux', en: 'Hazardous chemical agents' },
      threshold: {
        fr: 'Aucun seuil annuel n’est fixé depuis octobre 2017\u202f; les valeurs limites propres à chaque produit s’appliquent toujours.',
        en: 'No yearly threshold has been set since October 2017; the limit values of each product still apply.',
      },
    },
    hyperbaric: {
      name: { fr: 'Activités en milieu hyperbare', en: 'Work in hyperbaric conditions' },
      threshold: {
        fr: 'Au moins 60 interventions ou travaux par an, à une pression d’au moins 1\u202f200\u00a0hectopascals.',
        en: 'At least 60 operations a year, at a pressure of at least 1,200\u00a0hectopascals.',
      },
    },
    extremeTemperatures: {
      name: { fr: 'Températures extrêmes', en: 'Extreme temperatures' },
      threshold: {
        fr: 'Au moins 900\u00a0heures par an à 5\u00a0°C ou moins, ou à 30\u00a0°C ou plus, sans tenir compte de la température extérieure.',
        en: 'At least 900 hours a year at 5\u00a0°C or below, or at 30\u00a0°C or above, the outdoor temperature not counting.',
      },
    },
    noise: {
      name: { fr: 'Bruit', en: 'Noise' },
      threshold: {
        fr: 'Au moins 600\u00a0heures par an à 81\u00a0dB(A) ou plus sur une période de huit heures, ou au moins 120 fois par an une crête de 135\u00a0dB(C) ou plus.',
        en: 'At least 600 hours a year at 81\u00a0dB(A) or more over an eight-hour period, or at least 120 times a year a peak of 135\u00a0dB(C) or more.',
      },
    },
    nightWork: {
      name: { fr: 'Travail de nuit', en: 'Night work' },
      threshold: {
        fr: 'Au moins 100 nuits par an avec une heure de travail ou plus entre minuit et 5\u00a0heures, sans compter les nuits d’équipes alternantes.',
        en: 'At least 100 nights a year with one hour of work or more between midnight and 5\u00a0a.m., nights on rotating shifts not counting.',
      },
    },
    alternatingShifts: {
      name: { fr: 'Travail en équipes successives alternantes', en: 'Work on rotating shifts' },
      threshold: {
        fr: 'Au moins 30 nuits par an avec une heure de travail ou plus entre minuit et 5\u00a0heures.',
        en: 'At least 30 nights a year with one hour of work or more between midnight and 5\u00a0a.m.',
      },
    },
    repetitiveWork: {
      name: { fr: 'Travail répétitif', en: 'Repetitive work' },
      threshold: {
        fr: 'Au moins 900\u00a0heures par an de mouvements répétés des bras à cadence imposée\u00a0: 15 actions techniques ou plus dans un cycle de 30 secondes au plus, ou 30 et plus par minute si le cycle est plus long, variable ou absent.',
        en: 'At least 900 hours a year of repeated arm movements at an imposed pace: 15 or more technical actions in a cycle of 30 seconds at most, or 30 or more a minute if the cycle is longer, varies or does not exist.',
      },
    },
  },
} satisfies Texts;
