/**
 * The rule: a column of a risk document is known by its heading, in French or English, however its
 * authors put it; several columns may hold the same text (two of measures, a rating before and one
 * after), and then all of them are kept. What is not known is left out until somebody says what it is.
 */
import { plainHeading } from '#imports/rules/import-columns.ts';

/** What a column may hold. */
export const RISK_COLUMNS = [
  'establishment',
  'unit',
  'family',
  'hazard',
  'situation',
  'harm',
  'sexDifference',
  'measures',
  'women',
  'men',
  'frequency',
  'severity',
  'mastery',
  'priority',
  'rating',
  'action',
  'responsible',
  'dueOn',
] as const;
export type RiskColumn = (typeof RISK_COLUMNS)[number];

/** One entry a column of the file, in its order; undefined for columns that are left out. */
export type RiskMapping = readonly (RiskColumn | undefined)[];

/** Texts that a file may spread over several columns. */
export const SPREAD_COLUMNS: ReadonlySet<RiskColumn> = new Set<RiskColumn>([
  'situation',
  'harm',
  'sexDifference',
  'measures',
  'rating',
  'action',
]);

/** Beyond doubt: these have their column before others that might be meant. */
const CERTAIN: readonly (readonly [RiskColumn, RegExp])[] = [
  ['establishment', /^(etablissement|establishment|site)$/],
  ['unit', /^(unites? de travail|ut|work units?)( ut)?$/],
  ['hazard', /^(dangers?|hazards?)( identifies?| identified)?$/],
];

/** The first that fits and is still free. Of plain headings: no accents, no capitals, no signs. */
const LIKELY: readonly (readonly [RiskColumn, RegExp])[] = [
  ['sexDifference', /\b(femmes?|women)\b.*\b(hommes?|men)\b|\bsexes?\b|\bgenre\b|\bgender\b/],
  ['women', /^((nb|nbre|nombre) )?(de |of )?(femmes?|women)( exposees?| exposed)?$/],
  ['men', /^((nb|nbre|nombre) )?(d |of )?(hommes?|men)( exposes?| exposed)?$/],
  ['dueOn', /echeance|^delais?\b|^date (prevue|limite|cible|butoir|de (fin|realisation|mise en))/],
  ['dueOn', /^quand$|^due\b|deadline|target date|needed by|^by when|^when$/],
  ['responsible', /responsable|pilote|porteur|^qui$|^owner|responsible|in charge|carry out|^who$/],
  ['rating', /residuel|residual|apres (mesure|action)|after (measure|action)/],
  ['frequency', /frequence|frequency|probabilit|likelihood|occurrence|^f( \d.*)?$|^p( \d.*)?$/],
  ['severity', /gravite|severit|^g( \d.*)?$/],
  ['mastery', /maitrise|mastery|^m( \d.*)?$|^controle?$|(level|degree) of control/],
  ['priority', /^(ordre |niveau |degre |rang )?(de |d )?(priorit|priority)|^p$/],
  ['action', /\ba (mener|prevoir|prendre|realiser|engager|faire|mettre)\b|\bto (be taken|do)\b/],
  ['measures', /(mesure|moyen|prevention|protection|action|disposi|control).*(exist|deja|actuel)/],
  ['measures', /(mesure|moyen|action|measure|control)s? (mis(es)? )?(en|in) place|already|^exist/],
  ['action', /\bactions?\b|^plan d|propos|preconis|recomm[ae]n|amelior|improve|complementaire/],
  ['action', /envisage|planifi|correctiv|\bfurther\b|additional|planned/],
  [
    'rating',
    /cotation|criticit|\bscore\b|^note\b|niveau (de |du )?risque|level of risk|\brating\b/,
  ],
  [
    'rating',
    /risque (brut|initial|net|final)|risk (level|score|matrix)|evaluation|indice|hierarch/,
  ],
  ['rating', /^(c|r|ipr|total)$|^[fgp] (x )?[fgpm]\b/],
  [
    'family',
    /famille|\bfamily\b|categor|^(types?|nature) (de |du |of )?(risque|danger|risk|hazard)/,
  ],
  ['harm', /dommage|consequence|\bharm|lesion|atteinte|^effets?\b|blessure|injur/],
  ['measures', /mesure|measure|moyen|prevention|protection|\bep[ic]\b|precaution|controls\b/],
  ['measures', /observation|commentaire|remarque|remark|comment|\bnotes\b/],
  ['situation', /situation|description|evenement|circonstance|scenario/],
  ['hazard', /danger|hazard|risque|\brisks?\b/],
  ['establishment', /etablissement|establishment|\bsites?\b|agence|magasin|usine|^branch|^plant\b/],
  ['unit', /unite|\but\b|\bunit\b|poste|service|secteur|atelier|metier|departe?ment|equipe|team/],
  ['unit', /^lieu|^zone|^area|workstation|workplace|^job/],
  [
    'situation',
    /activit|tache|\btasks?\b|operation|phase|danger|hazard|risque|\brisks?\b|equipement/,
  ],
  ['situation', /poste|service|secteur|atelier|metier|equipe|team|^lieu|^zone|^area|^job/],
];

