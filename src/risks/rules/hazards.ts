/**
 * The rule: a risk is a hazard of this closed list, met by people in one work unit. A hazard has one
 * family; the six of the psychosocial family are the six factors that listening asks about.
 */
import type { Factor } from '#listening/rules/daily-question.ts';

export const FAMILIES = [
  'sameLevelFalls',
  'heightFalls',
  'internalTraffic',
  'roadRisk',
  'physicalWorkload',
  'mechanicalHandling',
  'chemicals',
  'biologicalAgents',
  'workEquipment',
  'collapses',
  'noise',
  'vibration',
  'thermalConditions',
  'lighting',
  'radiation',
  'electricity',
  'fireAndExplosion',
  'pressureAndConfinement',
  'violence',
  'organisation',
  'workingHours',
  'screenWork',
  'addictivePractices',
  'psychosocial',
] as const;
export type Family = (typeof FAMILIES)[number];

export const HAZARDS = [
  { code: 'slippingFloors', family: 'sameLevelFalls' },
  { code: 'trippingObstacles', family: 'sameLevelFalls' },
  { code: 'ladders', family: 'heightFalls' },
  { code: 'stairs', family: 'heightFalls' },
  { code: 'openEdges', family: 'heightFalls' },
  { code: 'internalVehicles', family: 'internalTraffic' },
  { code: 'loadingDocks', family: 'internalTraffic' },
  { code: 'roadDriving', family: 'roadRisk' },
  { code: 'twoWheelsAndWalking', family: 'roadRisk' },
  { code: 'manualHandling', family: 'physicalWorkload' },
  { code: 'peopleHandling', family: 'physicalWorkload' },
  { code: 'awkwardPostures', family: 'physicalWorkload' },
  { code: 'repetitiveWork', family: 'physicalWorkload' },
  { code: 'forklifts', family: 'mechanicalHandling' },
  { code: 'liftingGear', family: 'mechanicalHandling' },
  { code: 'hazardousProducts', family: 'chemicals' },
  { code: 'dustsAndFumes', family: 'chemicals' },
  { code: 'carcinogens', family: 'chemicals' },
  { code: 'contagiousContact', family: 'biologicalAgents' },
  { code: 'bloodExposure', family: 'biologicalAgents' },
  { code: 'soiledMaterials', family: 'biologicalAgents' },
  { code: 'movingParts', family: 'workEquipment' },
  { code: 'cuttingTools', family: 'workEquipment' },
  { code: 'hotSurfaces', family: 'workEquipment' },
  { code: 'fallingObjects', family: 'collapses' },
  { code: 'collapsingStructures', family: 'collapses' },
  { code: 'loudNoise', family: 'noise' },
  { code: 'disturbingNoise', family: 'noise' },
  { code: 'handArmVibration', family: 'vibration' },
  { code: 'wholeBodyVibration', family: 'vibration' },
  { code: 'heat', family: 'thermalConditions' },
  { code: 'cold', family: 'thermalConditions' },
  { code: 'poorLighting', family: 'lighting' },
  { code: 'glare', family: 'lighting' },
  { code: 'ionisingRadiation', family: 'radiation' },
  { code: 'opticalAndElectromagnetic', family: 'radiation' },
  { code: 'faultyInstallations', family: 'electricity' },
  { code: 'electricalWork', family: 'electricity' },
  { code: 'fire', family: 'fireAndExplosion' },
  { code: 'explosion', family: 'fireAndExplosion' },
  { code: 'hyperbaric', family: 'pressureAndConfinement' },
  { code: 'confinedSpaces', family: 'pressureAndConfinement' },
  { code: 'publicAggression', family: 'violence' },
  { code: 'robbery', family: 'violence' },
  { code: 'harassment', family: 'violence' },
  { code: 'loneWork', family: 'organisation' },
  { code: 'outsideCompanies', family: 'organisation' },
  { code: 'newcomers', family: 'organisation' },
  { code: 'nightWork', family: 'workingHours' },
  { code: 'alternatingShifts', family: 'workingHours' },
  { code: 'longHours', family: 'workingHours' },
  { code: 'screenStation', family: 'screenWork' },
  { code: 'telework', family: 'screenWork' },
  { code: 'addictiveSubstances', family: 'addictivePractices' },
  { code: 'intensity', family: 'psychosocial' },
  { code: 'emotions', family: 'psychosocial' },
  { code: 'autonomy', family: 'psychosocial' },
  { code: 'relations', family: 'psychosocial' },
  { code: 'values', family: 'psychosocial' },
  { code: 'security', family: 'psychosocial' },
] as const satisfies readonly { code: string; family: Family }[];
export type HazardCode = (typeof HAZARDS)[number]['code'];

const FAMILY_OF = Object.fromEntries(HAZARDS.map(({ code, family }) => [code, family])) as Readonly<
  Record<HazardCode, Family>
>;

export function familyOf(code: HazardCode): Family {
  return FAMILY_OF[code];
}

export function isFamily(value: string): value is Family {
  return FAMILIES.some((family) => family === value);
}

export function isHazardCode(value: string): value is HazardCode {
  return Object.hasOwn(FAMILY_OF, value);
}

/** The factor whose indicator stands beside the rating of such a risk; none for a physical hazard. */
export function factorOf(code: HazardCode): Factor | undefined {
  const hazard = HAZARDS.find((one) => one.code === code);
  return hazard?.family === 'psychosocial' ? hazard.code : undefined;
}
