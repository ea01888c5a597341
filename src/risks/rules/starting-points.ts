/**
 * The rule: a company may start from the work units and risks that are usual in its trade. All of it is
 * a proposal, ratings and actions included: the people of the unit confirm, correct or strike it out.
 * Texts are in the messages, under the same keys.
 */
import type { HazardCode } from './hazards.ts';
import type { Principle } from './principles.ts';

export const TRADES = ['office', 'shop', 'restaurant', 'workshop', 'care'] as const;
export type Trade = (typeof TRADES)[number];

export interface StartingAction {
  readonly key: string;
  /** Of prevention, the one that it follows. */
  readonly principle: Principle;
}

export interface StartingRisk {
  readonly key: string;
  readonly hazard: HazardCode;
  readonly frequency: 1 | 3 | 7 | 9;
  readonly severity: 1 | 5 | 7 | 10;
  readonly actions: readonly StartingAction[];
}

export interface StartingUnit {
  readonly key: string;
  readonly risks: readonly StartingRisk[];
}

export interface StartingPoint {
  readonly trade: Trade;
  readonly units: readonly StartingUnit[];
}

export const STARTING_POINTS: readonly StartingPoint[] = [
  {
    trade: 'office',
    units: [
      unit('desks', [
        risk('screens', 'screenStation', 9, 5, { equip: 4, vary: 3 }),
        risk('noise', 'disturbingNoise', 9, 1, { quietRooms: 8 }),
        risk('cables', 'trippingObstacles', 3, 5, { sockets: 1 }),
        risk('overload', 'intensity', 7, 7, { priorities: 3, absences: 7 }),
        risk('tools', 'autonomy', 3, 5, { trial: 4 }),
        risk('reorganisation', 'security', 3, 7, { timetable: 7 }),
      ]),
      unit('reception', [
        risk('visitors', 'publicAggression', 3, 7, { layout: 8 }),
        risk('smiling', 'emotions', 7, 5, { relief: 3 }),
        risk('parcels', 'manualHandling', 3, 5, { trolley: 3 }),
        risk('archives', 'ladders', 3, 7, { lower: 1 }),
      ]),
      unit('outings', [
        risk('driving', 'roadDriving', 3, 10, { remote: 1, noCalls: 7 }),
        risk('home', 'telework', 7, 5, { homeKit: 4, commonDay: 7 }),
        risk('late', 'longHours', 7, 5, { rest: 7 }),
        risk('apart', 'relations', 3, 5, { written: 3 }),
      ]),
      unit('premises', [
        risk('evacuation', 'fire', 1, 10, { drill: 7 }),
        risk('sockets', 'faultyInstallations', 1, 7, { outlets: 1 }),
        risk('summer', 'heat', 3, 5, { shade: 3, summerHours: 7 }),
        risk('cleaners', 'outsideCompanies', 1, 5, { dayCleaning: 1 }),
      ]),
    ],
  },
  {
    trade: 'shop',
    units: [
      unit('salesFloor', [
        risk('standing', 'awkwardPostures', 9, 5, { seats: 4, heights: 4 }),
        risk('rudeness', 'publicAggression', 7, 5, { causes: 3, backup: 8 }),
        risk('smiles', 'emotions', 7, 5, { handOver: 3 }),
        risk('wetFloor', 'slippingFloors', 3, 5, { mats: 3 }),
        risk('highShelves', 'ladders', 3, 7, { noHighStock: 1, platform: 6 }),
      ]),
      unit('checkout', [
        risk('scanning', 'repetitiveWork', 7, 7, { rotation: 4, scanner: 5 }),
        risk('pace', 'autonomy', 7, 5, { cover: 4 }),
        risk('holdup', 'robbery', 1, 10, { lessCash: 1, aftermath: 7 }),
        risk('draught', 'cold', 3, 1, { airCurtain: 8 }),
        risk('selling', 'values', 3, 5, { targets: 3 }),
      ]),
      unit('stockroom', [
        risk('cartons', 'manualHandling', 7, 7, { liftTable: 3, lighterBoxes: 1 }),
        risk('piles', 'fallingObjects', 3, 7, { fixShelves: 8 }),
        risk('palletTruck', 'forklifts', 3, 5, { beforeOpening: 1 }),
        risk('cutters', 'cuttingTools', 7, 1, { safeKnife: 6 }),
        risk('peaks', 'intensity', 7, 5, { deliveryHours: 3 }),
        risk('exits', 'fire', 1, 10, { packaging: 1 }),
      ]),
      unit('opening', [
        risk('alone', 'loneWork', 3, 7, { pairs: 1 }),
        risk('splitDays', 'longHours', 7, 5, { notice: 7 }),
        risk('shortHours', 'security', 3, 7, { moreHours: 7 }),
        risk('fairness', 'relations', 3, 5, { turns: 3 }),
      ]),
    ],
  },
  {
    trade: 'restaurant',
    units: [
      unit('kitchen', [
        risk('burns', 'hotSurfaces', 7, 7, { coldOil: 3, ovens: 4 }),
        risk('knives', 'cuttingTools', 7, 5, { readyCut: 6, guards: 8 }),
        risk('greasyFloor', 'slippingFloors', 9, 7, { drains: 3, coating: 5 }),
        risk('kitchenHeat', 'heat', 7, 7, { hoods: 3, hotDays: 7 }),
        risk('flames', 'fire', 3, 10, { ducts: 3 }),
        risk('rush', 'intensity', 9, 7, { menu: 3 }),
        risk('tone', 'relations', 3, 7, { debrief: 7 }),
      ]),
      unit('diningRoom', [
        risk('trays', 'awkwardPostures', 9, 5, { trolleys: 4 }),
        risk('guests', 'emotions', 7, 5, { backing: 3 }),
        risk('advances', 'harassment', 3, 10, { report: 7 }),
        risk('cellar', 'stairs', 3, 5, { goodsLift: 3 }),
        risk('drunkGuests', 'publicAggression', 3, 7, { lateTeam: 8 }),
      ]),
      unit('dishwashing', [
        risk('detergents', 'hazardousProducts', 7, 5, { dosing: 5, milder: 6 }),
        risk('racks', 'manualHandling', 7, 5, { wheels: 3 }),
        risk('din', 'loudNoise', 3, 5, { measure: 2 }),
        risk('backRoom', 'autonomy', 7, 5, { learn: 4 }),
      ]),
      unit('backStage', [
        risk('coldRoom', 'cold', 7, 1, { insideHandle: 8 }),
        risk('splitShift', 'longHours', 9, 7, { oneService: 7 }),
        risk('afterWork', 'addictiveSubstances', 3, 7, { rule: 3 }),
        risk('season', 'security', 3, 5, { announce: 7 }),
      ]),
    ],
  },
  {
    trade: 'workshop',
    units: [
      unit('machines', [
        risk('rotating', 'movingParts', 7, 10, { interlock: 8, lockOff: 7 }),
        risk('woodDust', 'carcinogens', 7, 10, { extraction: 3, vacuum: 6 }),
        risk('weldingFumes', 'dustsAndFumes', 7, 7, { torches: 5 }),
        risk('saws', 'loudNoise', 9, 7, { enclose: 3 }),
        risk('firstDays', 'newcomers', 3, 10, { mentor: 7 }),
      ]),
      unit('assembly', [
        risk('screwing', 'repetitiveWork', 7, 5, { count: 2, benches: 4 }),
        risk('sanders', 'handArmVibration', 7, 5, { lowVibration: 5 }),
        risk('solvents', 'hazardousProducts', 7, 7, { waterBased: 6, booth: 8 }),
        risk('quality', 'values', 3, 5, { stopRight: 3 }),
        risk('instructions', 'autonomy', 7, 5, { proposals: 4 }),
      ]),
      unit('storesAndYard', [
        risk('trucks', 'forklifts', 3, 10, { aisles: 8 }),
        risk('sheets', 'manualHandling', 7, 7, { lifters: 3, smallBags: 6 }),
        risk('dock', 'loadingDocks', 3, 7, { wedges: 8 }),
        risk('racks', 'collapsingStructures', 1, 10, { inspection: 7 }),
      ]),
      unit('maintenance', [
        risk('cabinets', 'electricalWork', 3, 10, { deadWork: 1 }),
        risk('gas', 'explosion', 1, 10, { zones: 2 }),
        risk('roof', 'openEdges', 1, 10, { roofNets: 8 }),
        risk('contractors', 'outsideCompanies', 1, 7, { jointVisit: 7 }),
      ]),
      unit('teams', [
        risk('rotation', 'alternatingShifts', 7, 5, { forward: 4 }),
        risk('backlog', 'intensity', 7, 5, { capacity: 3 }),
        risk('future', 'security', 3, 7, { skills: 7 }),
        risk('handover', 'relations', 3, 5, { overlap: 7 }),
      ]),
    ],
  },
  {
    trade: 'care',
    units: [
      unit('dailyCare', [
        risk('transfers', 'peopleHandling', 9, 7, { rails: 5, pairPlan: 7 }),
        risk('needles', 'bloodExposure', 3, 7, { safeNeedles: 6, sharpsBins: 8 }),
        risk('contagion', 'contagiousContact', 7, 5, { signal: 7 }),
        risk('blows', 'publicAggression', 7, 5, { understand: 3 }),
        risk('suffering', 'emotions', 9, 7, { teamTime: 7, afterDeath: 3 }),
        risk('rushedCare', 'values', 7, 7, { whatMatters: 3 }),
      ]),
      unit('nights', [
        risk('awake', 'nightWork', 7, 7, { nightTasks: 1, nightBreak: 4 }),
        risk('farAway', 'loneWork', 3, 7, { pendant: 8 }),
        risk('nightLoad', 'intensity', 7, 5, { onCall: 7 }),
        risk('nightFire', 'fire', 1, 10, { nightDrill: 7 }),
      ]),
      unit('homeVisits', [
        risk('rounds', 'roadDriving', 7, 10, { sectors: 3 }),
        risk('homes', 'trippingObstacles', 7, 5, { homeCheck: 2 }),
        risk('lowBeds', 'awkwardPostures', 7, 7, { bed: 3 }),
        risk('noTeam', 'relations', 7, 5, { meetings: 7 }),
        risk('gaps', 'longHours', 7, 5, { halfDays: 7 }),
      ]),
      unit('cleaning', [
        risk('disinfectants', 'hazardousProducts', 7, 5, { noSpray: 6 }),
        risk('trolleys', 'manualHandling', 7, 5, { motor: 5 }),
        risk('soiledLinen', 'soiledMaterials', 7, 5, { sortAtBed: 3 }),
        risk('washedFloor', 'slippingFloors', 1, 5, { halves: 3 }),
      ]),
    ],
  },
];

function unit(key: string, risks: readonly StartingRisk[]): StartingUnit {
  return { key, risks };
}

/** `actions`: the principle of each, by key. */
function risk(
  key: string,
  hazard: HazardCode,
  frequency: StartingRisk['frequency'],
  severity: StartingRisk['severity'],
  actions: Readonly<Record<string, Principle>>,
): StartingRisk {
  return {
    key,
    hazard,
    frequency,
    severity,
    actions: Object.entries(actions).map(([action, principle]) => ({ key: action, principle })),
  };
}
