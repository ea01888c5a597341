import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './starting-point-shop.fr.ts';

export const en: MirrorOf<typeof fr> = {
  name: 'Shop',
  units: {
    salesFloor: {
      name: 'Sales floor',
      activities: 'Welcoming, advising, stocking and labelling during opening hours.',
      risks: {
        standing: {
          situation:
            'Nearly the whole day is spent standing, on a hard floor, bending down to the lower shelves.',
          harm: 'Heavy legs, back and knee pain',
          measures: 'Seats available, stocking at a good height, alternating tasks.',
          actions: {
            seats: {
              what: 'Install sit-stand seats and allow their use in front of customers.',
              indicator: 'Seats really used, with each team’s opinion asked',
            },
            heights: {
              what: 'Put heavy and fast-selling items between knee and shoulder height.',
              indicator: 'Share of heavy items kept at that height',
            },
          },
        },
        rudeness: {
          situation:
            'A refused refund, an item out of stock or too long a queue turns into insults or threats.',
          harm: 'Shock, fear, injury',
          measures: 'Rules on display, planned back-up, incidents reported and followed up.',
          actions: {
            causes: {
              what: 'Display the exchange rules and announce waits, then put right what angers people most.',
              indicator: 'Incidents reported each month, and their causes',
            },
            backup: {
              what: 'Agree on a discreet signal, and on a person who comes at once.',
              indicator: 'Time until help arrives, measured in a quarterly test',
            },
          },
        },
        smiles: {
          situation:
            'One has to smile and advise without let-up, whatever tone the customer takes.',
          harm: 'Nervous fatigue, irritability, weariness',
          measures: 'Breaks out of the public’s sight, freedom to hand over, time to talk.',
          actions: {
            handOver: {
              what: 'Allow handing over without giving reasons, and talk as a team after an incident.',
              indicator: 'Team talks held after every reported incident',
            },
          },
        },
        wetFloor: {
          situation:
            'Rain at the entrance, a dropped product, washing during opening hours: the floor turns slippery where people hurry.',
          harm: 'Sprains, fractures',
          measures: 'Entrance mats, washing outside opening hours, wiping equipment.',
          actions: {
            mats: {
              what: 'Lay a long fixed entrance mat, and wash the floor outside opening hours.',
              indicator: 'Slips reported, season by season',
            },
          },
        },
        highShelves: {
          situation:
            'People climb a stepladder, sometimes a shelf, to reach stock kept at the very top.',
          harm: 'A fall: fractures, head injury',
          measures: 'Little stock kept high, stepladders in good order and fit for every height.',
          actions: {
            noHighStock: {
              what: 'Stop keeping above the shelves what sells every week.',
              indicator: 'Tops of shelves free at the weekly round',
            },
            platform: {
              what: 'Replace stepladders by mobile steps with a guard rail and brakes.',
              indicator: 'Plain stepladders removed from the sales floor',
            },
          },
        },
      },
    },
    checkout: {
      name: 'Checkout',
      activities: 'Taking payment, returns, watching self-service tills.',
      risks: {
        scanning: {
          situation:
            'Thousands of items are gripped, turned and pushed, always from the same side, at the speed of the queue.',
          harm: 'Shoulder and wrist tendinitis, carpal tunnel syndrome',
          measures:
            'Change of side, hand scanner for heavy items, a limit to time on end at the till.',
          actions: {
            rotation: {
              what: 'Limit time on end at the till to two hours, and change sides.',
              indicator: 'Longest stretch, read off the rota',
            },
            scanner: {
              what: 'Fit tills with a hand scanner, so that heavy items stay in the trolley.',
              indicator: 'Share of tills equipped',
            },
          },
        },
        pace: {
          situation: 'The till dictates pace, place and even when one may go to the toilet.',
          harm: 'Tiredness, loss of interest, stomach pain, anxiety',
          measures: 'Cover at any moment, other tasks, a say in the rota.',
          actions: {
            cover: {
              what: 'Plan for each hour a person who takes over within five minutes.',
              indicator: 'Waiting time to leave the till, recorded one week a quarter',
            },
          },
        },
        holdup: {
          situation: 'Somebody demands the takings, weapon in hand, shortly before closing.',
          harm: 'Injury, lasting shock, death',
          measures: 'Little cash in the till, a time-delay safe, the instruction not to resist.',
          actions: {
            lessCash: {
              what: 'Encourage payment by card, and empty the till often into a time-delay safe.',
              indicator: 'Highest sum in the till in the week',
            },
            aftermath: {
              what: 'Write down what is done for the team within the hour, the next day and the month after an attack.',
              indicator: 'Sheet known to everyone who closes the shop',
            },
          },
        },
        draught: {
          situation: 'The till stands in the draught from the automatic door.',
          harm: 'Neck pain, chills',
          measures: 'A lobby, an air curtain, tills away from the doors.',
          actions: {
            airCurtain: {
              what: 'Fit a warm air curtain or a lobby at the entrance.',
              indicator: 'Temperature recorded at the till on winter mornings',
            },
          },
        },
        selling: {
          situation:
            'A card, a guarantee or credit has to be pushed at all costs, even on people who do not need it.',
          harm: 'Unease, loss of meaning, conflict with customers',
          measures:
            'Sales targets discussed and followed up without pressure, freedom not to offer.',
          actions: {
            targets: {
              what: 'Go through sales targets with the team, and drop those that push people to mislead.',
              indicator: 'List of targets dropped or changed',
            },
          },
        },
      },
    },
    stockroom: {
      name: 'Stockroom and deliveries',
      activities: 'Receiving, unpacking, putting away and sorting packaging.',
      risks: {
        cartons: {
          situation:
            'Dozens of boxes are unloaded by hand, some stacked above head height or standing on the floor.',
          harm: 'Back pain, shoulder injuries',
          measures:
            'Light boxes, an adjustable table, trolleys, heavy loads shared between women and men.',
          actions: {
            liftTable: {
              what: 'Unload onto a self-levelling table or trolley, never again from the floor.',
              indicator: 'Share of deliveries handled without a box on the floor',
            },
            lighterBoxes: {
              what: 'Ask suppliers for lighter boxes with handles.',
              indicator: 'Number of items delivered above 15\u00a0kg',
            },
          },
        },
        piles: {
          situation: 'Boxes pile up askew on overloaded shelves, above the walkway.',
          harm: 'Bruises, head injury',
          measures: 'Shelves fixed, maximum load displayed, heavy items low down.',
          actions: {
            fixShelves: {
              what: 'Fix the shelves, display their maximum load and fit retaining edges.',
              indicator: 'Shelves in order at the quarterly check',
            },
          },
        },
        palletTruck: {
          situation:
            'The loaded pallet truck moves between colleagues and customers, on uneven floor.',
          harm: 'Crushed feet, collisions',
          measures: 'Use outside busy hours, maintained equipment, safety shoes in all sizes.',
          actions: {
            beforeOpening: {
              what: 'Move pallets before opening, along a clear route.',
              indicator: 'Pallet movements during opening hours',
            },
          },
        },
        cutters: {
          situation: 'Boxes are slit with a knife, in a hurry, pulling the blade towards oneself.',
          harm: 'Cuts to hands and thighs',
          measures: 'Self-retracting blades, boxes with tear strips, gloves in all sizes.',
          actions: {
            safeKnife: {
              what: 'Replace cutters by knives whose blade retracts by itself.',
              indicator: 'Cuts entered in the first-aid book',
            },
          },
        },
        peaks: {
          situation:
            'Deliveries, returns and stocking fall at the busiest hours, with the same staff.',
          harm: 'Tiredness, hasty movements, tension',
          measures: 'Deliveries spread out, staff planned by the hour, cover for absences.',
          actions: {
            deliveryHours: {
              what: 'Negotiate deliveries outside busy hours.',
              indicator: 'Share of deliveries received in quiet hours',
            },
          },
        },
        exits: {
          situation:
            'Packaging piles up in front of the emergency exit on a day of heavy delivery.',
          harm: 'Smoke poisoning, death',
          measures: 'Space for packaging, exits that open from inside, drills.',
          actions: {
            packaging: {
              what: 'Create a closed place for packaging, emptied every day.',
              indicator: 'Exit found clear at every closing',
            },
          },
        },
      },
    },
    opening: {
      name: 'Opening, closing and rotas',
      activities: 'Opening and closing the shop, cashing up, arranging working hours.',
      risks: {
        alone: {
          situation:
            'One person alone opens or closes the shop, in the dark in winter, with takings to carry.',
          harm: 'Assault, late help in case of illness',
          measures:
            'Two people present, lit surroundings, a way to raise the alarm, a planned way home.',
          actions: {
            pairs: {
              what: 'Open and close in pairs, and leave the carrying of cash to a specialist firm.',
              indicator: 'Openings and closings done by one person',
            },
          },
        },
        splitDays: {
          situation:
            'Days are split by several empty hours, and the rota changes from week to week.',
          harm: 'Tiredness, a disrupted private life',
          measures: 'Rota announced ahead, few splits, shared between women and men.',
          actions: {
            notice: {
              what: 'Announce the rota three weeks ahead, and group hours into half-days.',
              indicator: 'Real notice, and split days per person',
            },
          },
        },
        shortHours: {
          situation:
            'Contracts are short or part-time, topped up at the last moment as custom requires.',
          harm: 'Anxiety, money trouble, people leaving',
          measures: 'Hours wanted are asked for, extra hours offered first to those who want them.',
          actions: {
            moreHours: {
              what: 'Offer spare hours first to part-timers who ask for them.',
              indicator: 'Hours offered and accepted before any hiring',
            },
          },
        },
        fairness: {
          situation:
            'Saturdays, leave and good posts are handed out informally. The rules change with who is asking.',
          harm: 'Resentment, conflict, anxiety',
          measures: 'Written rules, turns, disagreements settled by a named person.',
          actions: {
            turns: {
              what: 'Write with the team the rule for Saturdays and leave, and post whose turn it is.',
              indicator: 'Saturdays worked per person, posted every quarter',
            },
          },
        },
      },
    },
  },
};
