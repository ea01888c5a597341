import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './starting-point-workshop.fr.ts';

export const en: MirrorOf<typeof fr> = {
  name: 'Workshop',
  units: {
    machines: {
      name: 'Machining',
      activities: 'Setting and running wood or metal machines, welding, sharpening.',
      risks: {
        rotating: {
          situation:
            'Hands come near the blade or the chuck to set, clear or measure, with the guard open.',
          harm: 'Amputation, crushing, entanglement',
          measures:
            'Guards in place, stop on opening, locking off of power, old machines brought up to standard.',
          actions: {
            interlock: {
              what: 'Fit machines with guards that stop the movement as soon as they are opened.',
              indicator: 'Share of machines fitted, tested monthly',
            },
            lockOff: {
              what: 'Write down, machine by machine, how to cut and lock off power before working on it.',
              indicator: 'Interventions observed with the padlock on',
            },
          },
        },
        woodDust: {
          situation:
            'Sawing, sanding and sweeping put wood dust into the air, which can cause cancer of the nose or sinuses.',
          harm: 'Cancer of the nose and sinuses, asthma',
          measures:
            'Extraction on each machine, air measurements, sanding with extraction, list of those exposed.',
          actions: {
            extraction: {
              what: 'Connect every machine, hand sanders included, to extraction whose flow is checked.',
              indicator: 'Air measurements under the limit value, at every yearly check',
            },
            vacuum: {
              what: 'Replace brooms and air guns by a vacuum cleaner suited to this dust.',
              indicator: 'Brooms and air guns removed from the workshop',
            },
          },
        },
        weldingFumes: {
          situation:
            'Long parts are welded without extraction, where the movable arm does not reach.',
          harm: 'Irritation, bronchitis, lung cancer',
          measures: 'Extracting torches, parts degreased before welding, ventilation.',
          actions: {
            torches: {
              what: 'Move to torches that extract fumes, or to a process that emits less.',
              indicator: 'Share of welding hours done with extraction',
            },
          },
        },
        saws: {
          situation:
            'Saws, presses and grinders drown out voices. People take off their protection to talk.',
          harm: 'Hearing loss, tinnitus, tiredness',
          measures:
            'Recent measurements, enclosures, quiet blades, protection shaped for each ear.',
          actions: {
            enclose: {
              what: 'Enclose the loudest machines, and choose quiet blades and nozzles.',
              indicator: 'Level measured at each workplace, before and after',
            },
          },
        },
        firstDays: {
          situation:
            'An agency worker or apprentice starts on a machine the first morning, with nobody staying beside them.',
          harm: 'Serious hand injury',
          measures: 'Mentoring, list of permitted machines, rules for under-18s.',
          actions: {
            mentor: {
              what: 'Set aside for each newcomer two days with somebody experienced, freed from production.',
              indicator: 'Share of newcomers accompanied, with a signed sheet',
            },
          },
        },
      },
    },
    assembly: {
      name: 'Assembly and finishing',
      activities: 'Assembling, sanding, gluing, painting and checking of parts.',
      risks: {
        screwing: {
          situation:
            'The same part is screwed and assembled all day, arms raised, at the pace of the line.',
          harm: 'Tendinitis, carpal tunnel syndrome, shoulder pain',
          measures:
            'Workplaces of adjustable height, hanging screwdrivers, rotation, also in posts mostly held by women.',
          actions: {
            count: {
              what: 'Count movements a minute at each workplace, with those who make them.',
              indicator:
                'Count made for each workplace, compared with the repetitive-work threshold',
            },
            benches: {
              what: 'Install height-adjustable benches and hanging screwdrivers.',
              indicator: 'Share of workplaces equipped, pain reported before and after',
            },
          },
        },
        sanders: {
          situation: 'Sanders and grinders vibrate in the hand for several hours a day.',
          harm: 'Numb fingers, wrist pain',
          measures:
            'Tools chosen by the maker’s values, discs changed in time, a limit to time of use.',
          actions: {
            lowVibration: {
              what: 'Renew tools with vibration as a buying criterion.',
              indicator: 'Declared vibration of each tool, from highest to lowest',
            },
          },
        },
        solvents: {
          situation:
            'Gluing, varnishing and cleaning use solvents, with open pots, in a poorly ventilated corner.',
          harm: 'Headaches, eczema, harm to nerves, fertility or a pregnancy',
          measures: 'Solvent-free products, extraction booth, resistant gloves, storage.',
          actions: {
            waterBased: {
              what: 'Replace solvent glues and varnishes by water-based products, after trial.',
              indicator: 'Litres of solvent bought each quarter',
            },
            booth: {
              what: 'Bring varnishing together in a ventilated booth.',
              indicator: 'Varnishing outside the booth, seen on workshop rounds',
            },
          },
        },
        quality: {
          situation: 'Parts known to be badly finished are let through to meet a deadline.',
          harm: 'Loss of meaning, conflict, discouragement',
          measures:
            'Freedom to stop the line, customers’ comments shared, deadlines agreed with the workshop.',
          actions: {
            stopRight: {
              what: 'Give each post the right to hold back a doubtful part, and talk about it weekly.',
              indicator: 'Parts held back, and decisions taken',
            },
          },
        },
        instructions: {
          situation:
            'The work plan dictates every movement and every minute. Improvements proposed go unanswered.',
          harm: 'Loss of interest, anxiety, pain',
          measures: 'Order of parts chosen at the post, proposals answered, moving between posts.',
          actions: {
            proposals: {
              what: 'Set aside two hours a month for posts to be revised by those who hold them.',
              indicator: 'Proposals received, carried out or declined with a reason',
            },
          },
        },
      },
    },
    storesAndYard: {
      name: 'Stores, dock and yard',
      activities: 'Receiving materials, storing, preparing and shipping.',
      risks: {
        trucks: {
          situation:
            'The forklift drives in aisles where people walk, load raised, with a blind corner at the door.',
          harm: 'Crushing, overturning, death',
          measures: 'Driving authorisations, separate aisles, mirrors, periodic inspections.',
          actions: {
            aisles: {
              what: 'Separate the aisles with barriers and close the loading area to people on foot.',
              indicator: 'People seen on foot in the closed area',
            },
          },
        },
        sheets: {
          situation:
            'Panels, bars and bags are carried single-handed, for want of a free hoist or a colleague.',
          harm: 'Back pain, shoulder injuries, hernia',
          measures:
            'Hoists and suction lifters, small bags, racks at a good height, aids for all heights.',
          actions: {
            lifters: {
              what: 'Install a hoist or suction lifters where panels are cut.',
              indicator: 'Share of panels moved with an aid',
            },
            smallBags: {
              what: 'Buy in 15\u00a0kg bags, or in bulk with a hopper.',
              indicator: 'Number of items above 15\u00a0kg',
            },
          },
        },
        dock: {
          situation: 'The lorry moves or leaves while a truck is still in its trailer.',
          harm: 'Fall of the truck, crushing',
          measures: 'Wheel chocks, red light, keys handed in, safety protocol with carriers.',
          actions: {
            wedges: {
              what: 'Chock the wheels and keep the keys at the dock throughout loading.',
              indicator: 'Loadings observed with wheels chocked',
            },
          },
        },
        racks: {
          situation: 'A racking upright bent by a knock still carries pallets.',
          harm: 'Crushing, death',
          measures: 'Upright guards, load plates, yearly inspection.',
          actions: {
            inspection: {
              what: 'Have racking inspected every year, and unload any bent upright at once.',
              indicator: 'Time between a reported knock and its repair',
            },
          },
        },
      },
    },
    maintenance: {
      name: 'Maintenance and works',
      activities: 'Repairs, upkeep of machines and building, outside companies.',
      risks: {
        cabinets: {
          situation: 'A live cabinet is opened to find a fault, in the middle of production.',
          harm: 'Electrocution, arc burns',
          measures: 'Valid written authorisations, padlocks, up-to-date diagrams.',
          actions: {
            deadWork: {
              what: 'Forbid live repairs, and plan the stops needed to do without them.',
              indicator: 'Repairs done with the current off, out of the total',
            },
          },
        },
        gas: {
          situation:
            'Gas cylinders on their side, solvents and fine dust lie close to grinding work.',
          harm: 'Burns, blast, death',
          measures: 'Danger zones marked, cylinders secured outside, hot-work permit before works.',
          actions: {
            zones: {
              what: 'Mark on a plan the zones where air can become explosive, and what may spark there.',
              indicator: 'Dated plan, and gaps put right',
            },
          },
        },
        roof: {
          situation:
            'Somebody goes up on the roof for a leak and passes close to fragile skylights.',
          harm: 'A fatal fall',
          measures: 'Closed access, protected skylights, guard rails, specialist firm.',
          actions: {
            roofNets: {
              what: 'Fit grids under the fragile sheets and a guard rail before anyone goes up again.',
              indicator: 'Roof equipped, access locked',
            },
          },
        },
        contractors: {
          situation:
            'A contractor works during production, knowing neither the danger zones nor the workshop’s measures.',
          harm: 'Falls, blows, electrocution, fire',
          measures: 'Joint visit, written prevention plan, search for asbestos.',
          actions: {
            jointVisit: {
              what: 'Make the joint visit before every job, and follow the written plan to its end.',
              indicator: 'Share of jobs preceded by a visit',
            },
          },
        },
      },
    },
    teams: {
      name: 'Organisation of teams',
      activities: 'Shift hours, production pace, plans of the company.',
      risks: {
        rotation: {
          situation:
            'Teams change hours every week, from morning to night, with a rota altered at the last moment.',
          harm: 'Upset sleep and meals, tiredness, accidents',
          measures:
            'A considered direction of rotation, rest between shifts, rota announced ahead, nights counted.',
          actions: {
            forward: {
              what: 'Rotate forwards, morning, afternoon then night, and settle the rota a month ahead.',
              indicator: 'Changes made less than a week ahead',
            },
          },
        },
        backlog: {
          situation: 'Orders pile up, and so do breakdowns. Delays are made up in overtime.',
          harm: 'Exhaustion, hasty movements, accidents',
          measures:
            'Deadlines promised with the workshop’s agreement, preventive maintenance, enough staff, overtime followed.',
          actions: {
            capacity: {
              what: 'Accept deadlines according to real capacity, worked out weekly with the workshop.',
              indicator: 'Overtime per person and month',
            },
          },
        },
        future: {
          situation:
            'There is talk of a new machine or of moving the business, with nothing known of the number of jobs.',
          harm: 'Anxiety, disturbed sleep, people leaving',
          measures: 'Information given, training planned, calendar.',
          actions: {
            skills: {
              what: 'Present the plan and its effects post by post, and open training before the change.',
              indicator: 'Share of people trained before start-up',
            },
          },
        },
        handover: {
          situation:
            'One shift leaves the next with untold settings and parts left waiting. Blame passes from team to team.',
          harm: 'Tension, isolation, machine accidents',
          measures: 'Paid handover time, shared logbook, meetings between shifts.',
          actions: {
            overlap: {
              what: 'Plan ten paid minutes of handover at the machine, with a shared logbook.',
              indicator: 'Handovers done at the machine, observed one week a quarter',
            },
          },
        },
      },
    },
  },
};
