import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './starting-point-restaurant.fr.ts';

export const en: MirrorOf<typeof fr> = {
  name: 'Restaurant',
  units: {
    kitchen: {
      name: 'Kitchen',
      activities: 'Preparing, cooking, plating and cleaning of worktops.',
      risks: {
        burns: {
          situation:
            'Oil is filtered while hot, dishes leave the oven at face height, people pass one another pan in hand.',
          harm: 'Burns to hands, arms and face',
          measures:
            'Ovens at a good height, fryer emptied when cold, direction of movement, gloves that fit every hand.',
          actions: {
            coldOil: {
              what: 'Empty the fryer cold, through a tap into a closed tank on wheels.',
              indicator: 'No hot emptying, burns counted each month',
            },
            ovens: {
              what: 'Place ovens and hot shelves below the shoulder height of the shortest person.',
              indicator: 'Height of the highest shelf in use',
            },
          },
        },
        knives: {
          situation: 'Cutting is done fast, with blunt blades or a slicer whose guard is up.',
          harm: 'Cuts, severed tendons, a lost finger',
          measures: 'Sharpening, guards in place, chain-mail gloves, storage of blades.',
          actions: {
            readyCut: {
              what: 'Buy ready cut whatever is hardest to slice.',
              indicator: 'List of these products, and cuts entered in the book',
            },
            guards: {
              what: 'Refit and maintain the guards of slicer and vegetable cutter.',
              indicator: 'Weekly check of the guards, signed',
            },
          },
        },
        greasyFloor: {
          situation:
            'Grease, water and peelings cover the floor at the height of service, when people run.',
          harm: 'Sprains, fractures, burns in falling',
          measures: 'Non-slip tiles, drains, shoes, cleaning during service.',
          actions: {
            drains: {
              what: 'Repair leaks, enlarge the drains and cover fryers against splashes.',
              indicator: 'Slips reported each month',
            },
            coating: {
              what: 'Renew the floor with a non-slip, easily washed surface.',
              indicator: 'Area renewed, in square metres',
            },
          },
        },
        kitchenHeat: {
          situation: 'By the stoves, heat adds to that of summer, with no moment to stop or drink.',
          harm: 'Faintness, dehydration, heatstroke',
          measures:
            'Hoods with enough flow, cool water, breaks in the cool, an adapted post during a pregnancy.',
          actions: {
            hoods: {
              what: 'Adjust and clean the hoods, and replace open flames by induction where possible.',
              indicator: 'Temperature recorded at the hottest workplace',
            },
            hotDays: {
              what: 'Write down the shortened menu and hours planned for each heat warning level.',
              indicator: 'Arrangements ready before summer, and days when they were used',
            },
          },
        },
        flames: {
          situation: 'A fryer overheats, or grease in the hood catches fire.',
          harm: 'Burns, smoke poisoning, death',
          measures:
            'Cleaning of the ducts, safety thermostat, fire blanket, gas shut-off within reach.',
          actions: {
            ducts: {
              what: 'Have the hood ducts cleaned when due, and check the thermostats.',
              indicator: 'Cleaning certificate up to date',
            },
          },
        },
        rush: {
          situation:
            'Orders come all at once, one person is missing, and the pace only drops at the end of service.',
          harm: 'Exhaustion, accidents, people leaving',
          measures: 'Staffing by bookings, a short menu, cover for absences.',
          actions: {
            menu: {
              what: 'Shorten the menu and space out bookings when staff is short.',
              indicator: 'Services run with full staff, over the month',
            },
          },
        },
        tone: {
          situation:
            'Shouting, mockery and initiation rites pass for the normal tone of a kitchen.',
          harm: 'Isolation, anxiety, depression',
          measures:
            'Mistakes corrected without humiliation, apprentices welcomed, somebody to talk to.',
          actions: {
            debrief: {
              what: 'Hold a ten-minute talk on the work after service, and stop humiliation at once.',
              indicator: 'Talks held each week, and what followed each report',
            },
          },
        },
      },
    },
    diningRoom: {
      name: 'Dining room',
      activities: 'Laying tables, welcoming guests, serving, taking payment.',
      risks: {
        trays: {
          situation:
            'Trays and stacks of plates are carried for hours, arms out, often without sitting down.',
          harm: 'Pain in back, shoulders and feet',
          measures: 'Serving trolleys, kitchen close by, a seated break.',
          actions: {
            trolleys: {
              what: 'Add side stations in the room and limit the number of plates carried.',
              indicator: 'Distance walked for each table, before and after',
            },
          },
        },
        guests: {
          situation: 'One has to keep smiling at complaints, kitchen delays and improper remarks.',
          harm: 'Nervous fatigue, irritability, withdrawal',
          measures: 'A rule for ending an exchange, backing from the management, time out.',
          actions: {
            backing: {
              what: 'State in writing that an abusive guest may be refused service, and who takes over.',
              indicator: 'Times the rule was used, and support given',
            },
          },
        },
        advances: {
          situation:
            'Touching, sexual remarks or insistence come from guests or from the team, above all towards the youngest.',
          harm: 'Shock, depression, leaving the job',
          measures:
            'Somebody to talk to, known consequences, choice of clothing, closing as a group.',
          actions: {
            report: {
              what: 'Name two people to talk to, a woman and a man, and say what follows each report.',
              indicator: 'Time between a report and the first measure',
            },
          },
        },
        cellar: {
          situation: 'The cellar is reached by steep stairs, with crates in one’s arms.',
          harm: 'A fall, fractures, back pain',
          measures: 'Handrail, light, goods lift.',
          actions: {
            goodsLift: {
              what: 'Install a small goods lift, or keep drinks on the same level as the dining room.',
              indicator: 'Crates carried on the stairs, by week',
            },
          },
        },
        drunkGuests: {
          situation: 'Late in the evening, a drunken guest refuses to leave or to pay.',
          harm: 'Blows, shock',
          measures: 'Several people present, emergency number, incidents reported.',
          actions: {
            lateTeam: {
              what: 'Never leave one person alone in the dining room after 10\u00a0p.m.',
              indicator: 'Evenings when this rule was kept',
            },
          },
        },
      },
    },
    dishwashing: {
      name: 'Dishwashing and cleaning',
      activities: 'Washing dishes and utensils, floors, bins.',
      risks: {
        detergents: {
          situation:
            'Products that eat into the skin are measured out by hand, sometimes poured into an unlabelled bottle.',
          harm: 'Burns to skin and eyes, eczema, asthma',
          measures: 'Automatic dosing, labels, gloves of the right size, forbidden mixtures known.',
          actions: {
            dosing: {
              what: 'Install automatic dosing on the machine and the water supply.',
              indicator: 'Litres poured by hand, by month',
            },
            milder: {
              what: 'Replace the harshest cleaner by a less dangerous product.',
              indicator: 'Number of products labelled corrosive',
            },
          },
        },
        racks: {
          situation:
            'Full racks, pots and bin bags are lifted off the floor, fast and with a twisted back.',
          harm: 'Back pain, shoulder pain',
          measures: 'Tables at working height, racks on wheels, small bags.',
          actions: {
            wheels: {
              what: 'Put racks and bins on wheels, and choose smaller bags.',
              indicator: 'Loads still lifted off the floor, counted with the team',
            },
          },
        },
        din: {
          situation: 'Dishes, machine and ventilation drown out voices throughout service.',
          harm: 'Tiredness, hearing loss',
          measures: 'Measured level, plastic trays, absorbing ceiling.',
          actions: {
            measure: {
              what: 'Have noise measured throughout a full service.',
              indicator: 'Result of the measurement displayed and discussed',
            },
          },
        },
        backRoom: {
          situation:
            'The job comes down to following the machine, with nobody around, learning and choosing nothing.',
          harm: 'Weariness, loss of confidence, people leaving',
          measures: 'Rotation of posts, training offered, opinion asked on equipment.',
          actions: {
            learn: {
              what: 'Alternate dishwashing with another post and open a path to kitchen or dining room.',
              indicator: 'Hours spent elsewhere than at the sink, per person',
            },
          },
        },
      },
    },
    backStage: {
      name: 'Stores, hours and teams',
      activities: 'Deliveries, cold rooms, the gap between two services, closing.',
      risks: {
        coldRoom: {
          situation:
            'People go in and out of the cold room lightly dressed, at times for long spells of tidying.',
          harm: 'Numbness, chills',
          measures: 'Opening from inside, jackets in all sizes, short tidying spells.',
          actions: {
            insideHandle: {
              what: 'Check every month that the door opens and the alarm sounds from inside.',
              indicator: 'Date of the last test shown on the door',
            },
          },
        },
        splitShift: {
          situation:
            'Two services a day with a long gap: the day runs from morning to midnight, six days running in season.',
          harm: 'Tiredness, accidents on the way home, no private life',
          measures: 'Real hours recorded, eleven-hour rests, days off in a row.',
          actions: {
            oneService: {
              what: 'Move to one service a day per person on at least three days in five.',
              indicator: 'Days with two services, per person and month',
            },
          },
        },
        afterWork: {
          situation: 'Alcohol is within reach, and the drink after service a habit nobody escapes.',
          harm: 'Addiction, accidents, violence',
          measures: 'Alcohol-free drinks on offer, somebody to talk to.',
          actions: {
            rule: {
              what: 'Stop offering the drink after service, and deal with the team with what leads to it: tiredness, tension, hours.',
              indicator: 'Causes dealt with, and ends of service without alcohol over the month',
            },
          },
        },
        season: {
          situation:
            'Nobody knows whether the contract will be renewed next season, nor for how many hours.',
          harm: 'Anxiety, people leaving mid-season',
          measures: 'Renewals announced early, housing, guaranteed hours.',
          actions: {
            announce: {
              what: 'Announce contract renewals one month before the season ends.',
              indicator: 'Share of people told in time',
            },
          },
        },
      },
    },
  },
};
