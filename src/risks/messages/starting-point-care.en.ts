import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './starting-point-care.fr.ts';

export const en: MirrorOf<typeof fr> = {
  name: 'Care',
  units: {
    dailyCare: {
      name: 'Daily care',
      activities: 'Washing, meals, treatment, moving and being with the people cared for.',
      risks: {
        transfers: {
          situation:
            'Somebody who cannot help is lifted, turned and settled by one person alone, for want of time or equipment.',
          harm: 'Back pain, shoulder injuries, falling together',
          measures:
            'Tracks and hoists in each room, slide sheets, tasks shared between women and men.',
          actions: {
            rails: {
              what: 'Fit ceiling tracks in the rooms where transfers are most frequent.',
              indicator: 'Share of transfers done with an aid',
            },
            pairPlan: {
              what: 'Put transfers by two people on the rota, with the time they take.',
              indicator: 'Transfers planned for two and done by one person, each week',
            },
          },
        },
        needles: {
          situation:
            'Somebody is pricked while putting away a needle, or splashed with blood during treatment.',
          harm: 'Hepatitis B or C, HIV, a long worry',
          measures:
            'Safety devices, sharps bins close by, vaccination, procedure known at night too.',
          actions: {
            safeNeedles: {
              what: 'Replace all needles by models with built-in protection.',
              indicator: 'Needlesticks reported, with the device involved',
            },
            sharpsBins: {
              what: 'Fix a sharps bin to every treatment trolley.',
              indicator: 'Needles found outside a bin: none',
            },
          },
        },
        contagion: {
          situation:
            'Scabies, influenza or a stomach bug is passed on during washing, before the illness is known.',
          harm: 'Infection, also for those around or a pregnancy',
          measures: 'Hand washing, masks, vaccines offered, warnings between teams.',
          actions: {
            signal: {
              what: 'Report every case to the next team, with the precautions to take.',
              indicator: 'Time between a known case and telling the team',
            },
          },
        },
        blows: {
          situation:
            'Somebody confused, in pain or kept waiting for long hits, scratches or insults.',
          harm: 'Injury, shock, fear of giving care',
          measures: 'Ways to call, pain treated before care, incidents reported, help afterwards.',
          actions: {
            understand: {
              what: 'Look after each incident for what set it off, and adapt the time or manner of care.',
              indicator: 'Incidents repeated with the same cause',
            },
          },
        },
        suffering: {
          situation:
            'Pain and death are faced, then it is on to the next room without a moment to recover.',
          harm: 'Weariness, anxiety, depression',
          measures: 'Team time, extra staff when somebody dies, a trained person for support.',
          actions: {
            teamTime: {
              what: 'Hold every fortnight paid time to talk about the work, led by somebody from outside.',
              indicator: 'Sessions held, and teams present',
            },
            afterDeath: {
              what: 'Plan extra help or freed time in the hours after a death.',
              indicator: 'Deaths followed by freed time, out of the total',
            },
          },
        },
        rushedCare: {
          situation:
            'Washing, meals or listening have to be cut short, and done otherwise than one knows to be right.',
          harm: 'Guilt, exhaustion, wanting to leave the profession',
          measures:
            'Staffing planned by time of day, postponed care known and talked about in the team.',
          actions: {
            whatMatters: {
              what: 'Decide as a team what comes first on short-staffed days, and count these days.',
              indicator: 'Days under planned staffing, and care postponed',
            },
          },
        },
      },
    },
    nights: {
      name: 'Night',
      activities: 'Watching, care and presence at night, in small numbers.',
      risks: {
        awake: {
          situation:
            'Two people work at night for a whole building, without a real break or a hot meal.',
          harm: 'Disturbed sleep, drowsiness, heart disease',
          measures:
            'A limit to nights per person, a rest room, health checks, day work during a pregnancy.',
          actions: {
            nightTasks: {
              what: 'Move to daytime the tasks that can be: linen, tidying, files.',
              indicator: 'List of tasks taken off the night',
            },
            nightBreak: {
              what: 'Guarantee a relieved break and a place to sleep for twenty minutes.',
              indicator: 'Nights with a break really taken',
            },
          },
        },
        farAway: {
          situation:
            'One person moves between floors far from the others when an illness or an assault occurs.',
          harm: 'Help coming too late',
          measures: 'Alarm device, regular contact, doors closed at night.',
          actions: {
            pendant: {
              what: 'Equip nights with a device that also signals a fall, and test it weekly.',
              indicator: 'Successful tests, and time until help arrives',
            },
          },
        },
        nightLoad: {
          situation: 'Several calls ring at once. Staffing is planned for a quiet night.',
          harm: 'Exhaustion, mistakes, a sense of not coping',
          measures: 'On-call help, fewer tasks at night.',
          actions: {
            onCall: {
              what: 'Arrange help that can be called in, with a simple rule for doing so.',
              indicator: 'Nights when help was asked for, and came',
            },
          },
        },
        nightFire: {
          situation: 'A fire breaks out at night, when people who cannot walk must be moved.',
          harm: 'Smoke poisoning, death',
          measures: 'Fire doors, night drills, shelter on each floor.',
          actions: {
            nightDrill: {
              what: 'Hold one night drill a year with the real staffing.',
              indicator: 'Time to bring one area to safety, and what was done next',
            },
          },
        },
      },
    },
    homeVisits: {
      name: 'Home visits',
      activities: 'Rounds by car, care and help in people’s homes.',
      risks: {
        rounds: {
          situation: 'Visit follows visit on country roads or in town, late, phone in hand.',
          harm: 'A serious or fatal accident',
          measures: 'Travel time counted, vehicles provided, areas grouped.',
          actions: {
            sectors: {
              what: 'Group visits by area and count the real journey in the round.',
              indicator: 'Kilometres a round, and average delays',
            },
          },
        },
        homes: {
          situation: 'Rugs, dark stairs, dogs and slippery steps: every home has its traps.',
          harm: 'Falls, sprains, bites',
          measures: 'First visit by two people, sheet on the home, equipment asked of the family.',
          actions: {
            homeCheck: {
              what: 'Assess every home at the first visit, and agree on changes with the person.',
              indicator: 'Share of homes assessed, changes obtained',
            },
          },
        },
        lowBeds: {
          situation: 'Low beds, bathtubs and narrow rooms force people to bend and twist.',
          harm: 'Back pain, knee pain',
          measures: 'Adjustable bed, shower seat, enough time for care.',
          actions: {
            bed: {
              what: 'Have a height-adjustable bed installed before heavy care begins.',
              indicator: 'Share of heavy care done on such a bed',
            },
          },
        },
        noTeam: {
          situation:
            'Colleagues are hardly ever met. Instructions come by message, and difficulties stay at home.',
          harm: 'Isolation, misunderstandings, people leaving',
          measures: 'Paid meetings, somebody to reach, visits by two people.',
          actions: {
            meetings: {
              what: 'Hold a paid team meeting every week, and name who answers calls from the field.',
              indicator: 'Meetings held, and time to answer calls',
            },
          },
        },
        gaps: {
          situation:
            'The day is chopped into visits and empty hours, from the rising to the bedtime of those helped.',
          harm: 'Tiredness, low income, a disrupted private life',
          measures: 'A short day from start to finish, paid travel, part-time work by choice.',
          actions: {
            halfDays: {
              what: 'Make up rounds in unbroken half-days, and keep start and finish no more than eleven hours apart.',
              indicator: 'Average time from start to finish, and unpaid empty hours',
            },
          },
        },
      },
    },
    cleaning: {
      name: 'Cleaning and linen',
      activities: 'Cleaning rooms, disinfecting, linen and waste.',
      risks: {
        disinfectants: {
          situation:
            'Disinfectants are diluted and sprayed in closed rooms, for several hours a day.',
          harm: 'Asthma, eczema, eye irritation',
          measures: 'Wipes or foam instead of sprays, dosing, airing, gloves.',
          actions: {
            noSpray: {
              what: 'Replace sprays by pre-soaked cloths or steam.',
              indicator: 'Sprays ordered each quarter',
            },
          },
        },
        trolleys: {
          situation: 'Overfull linen trolleys are pushed and wet bags lifted.',
          harm: 'Back pain, shoulder pain',
          measures: 'Light trolleys with maintained wheels, small bags, bins at a good height.',
          actions: {
            motor: {
              what: 'Motorise heavy trolleys, and choose bags of smaller volume.',
              indicator: 'Measured pushing force, before and after',
            },
          },
        },
        soiledLinen: {
          situation: 'Soiled linen is sorted, where a needle sometimes hides.',
          harm: 'Infection, needlesticks',
          measures: 'Sorting at the bedside, closed bags, resistant gloves, needlesticks reported.',
          actions: {
            sortAtBed: {
              what: 'Sort at the bedside, into closed coloured bags, never reopened in the laundry.',
              indicator: 'Objects found in the linen, each month',
            },
          },
        },
        washedFloor: {
          situation: 'The corridor is washed from edge to edge at busy hours.',
          harm: 'Sprains, fractures',
          measures: 'Washing one half at a time, near-dry method, shoes.',
          actions: {
            halves: {
              what: 'Wash one side after the other, outside meal and care hours.',
              indicator: 'Slips reported each quarter',
            },
          },
        },
      },
    },
  },
};