/** Numbers and states of lines; and how many people a unit has, which is no exposure to a risk. */
const OTHER =
  /^(n|no|num|numero|code|ref|reference|id|rang|ligne|line|page|statut|status|etat|avancement|suivi|cout|cost|budget)\b|(dans l unite|in the unit)$/;
/** In our own lists, beside the unit that they describe; elsewhere part of the situation. */
const OF_OUR_UNITS = /^(activites|activities)$/;
const LONGEST_HEADING = 120;
const SCALES: ReadonlySet<RiskColumn> = new Set<RiskColumn>(['frequency', 'severity', 'mastery']);

/** What each column holds by its heading. */
export function guessRiskColumns(headings: readonly string[]): RiskMapping {
  const plain = headings.map(plainHeading);
  const isOurs = plain.some((heading) => /(dans l unite|in the unit)$/.test(heading));
  const taken = new Set<RiskColumn>();
  function take(columns: readonly RiskColumn[]): RiskColumn | undefined {
    const free = columns.find((column) => SPREAD_COLUMNS.has(column) || !taken.has(column));
    if (free !== undefined) taken.add(free);
    return free;
  }
  const certain = plain.map((heading) => take(fitting(CERTAIN, heading)));
  return plain.map((heading, at) => {
    if (certain[at] !== undefined) return certain[at];
    if (heading.length > LONGEST_HEADING || OTHER.test(heading)) return undefined;
    if (isOurs && OF_OUR_UNITS.test(heading)) return undefined;
    const columns = fitting(LIKELY, heading);
    // A second frequency is that of what is left of the risk: it stays with the rating.
    return take(SCALES.has(columns[0] as RiskColumn) ? [...columns, 'rating'] : columns);
  });
}

function fitting(names: readonly (readonly [RiskColumn, RegExp])[], heading: string): RiskColumn[] {
  return names.filter(([, pattern]) => pattern.test(heading)).map(([column]) => column);
}

const WHOLE_RATING =
  /^((niveau|cotation|score|note|indice|level|rating|evaluation)?( ?(de |du |of )?(risque|risk))?( (brut|initial|level|score|rating))?|criticite( f g)?|[fp] g( m)?|hierarchisation|total|c|r|ipr|cotation d origine|original rating)$/;

/** Whether a heading says no more of a rating than that it is one: not which part, nor when. */
export function isWholeRating(heading: string): boolean {
  return WHOLE_RATING.test(plainHeading(heading));
}

/** How many cells of a row are headings of a risk document. */
export function knownRiskHeadings(row: readonly string[]): number {
  return guessRiskColumns(row).filter((column) => column !== undefined).length;
}

export type RiskMappingProblem = 'no-risk' | 'column-twice';

/** What keeps a file from being read with these columns, if anything. */
export function riskMappingProblem(mapping: RiskMapping): RiskMappingProblem | undefined {
  const alone = mapping.filter((column) => column !== undefined && !SPREAD_COLUMNS.has(column));
  if (new Set(alone).size < alone.length) return 'column-twice';
  return mapping.includes('situation') || mapping.includes('hazard') ? undefined : 'no-risk';
}
