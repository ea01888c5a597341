import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './starting-point-office.fr.ts';

export const en: MirrorOf<typeof fr> = {
  name: 'Offices',
  units: {
    desks: {
      name: 'Desk work',
      activities: 'Screen work, telephone, meetings and files, in shared or single offices.',
      risks: {
        screens: {
          situation:
            'Most of the day is spent at a screen, often a laptop lying flat, on a seat adjusted for somebody else.',
          harm: 'Pain in neck, back and wrists, tired eyes',
          measures: 'Adjustable seats, separate screens, tasks that make people get up.',
          actions: {
            equip: {
              what: 'Give each desk an adjustable screen, a keyboard and a mouse, and set seat and table with whoever sits there.',
              indicator:
                'Share of desks equipped and adjusted, by department, short and tall people included',
            },
            vary: {
              what: 'Share out tasks so that nobody spends more than two hours on end at the screen.',
              indicator: 'Typical timetable of each post, gone through once a year with the team',
            },
          },
        },
        noise: {
          situation:
            'In the shared office, calls and conversations carry from end to end. People reread, start again, speak louder.',
          harm: 'Tiredness, mistakes, headaches',
          measures: 'Absorbing panels, closed rooms, desks away from printers.',
          actions: {
            quietRooms: {
              what: 'Set aside enough closed rooms for calls and demanding work.',
              indicator: 'Times a week when none is free',
            },
          },
        },
        cables: {
          situation:
            'Cables cross the walkway, and boxes of files stay on the floor waiting to be put away.',
          harm: 'A fall on the level: sprains, a broken wrist',
          measures: 'Sockets near desks, cable covers, free space in cupboards.',
          actions: {
            sockets: {
              what: 'Fit sockets where the desks are, so that no cable crosses a walkway.',
              indicator: 'No cable or box on the floor at the monthly walk-round',
            },
          },
        },
        overload: {
          situation:
            'Requests come in through several channels, all of them urgent. Deeper work is done early, late or at home.',
          harm: 'Exhaustion, disturbed sleep, mistakes, pain',
          measures:
            'Written priorities, cover for absences, real hours recorded, time free of meetings.',
          actions: {
            priorities: {
              what: 'Decide each week, with the team, what comes first and what waits or stops.',
              indicator:
                'Tasks put off or stopped by decision, and hours worked beyond the timetable',
            },
            absences: {
              what: 'Write down for each post what is suspended, and what is taken over by whom, during an absence.',
              indicator: 'Share of posts with such a sheet, and what teams say after the holidays',
            },
          },
        },
        tools: {
          situation:
            'Software and procedures change without those who use them having been able to say what they need.',
          harm: 'Discouragement, loss of interest, mistakes',
          measures: 'Trials before roll-out, freedom to order one’s tasks, time to learn.',
          actions: {
            trial: {
              what: 'Have a few volunteers try every new tool, then correct it before it spreads.',
              indicator: 'List of comments received, and of what was changed',
            },
          },
        },
        reorganisation: {
          situation:
            'A move, a merger of departments or an automation is coming. People wonder what will become of their job.',
          harm: 'Anxiety, disturbed sleep, people leaving',
          measures: 'A known calendar, dated answers to questions, time planned for training.',
          actions: {
            timetable: {
              what: 'Publish the calendar of the change, and say what is undecided and when it will be settled.',
              indicator: 'Time between a question asked and its written answer',
            },
          },
        },
      },
    },
    reception: {
      name: 'Reception and facilities',
      activities: 'Receiving visitors, switchboard, post, supplies and archives.',
      risks: {
        visitors: {
          situation:
            'Somebody unhappy with their case or the wait turns on whoever is at reception.',
          harm: 'Shock, injury, fear of the reception desk',
          measures: 'A way to call, a second exit, information on display, an agreed response.',
          actions: {
            layout: {
              what: 'Lay out reception with an exit behind the desk, a call button and a view from another office.',
              indicator: 'Quarterly test of the button, and time until help arrives',
            },
          },
        },
        smiling: {
          situation:
            'One has to stay pleasant on the phone and at the desk, even under reproach, without being able to step away.',
          harm: 'Nervous fatigue, irritability, anxiety',
          measures: 'Possible relief, a rule for ending a call, talk among colleagues.',
          actions: {
            relief: {
              what: 'Arrange relief at reception, and write down when an exchange may be ended.',
              indicator: 'Relief rota kept, and rule known to all at reception',
            },
          },
        },
        parcels: {
          situation: 'Reams, parcels and water bottles are carried by hand, from floor to floor.',
          harm: 'Lumbago, shoulder pain',
          measures: 'Trolley, lift, orders in light parcels.',
          actions: {
            trolley: {
              what: 'Have deliveries brought to the floor in smaller boxes, and keep a trolley at reception.',
              indicator: 'Weight of the heaviest box, and trolley present at the walk-round',
            },
          },
        },
        archives: {
          situation:
            'Files are kept on top of the cupboards. People climb on a wheeled chair to reach them.',
          harm: 'A fall: fractures, head injury',
          measures: 'What is often used within reach, a stable step.',
          actions: {
            lower: {
              what: 'Bring down or scan whatever is above arm’s reach, and clear the tops of cupboards.',
              indicator: 'Cupboard tops empty at the walk-round',
            },
          },
        },
      },
    },
    outings: {
      name: 'Trips and working from home',
      activities: 'Outside meetings, journeys between sites, work at home.',
      risks: {
        driving: {
          situation: 'Meetings follow one another by car, with calls on the way and a late return.',
          harm: 'A serious or fatal accident',
          measures: 'Remote meetings where possible, maintained vehicles, a rule on phones.',
          actions: {
            remote: {
              what: 'Hold remotely, or reach by train, every meeting that allows it.',
              indicator: 'Kilometres driven, by quarter',
            },
            noCalls: {
              what: 'Plan rounds with stops, and never expect an answer from somebody who is driving.',
              indicator: 'Planned and real driving time, compared on a few days',
            },
          },
        },
        home: {
          situation:
            'Work at home is done at the kitchen table, on a small screen, without seeing the team all week.',
          harm: 'Aches, isolation, days that overflow',
          measures: 'Equipment lent, shared days, hours when people can be reached.',
          actions: {
            homeKit: {
              what: 'Lend a screen, a keyboard and a seat, and help to set them up.',
              indicator: 'Share of people equipped among those who work from home',
            },
            commonDay: {
              what: 'Fix a shared day on site, kept for work done together.',
              indicator: 'Team present that day, and its opinion asked every quarter',
            },
          },
        },
        late: {
          situation:
            'Messages and meetings spill into the evening, and return journeys cut into the night.',
          harm: 'Tiredness, accidents on the way home, disturbed sleep',
          measures: 'Real hours recorded, a rule for disconnecting, rest after a late return.',
          actions: {
            rest: {
              what: 'Start later after a late return, and schedule no meeting after 5\u00a0p.m.',
              indicator: 'Eleven-hour rests kept, and late meetings counted each month',
            },
          },
        },
        apart: {
          situation:
            'Decisions are taken in passing, among those present. The others learn of them afterwards.',
          harm: 'Isolation, misunderstandings, conflict',
          measures: 'Minutes, meetings at fixed times, welcome of newcomers.',
          actions: {
            written: {
              what: 'Write each decision where the whole team reads it, the same day.',
              indicator: 'Share of the month’s decisions found in writing',
            },
          },
        },
      },
    },
    premises: {
      name: 'Premises and shared areas',
      activities: 'Moving about, technical installations, cleaning and contractors’ work.',
      risks: {
        evacuation: {
          situation:
            'A fire starts in an appliance or a charger, and an exit is cluttered or unknown.',
          harm: 'Smoke poisoning, burns, death',
          measures:
            'Clear exits, drills, extinguishers, help for those who cannot get down unaided.',
          actions: {
            drill: {
              what: 'Hold two drills a year, one on a busy day and one on a quiet day.',
              indicator: 'Evacuation time, and what was done about each comment',
            },
          },
        },
        sockets: {
          situation: 'Extension leads plugged into one another feed heaters, chargers and kettles.',
          harm: 'Electric shock, a fire breaking out',
          measures: 'Periodic inspection of the installation, enough sockets, adequate heating.',
          actions: {
            outlets: {
              what: 'Add sockets, and remove chained leads and portable heaters.',
              indicator: 'Remarks of the inspection report put right, with dates',
            },
          },
        },
        summer: {
          situation:
            'In hot hours, offices under the roof or behind large windows become unbearable.',
          harm: 'Faintness, dehydration, headaches',
          measures: 'Outside blinds, a cool room, water, summer hours.',
          actions: {
            shade: {
              what: 'Fit outside blinds on the sunny fronts.',
              indicator: 'Temperature recorded in the most exposed offices',
            },
            summerHours: {
              what: 'Write down the hours and places of work planned for each heat warning level.',
              indicator: 'Arrangements known before 1 June',
            },
          },
        },
        cleaners: {
          situation:
            'Cleaning and repairs are done early or late, by crews who hardly know the place and its products.',
          harm: 'Falls, poisoning, electric shock',
          measures: 'A joint visit, written instructions, possible daytime hours.',
          actions: {
            dayCleaning: {
              what: 'Move cleaning to daytime, after a joint visit of the premises.',
              indicator: 'Share of cleaning hours done by day',
            },
          },
        },
      },
    },
  },
};
