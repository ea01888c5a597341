import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './hazards.fr.ts';

export const en: MirrorOf<typeof fr> = {
  families: {
    sameLevelFalls: 'Slips, trips and falls on the level',
    heightFalls: 'Falls from height',
    internalTraffic: 'Traffic on site',
    roadRisk: 'Road travel for work',
    physicalWorkload: 'Physical workload',
    mechanicalHandling: 'Mechanical handling and lifting',
    chemicals: 'Chemicals, emissions and waste',
    biologicalAgents: 'Biological agents',
    workEquipment: 'Machines and tools',
    collapses: 'Collapses and falling objects',
    noise: 'Noise',
    vibration: 'Vibration',
    thermalConditions: 'Heat and cold',
    lighting: 'Lighting',
    radiation: 'Radiation',
    electricity: 'Electricity',
    fireAndExplosion: 'Fire and explosion',
    pressureAndConfinement: 'Pressure and confined spaces',
    violence: 'Violence and harassment',
    organisation: 'Lone work, outside companies, new starters',
    workingHours: 'Working hours',
    screenWork: 'Screen work',
    addictivePractices: 'Addictive behaviour',
    psychosocial: 'Psychosocial risks',
  },
  hazards: {
    slippingFloors: {
      name: 'Slippery floors',
      harm: 'Slipping: sprains, fractures, a blow to the head',
      questions: {
        q1: 'Do floors stay dry and clean at the busiest hours?',
        q2: 'Is a spill wiped up at once, with what is needed close at hand?',
        q3: 'Do the shoes provided grip on this floor, and do they come in all sizes, women’s as well as men’s?',
      },
    },
    trippingObstacles: {
      name: 'Cluttered or uneven walkways',
      harm: 'Tripping: twisted joints, fractures, broken teeth',
      questions: {
        q1: 'Can every walkway be used with full hands, without stepping over a cable, a box or a tool?',
        q2: 'Are holes, single steps and changes of level repaired or easy to see, indoors and out?',
        q3: 'Does everything have a place that is large enough, and near enough to be used?',
      },
    },
    ladders: {
      name: 'Ladders and steps',
      harm: 'A fall of a few steps or several metres: fractures, head injury, death',
      questions: {
        q1: 'Could the things people climb for be kept lower down?',
        q2: 'Are ladders and steps stable, sound, and tall enough that nobody needs the top step?',
        q3: 'Can shorter people, more often women, reach everything without climbing on a chair or a box?',
      },
    },
    stairs: {
      name: 'Stairs',
      harm: 'A fall down the steps: sprains, fractures, back injuries',
      questions: {
        q1: 'Does every staircase have a handrail, good light and step edges that show?',
        q2: 'Can loads change floors without being carried on the stairs?',
        q3: 'Are the steps kept clear, even on delivery days?',
      },
    },
    openEdges: {
      name: 'Roofs, mezzanines and open edges',
      harm: 'A fall of several metres: serious injury, death',
      questions: {
        q1: 'Is every edge one could fall from closed by a guard rail, mezzanines and pits included?',
        q2: 'On a roof, is it known which surfaces bear a person’s weight, and are protections in place before anyone goes up?',
        q3: 'Where a harness cannot be avoided, is the anchor checked and the harness fitted to each body, a woman’s or a man’s?',
      },
    },
    internalVehicles: {
      name: 'Vehicles and people on foot',
      harm: 'Being hit or crushed by a vehicle',
      questions: {
        q1: 'Do people on foot have their own ways, apart from vehicles?',
        q2: 'Is reversing avoided or, failing that, guided and signalled?',
        q3: 'At doors and crossings, do people see one another coming in time?',
      },
    },
    loadingDocks: {
      name: 'Loading bays and yards',
      harm: 'Crushing between lorry and dock, a fall from the dock',
      questions: {
        q1: 'Is the lorry held in place before anyone enters the trailer?',
        q2: 'Does a written safety protocol tell carriers where to wait, park and unload?',
        q3: 'Is the edge of the dock lit, visible, and closed off when no lorry is there?',
      },
    },
    roadDriving: {
      name: 'Driving for work',
      harm: 'A road accident: serious injury, death',
      questions: {
        q1: 'Could this trip become a call, a train journey or a shared delivery?',
        q2: 'Do rounds leave time to keep to the limits and stop, with no phone at the wheel?',
        q3: 'Is the vehicle maintained, and do seat and belt suit every height, and a pregnancy?',
      },
    },
    twoWheelsAndWalking: {
      name: 'Cycling, motorcycling and walking in town',
      harm: 'A fall or collision: fractures, head injury, death',
      questions: {
        q1: 'Does the route avoid the most dangerous roads, even if it takes longer?',
        q2: 'Are bicycles and motorcycles serviced, lit, and loaded without hampering the rider?',
        q3: 'Do helmets, gloves and high-visibility clothes come in each person’s size, woman or man?',
      },
    },
    manualHandling: {
      name: 'Loads carried, pushed or pulled',
      harm: 'Back pain, lumbago, shoulder or knee injuries',
      questions: {
        q1: 'Can heavy loads arrive at working height, on wheels or with a mechanical aid?',
        q2: 'Is it known what the commonest loads weigh, and how often a day they are carried?',
        q3: 'Do weights and heights suit women as well as men, and are they reviewed during a pregnancy?',
      },
    },
    peopleHandling: {
      name: 'Moving and assisting people',
      harm: 'Back pain, shoulder pain, falling together',
      questions: {
        q1: 'Is a hoist, a ceiling track or a slide sheet ready for use where it is needed?',
        q2: 'Do planned time and staffing allow two people to do it when it takes two?',
        q3: 'Is it looked at how these tasks are shared between women and men, so that the heaviest do not always fall to the same people?',
      },
    },
    awkwardPostures: {
      name: 'Awkward or long-held postures',
      harm: 'Neck, back or knee pain, heavy legs',
      questions: {
        q1: 'Can people sit, stand and move about in the course of the day?',
        q2: 'Does the workplace avoid bending, kneeling or raising the arms above the shoulders?',
        q3: 'Do heights adjust to each person, rather than suit an average build, often a man’s?',
      },
    },
    repetitiveWork: {
      name: 'Repetitive movements',
      harm: 'Tendinitis, carpal tunnel syndrome, shoulder and elbow pain',
      questions: {
        q1: 'Can people slow down or pause for a moment without blocking others?',
        q2: 'Have the commonest movements been counted, then alternated with really different ones?',
        q3: 'If these posts are mostly held by women, or mostly by men, is the reason known?',
      },
    },
    forklifts: {
      name: 'Forklifts and pallet trucks',
      harm: 'Overturning, collision, crushed feet',
      questions: {
        q1: 'Are those who drive a truck trained, and authorised in writing where the law requires it?',
        q2: 'Do floor, slopes and visibility allow driving without the risk of tipping over?',
        q3: 'Are periodic inspections up to date, and faults repaired before use resumes?',
      },
    },
    liftingGear: {
      name: 'Lifting operations',
      harm: 'A falling load, crushing',
      questions: {
        q1: 'Is the area under the load closed and empty throughout the lift?',
        q2: 'Do hooks, chains and hoists show a safe working load that is legible, and kept to?',
        q3: 'Is all lifting equipment inspected on time, and does the team know the result?',
      },
    },
    hazardousProducts: {
      name: 'Hazardous chemicals',
      harm: 'Burns, allergies, poisoning, skin or lung disease',
      questions: {
        q1: 'Can this product be done without, or exchanged for a less dangerous one?',
        q2: 'Is every container labelled, waste included, and is the safety data sheet known to those who use it?',
        q3: 'Are tasks reviewed for women who are pregnant or breastfeeding, and for the fertility of women and men?',
      },
    },
    dustsAndFumes: {
      name: 'Dust, fumes and vapours',
      harm: 'Irritation, asthma, lung disease',
      questions: {
        q1: 'Are dust and fumes extracted where they arise?',
        q2: 'Is the extraction flow measured, and are filters changed when due?',
        q3: 'Is cleaning done with a vacuum cleaner or water rather than a broom or compressed air?',
      },
    },
    carcinogens: {
      name: 'Agents that cause cancer, mutations or harm to reproduction',
      harm: 'Cancer, sometimes decades later, harm to fertility or to a pregnancy',
      questions: {
        q1: 'Does the inventory cover what the work itself releases: wood dust, silica, asbestos, welding fumes, exhaust gases?',
        q2: 'Has a replacement been looked for, and a written record of the search kept?',
        q3: 'Is the list of those exposed up to date, women and men, cleaning and maintenance included?',
      },
    },
    contagiousContact: {
      name: 'Infections passed on by people',
      harm: 'Influenza, scabies, tuberculosis, stomach bugs and other infections',
      questions: {
        q1: 'Where the public or the sick are received, can people wash their hands, air the room and find a mask?',
        q2: 'Are the vaccines that the job calls for offered, at the employer’s expense?',
        q3: 'Does the team know which infections endanger a pregnancy before there is one?',
      },
    },
    bloodExposure: {
      name: 'Needlesticks, blood and body fluids',
      harm: 'Infection with hepatitis B or C viruses or HIV',
      questions: {
        q1: 'Do needles have a safety device, and is there a sharps bin within reach?',
        q2: 'Does everybody know what to do within an hour of a needlestick, nights and weekends included?',
        q3: 'Are cleaning and laundry, most often done by women, part of the assessment?',
      },
    },
    soiledMaterials: {
      name: 'Waste, water, animals and mould',
      harm: 'Infections, allergies, leptospirosis, legionnaires’ disease',
      questions: {
        q1: 'Is it known which waste, water, animals or dust may carry germs?',
        q2: 'Are hot water, air conditioning and ventilation maintained and checked?',
        q3: 'Do gloves and clothing fit each person, woman or man, and are they washed or discarded without going home?',
      },
    },
    movingParts: {
      name: 'Moving machine parts',
      harm: 'Entanglement, crushing, amputation',
      questions: {
        q1: 'Are guards in place, and does the machine stop when they are opened?',
        q2: 'Is power cut and locked off before any setting, clearing or cleaning?',
        q3: 'Is the emergency stop within reach of every workstation, whatever the person’s height?',
      },
    },
    cuttingTools: {
      name: 'Blades and hand tools',
      harm: 'Cuts, wounds, splinters in the eye',
      questions: {
        q1: 'Are blades kept sharp, then stored and carried safely covered?',
        q2: 'Is it the right tool, or could the part or the food be bought ready cut?',
        q3: 'Do handles, gloves and goggles suit small hands and faces as well as large ones?',
      },
    },
    hotSurfaces: {
      name: 'Hot surfaces, liquids and steam',
      harm: 'Burns to hands, arms or face',
      questions: {
        q1: 'Can emptying, filtering or moving wait until things have cooled?',
        q2: 'Is what is hot at a height that can be reached without raising the arms, even by a short person?',
        q3: 'Is cold water close by, and do people know how to cool a burn at once?',
      },
    },
    fallingObjects: {
      name: 'Falling objects',
      harm: 'Bruises, wounds, head injury',
      questions: {
        q1: 'Is what is heavy kept low, with nothing sticking out from the shelves?',
        q2: 'Is the maximum load of the shelves displayed, and kept to?',
        q3: 'Are tools used at height tethered, and the space below closed off?',
      },
    },
    collapsingStructures: {
      name: 'Racking, buildings or trenches giving way',
      harm: 'Being buried or crushed, death',
      questions: {
        q1: 'Is racking fixed, upright and checked, and are damaged uprights replaced?',
        q2: 'Are cracks, leaks and sagging floors reported, then examined by somebody competent?',
        q3: 'Are the sides of an excavation shored or sloped before anyone goes down?',
      },
    },
    loudNoise: {
      name: 'Loud noise',
      harm: 'Permanent hearing loss, tinnitus, tiredness',
      questions: {
        q1: 'Has noise been measured wherever people must raise their voice to be heard a metre away?',
        q2: 'Are noisy machines enclosed, and does noise count in choosing the next ones?',
        q3: 'Does hearing protection fit each person, and is exposure reviewed during a pregnancy?',
      },
    },
    disturbingNoise: {
      name: 'Distracting noise',
      harm: 'Tiredness, mistakes, strained voice, headaches',
      questions: {
        q1: 'Can people concentrate or phone without hearing everybody else’s conversations?',
        q2: 'Is there a quiet place for a delicate call or a demanding task?',
        q3: 'Do ceilings, partitions and floors absorb sound where many people work?',
      },
    },
    handArmVibration: {
      name: 'Vibrating tools',
      harm: 'White or numb fingers, wrist and elbow pain',
      questions: {
        q1: 'Can the job be done without this tool, or with a recent model that vibrates less?',
        q2: 'Are tools maintained, and their discs, bits and chisels changed in time?',
        q3: 'Is each person’s daily time of use known, woman or man, and not only the team’s?',
      },
    },
    wholeBodyVibration: {
      name: 'Vehicles and machines that shake the body',
      harm: 'Back pain, slipped disc',
      questions: {
        q1: 'Are floors and tracks levelled, and the speed adapted?',
        q2: 'Do seats absorb shocks, and adjust to light people as well as heavy ones?',
        q3: 'Is driving time shared, and is this shaking avoided during a pregnancy?',
      },
    },
    heat: {
      name: 'Heat',
      harm: 'Faintness, dehydration, heatstroke that can kill',
      questions: {
        q1: 'Are Météo-France heat warnings followed, with hours and tasks that change at each level decided in advance?',
        q2: 'Are cool water and shade or a cool room a few steps away, with time to stop there?',
        q3: 'Has the occupational doctor advised on pregnancies and on people whom heat affects more?',
      },
    },
    cold: {
      name: 'Cold and bad weather',
      harm: 'Numbness, chilblains, clumsiness, faintness',
      questions: {
        q1: 'Is time in the cold limited, with a heated place to warm up?',
        q2: 'Are draughts kept out where people stay in one place?',
        q3: 'Do the warm clothes provided come in each person’s cut and size, woman or man?',
      },
    },
    poorLighting: {
      name: 'Too little light',
      harm: 'Tired eyes, missteps, mistakes',
      questions: {
        q1: 'Are steps, surroundings and car park well lit when people arrive and leave?',
        q2: 'Can light be added for fine work, at every workplace and for every eyesight?',
        q3: 'Are dead bulbs soon replaced, and is the emergency lighting tested?',
      },
    },
    glare: {
      name: 'Glare and reflections',
      harm: 'Tired eyes, headaches, lapses of attention',
      questions: {
        q1: 'Do windows have blinds that people adjust themselves?',
        q2: 'Do workplaces stand side-on to windows, with no lamp in people’s eyes?',
        q3: 'Moving from sun to shade, on foot or driving, do eyes have time to adapt?',
      },
    },
    ionisingRadiation: {
      name: 'X-rays, radioactive sources and radon',
      harm: 'Cancer in the long term, harm to an unborn child',
      questions: {
        q1: 'Has radon, a gas from the ground, been assessed in basements and on the ground floor?',
        q2: 'Are restricted areas marked out, with the help of somebody trained in radiation protection?',
        q3: 'Does every woman exposed know why to announce a pregnancy early, and does her post change at once?',
      },
    },
    opticalAndElectromagnetic: {
      name: 'Sun, ultraviolet light, lasers and electromagnetic fields',
      harm: 'Sunburn, skin cancer, eye injury, a disturbed medical implant',
      questions: {
        q1: 'Does outdoor work avoid the hours of strong sun, or find shade?',
        q2: 'Are welding arcs, lamps and lasers screened from passers-by?',
        q3: 'Do pregnant women and people with an implant know which machines to keep away from?',
      },
    },
    faultyInstallations: {
      name: 'Electrical installations and appliances',
      harm: 'Electric shock, burns, a fire breaking out',
      questions: {
        q1: 'Is the installation inspected when due, and are the faults found put right?',
        q2: 'Are damaged cables, sockets and extension leads withdrawn as soon as they are noticed?',
        q3: 'Are there enough sockets never to plug one extension into another?',
      },
    },
    electricalWork: {
      name: 'Electrical work',
      harm: 'Electrocution, burns from an electric arc',
      questions: {
        q1: 'Is the current cut, locked off and proved absent before work starts?',
        q2: 'Does everyone who opens an electrical cabinet hold the written authorisation for what they do there?',
        q3: 'Are buried and overhead cables located before digging or lifting?',
      },
    },
    fire: {
      name: 'Fire',
      harm: 'Smoke poisoning, burns, death',
      questions: {
        q1: 'Are exits clear and openable as long as anybody is there, at night and during cleaning too?',
        q2: 'Is evacuation practised with everyone, including those who hear, see or walk with difficulty?',
        q3: 'Is what gets hot kept away from what burns?',
      },
    },
    explosion: {
      name: 'Explosions',
      harm: 'Extensive burns, blast, death',
      questions: {
        q1: 'Have the places been found where gas, vapour or dust can form an explosive mixture with air?',
        q2: 'In these areas, have flames, sparks and unsuitable equipment been kept out?',
        q3: 'Are gas cylinders, compressors and other pressure equipment secured, inspected and away from heat?',
      },
    },
    hyperbaric: {
      name: 'Work under pressure (hyperbaric)',
      harm: 'Decompression sickness, ear or bone damage, drowning',
      questions: {
        q1: 'Could underwater or pressure-chamber work be done by a machine, or from the surface?',
        q2: 'Does everyone hold the required certificate, and does decompression follow a plan written beforehand?',
        q3: 'Does every woman concerned know that a pregnancy rules out this work at once?',
      },
    },
    confinedSpaces: {
      name: 'Confined spaces',
      harm: 'Suffocation or poisoning, often of several people at once',
      questions: {
        q1: 'Are tanks, pits, manholes and silos listed, and can they be cleaned without going in?',
        q2: 'Is the air measured before entry, then throughout the work, with ventilation running?',
        q3: 'Does somebody stay outside, with the means to rescue without going in?',
      },
    },
    publicAggression: {
      name: 'Aggression and abuse from the public',
      harm: 'Injury, shock, fear of going back to the job',
      questions: {
        q1: 'Has the cause of irritation been looked for: waiting, missing information, a refusal badly explained?',
        q2: 'Can people call for help and withdraw, without being trapped behind a counter or in a room?',
        q3: 'Is every incident reported and followed up, and is it known whether women or men are targeted more?',
      },
    },
    robbery: {
      name: 'Theft and armed robbery',
      harm: 'Injury, lasting psychological shock, death',
      questions: {
        q1: 'Is money or anything of value kept out of sight, and never carried by one person alone?',
        q2: 'Are opening and closing done by two people, with a view of the surroundings?',
        q3: 'Is the instruction not to resist known, and is help arranged for the days after?',
      },
    },
    harassment: {
      name: 'Harassment and sexist behaviour',
      harm: 'Anxiety, depression, isolation, being driven out',
      questions: {
        q1: 'Is it known whom one can talk to in confidence, inside and outside the company, and what happens next?',
        q2: 'Is every report examined quickly, hearing each side and without reprisals?',
        q3: 'Are situations that expose people, such as one woman in a team of men, or the reverse, spotted beforehand?',
      },
    },
    loneWork: {
      name: 'Working alone',
      harm: 'Help coming too late after an illness, a fall or an assault',
      questions: {
        q1: 'Is it known who works out of sight and hearing of others, and at what hours?',
        q2: 'Is the alarm raised even if the person can no longer move?',
        q3: 'Have the worries of women and men working on their own been heard, the way home at night included?',
      },
    },
    outsideCompanies: {
      name: 'Working alongside outside companies',
      harm: 'An accident where two activities meet: a fall, a blow, electrocution, fire',
      questions: {
        q1: 'Before starting, is the site visited together, and is it written down how each may endanger the other?',
        q2: 'Do cleaning and maintenance crews know the dangers of the place, and is asbestos looked for before drilling?',
        q3: 'Are very early or late hours for cleaning, most often done by women, really necessary?',
      },
    },
    newcomers: {
      name: 'New starters, agency staff and cover',
      harm: 'An accident in the first days, for want of knowing the job and its dangers',
      questions: {
        q1: 'Does somebody experienced have time to show the job and its dangers before anything is done alone?',
        q2: 'Do agency workers, people on fixed terms and trainees get the extended training that high-risk posts require?',
        q3: 'Does a woman who joins where there were only men, or the reverse, find equipment, a changing room and a welcome ready?',
      },
    },
    nightWork: {
      name: 'Night work',
      harm: 'Disturbed sleep, drowsiness, heart disease, a probable risk of cancer',
      questions: {
        q1: 'Is every night post necessary, or could part of the work be done by day?',
        q2: 'At night, can people really take a break, eat something hot and get home safely?',
        q3: 'Does the health check come before the posting, and can a pregnant woman move to days when she asks?',
      },
    },
    alternatingShifts: {
      name: 'Rotating shifts',
      harm: 'Upset sleep and meals, tiredness, mistakes, a disrupted private life',
      questions: {
        q1: 'Is the rota known early enough, and seldom changed afterwards?',
        q2: 'Do shifts move from morning to afternoon to night, with enough rest between?',
        q3: 'Have women and men been asked what these hours mean for children and dependants?',
      },
    },
    longHours: {
      name: 'Long, split or unpredictable hours',
      harm: 'Tiredness, accidents on the way home, heart disease',
      questions: {
        q1: 'Are the real hours counted, evening messages included?',
        q2: 'Are the eleven hours of rest between two days kept, even in busy periods?',
        q3: 'Is it known whether split days fall more on women or on men, and can these hours be put together?',
      },
    },
    screenStation: {
      name: 'Screen workstation',
      harm: 'Tired eyes, pain in neck, shoulders and wrists',
      questions: {
        q1: 'Do seat, desk and screen adjust to each person, from the shortest to the tallest?',
        q2: 'Do breaks or other tasks interrupt screen time?',
        q3: 'Does a laptop in long use have a separate keyboard, mouse and stand?',
      },
    },
    telework: {
      name: 'Working from home',
      harm: 'Aches, isolation, days without end',
      questions: {
        q1: 'Is there a suitable seat, screen and spot at home?',
        q2: 'Are the hours when people can be reached stated, and respected?',
        q3: 'Is it known whether working from home weighs differently on women and men, and does the team meet often enough?',
      },
    },
    addictiveSubstances: {
      name: 'Alcohol, drugs, medicines, tobacco',
      harm: 'Reduced alertness, accidents, addiction',
      questions: {
        q1: 'Has it been asked what in the work leads to it: pain, pace, hours, team rituals?',
        q2: 'Do meals and parties go by without anybody being pressed to drink?',
        q3: 'Is it known what to do when somebody is no longer fit to work, and who can help without judging?',
      },
    },
    intensity: {
      name: 'Work intensity and working time',
      harm: 'Exhaustion, disturbed sleep, heart disease, pain',
      questions: {
        q1: 'Does the work asked for fit into the planned hours, even on a day when somebody is away?',
        q2: 'When two urgent things come up, is it clear which comes first, and who decides?',
        q3: 'Do interruptions and peaks weigh more on jobs mostly held by women, or mostly by men?',
      },
    },
    emotions: {
      name: 'Emotional demands',
      harm: 'Weariness, withdrawal, anxiety, shock after a serious event',
      questions: {
        q1: 'Does the organisation leave a moment to recover, and to talk, after a hard exchange?',
        q2: 'Is it stated how far one must stay pleasant, and when one may end the exchange?',
        q3: 'Are posts close to suffering or anger, often given to women, relieved early enough?',
      },
    },
    autonomy: {
      name: 'Lack of autonomy',
      harm: 'Boredom, loss of confidence, anxiety, heart disease',
      questions: {
        q1: 'Does the job leave a choice in the order of tasks, the way of working and the time of a break?',
        q2: 'Are those who do the work consulted before a tool or a procedure changes?',
        q3: 'Do women’s and men’s posts offer the same chances to learn and move on?',
      },
    },
    relations: {
      name: 'Strained working relations',
      harm: 'Isolation, conflict, anxiety, depression',
      questions: {
        q1: 'Does the organisation provide moments for solving difficulties of the work together?',
        q2: 'Does supervising leave time to help, and to say what has been done well?',
        q3: 'Do pay, promotion and hours follow known rules, the same for women and men?',
      },
    },
    values: {
      name: 'Conflicts of values',
      harm: 'Loss of meaning, guilt, exhaustion',
      questions: {
        q1: 'Do the time and means given allow work that one would gladly show?',
        q2: 'Can an instruction that means botching work or misleading somebody be reported, or refused?',
        q3: 'Is what makes good work discussed with the people who do it?',
      },
    },
    security: {
      name: 'Insecurity at work',
      harm: 'Anxiety, disturbed sleep, people leaving',
      questions: {
        q1: 'Are changes announced early, with their effects on each job?',
        q2: 'Are contracts, rotas and pay predictable from one month to the next?',
        q3: 'Do short contracts and imposed part-time hours affect women or men more, and are there efforts to reduce them?',
      },
    },
  },
  exposure: {
    manualHandling: {
      name: 'Manual handling of loads',
      threshold:
        'No yearly threshold has been set since October 2017: describe the loads, the movements and how often they come.',
    },
    awkwardPostures: {
      name: 'Awkward postures',
      threshold:
        'No yearly threshold has been set since October 2017: describe the strained positions and how long they last.',
    },
    vibration: {
      name: 'Mechanical vibration',
      threshold:
        'No yearly threshold has been set since October 2017; the limit values for exposure to vibration still apply.',
    },
    hazardousChemicals: {
      name: 'Hazardous chemical agents',
      threshold:
        'No yearly threshold has been set since October 2017; the limit values of each product still apply.',
    },
    hyperbaric: {
      name: 'Work in hyperbaric conditions',
      threshold:
        'At least 60 operations a year, at a pressure of at least 1,200\u00a0hectopascals.',
    },
    extremeTemperatures: {
      name: 'Extreme temperatures',
      threshold:
        'At least 900 hours a year at 5\u00a0°C or below, or at 30\u00a0°C or above, the outdoor temperature not counting.',
    },
    noise: {
      name: 'Noise',
      threshold:
        'At least 600 hours a year at 81\u00a0dB(A) or more over an eight-hour period, or at least 120 times a year a peak of 135\u00a0dB(C) or more.',
    },
    nightWork: {
      name: 'Night work',
      threshold:
        'At least 100 nights a year with one hour of work or more between midnight and 5\u00a0a.m., nights on rotating shifts not counting.',
    },
    alternatingShifts: {
      name: 'Work on rotating shifts',
      threshold:
        'At least 30 nights a year with one hour of work or more between midnight and 5\u00a0a.m.',
    },
    repetitiveWork: {
      name: 'Repetitive work',
      threshold:
        'At least 900 hours a year of repeated arm movements at an imposed pace: 15 or more technical actions in a cycle of 30 seconds at most, or 30 or more a minute if the cycle is longer, varies or does not exist.',
    },
  },
};
