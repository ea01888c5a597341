/**
 * The rule: a family of risks that a file names in its own words is the first whose usual words are in
 * it; the words are those of the guide of INRS (ED 840) and of its English equals.
 */
import { plainHeading } from '#imports/rules/import-columns.ts';
import type { Family } from './hazards.ts';

/** Of plain texts; what is more particular stands before what is more general. */
const WORDS: readonly (readonly [Family, RegExp])[] = [
  ['psychosocial', /psychosoc|\brps\b|\bstress|burn ?out|epuisement|charge mentale|mental load/],
  ['violence', /violence|agress|incivil|harcel|harass|sexis|braquage|robbery/],
  ['sameLevelFalls', /plain pied|glissade|same level|\bslips?\b|\btrips?\b/],
  ['heightFalls', /hauteur|\bheights?\b/],
  ['collapses', /effondre|chutes? d objets?|collapse|falling objects?/],
  ['internalTraffic', /circulation|on site traffic|traffic on site|vehicules? et pietons?/],
  ['roadRisk', /routier|\broute\b|\broad\b|conduite|driving/],
  [
    'mechanicalHandling',
    /manutention mecan|mechanical handling|levage|chariot|lifting (gear|operation)|forklift/,
  ],
  ['physicalWorkload', /charge physique|manutention|\btms\b|posture|gestes? repet|manual handling/],
  [
    'physicalWorkload',
    /troubles? musculo|musculoskeletal|ergonom|physical workload|port de charge/,
  ],
  ['chemicals', /chimi|\bcmr\b|poussiere|amiante|chemical|dust|asbestos|solvant/],
  ['biologicalAgents', /biolog|infect|virus|legionel|covid/],
  ['noise', /\bbruits?\b|sonore|\bnoise\b/],
  ['vibration', /vibration/],
  ['radiation', /rayonnement|radiation|radon|laser|ultraviolet|electromagn/],
  ['electricity', /electri/],
  ['fireAndExplosion', /incendie|explosi|\bfire\b|\batex\b/],
  ['pressureAndConfinement', /confine|hyperbar|sous pression/],
  ['thermalConditions', /therm|chaleur|\bfroid\b|temperature|intemperie|\bheat\b|\bcold\b/],
  ['lighting', /eclair|lumi|\blighting\b|\bglare\b/],
  ['screenWork', /\becrans?\b|screen|teletravail|telework/],
  ['workEquipment', /machine|equipements? de travail|outil|work equipment|\btools?\b|coupure/],
  [
    'workingHours',
    /horaire|travail de nuit|travail poste|\bnuit\b|night work|\bshifts?\b|working hours/,
  ],
  ['addictivePractices', /addict|alcool|drogue|alcohol|\bdrugs?\b/],
  ['organisation', /isole|entreprises? exterieure|intervenants? exterieur|coactivite|lone work/],
];

export function familyInWords(text: string): Family | undefined {
  const plain = plainHeading(text);
  return WORDS.find(([, pattern]) => pattern.test(plain))?.[0];
}
