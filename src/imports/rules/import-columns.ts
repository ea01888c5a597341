/**
 * The rule: a column is known by its heading, however a payroll program writes it; what is not known
 * is left out until somebody says what it is.
 */
import type { NameOrder } from './full-name.ts';

/** What a column may hold; `fullName` is both names in one cell. */
export const COLUMN_KINDS = [
  'lastName',
  'firstName',
  'fullName',
  'email',
  'employeeNumber',
  'site',
  'team',
] as const;

export type ColumnKind = (typeof COLUMN_KINDS)[number];

/** One entry a column of the file, in its order; undefined for columns that are left out. */
export type ColumnMapping = readonly (ColumnKind | undefined)[];

const HEADINGS: Readonly<Record<ColumnKind, readonly string[]>> = {
  lastName: [
    'nom',
    'nom de famille',
    'nom usuel',
    'nom d usage',
    'nom patronymique',
    'last name',
    'lastname',
    'surname',
    'family name',
    'nom salarie',
    'nom du salarie',
  ],
  firstName: [
    'prenom',
    'prenoms',
    'prenom usuel',
    'prenom salarie',
    'prenom du salarie',
    'first name',
    'firstname',
    'given name',
  ],
  fullName: [
    'nom prenom',
    'nom et prenom',
    'prenom nom',
    'prenom et nom',
    'nom prenoms',
    'salarie',
    'salaries',
    'collaborateur',
    'collaboratrice',
    'employe',
    'nom complet',
    'full name',
    'name',
    'employee',
    'employee name',
    'identite',
    'agent',
  ],
  email: [
    'email',
    'e mail',
    'mail',
    'courriel',
    'adresse mail',
    'adresse e mail',
    'adresse email',
    'adresse courriel',
    'adresse electronique',
    'email professionnel',
    'e mail professionnel',
    'mail professionnel',
    'mail pro',
    'email pro',
    'email address',
    'work email',
  ],
  employeeNumber: [
    'matricule',
    'mat',
    'numero',
    'numero salarie',
    'n salarie',
    'no salarie',
    'numero de salarie',
    'n matricule',
    'numero matricule',
    'code salarie',
    'id salarie',
    'identifiant',
    'id',
    'employee number',
    'employee id',
    'staff number',
    'code',
  ],
  site: [
    'site',
    'etablissement',
    'agence',
    'lieu',
    'lieu de travail',
    'magasin',
    'usine',
    'implantation',
    'ville',
    'location',
    'office',
    'branch',
    'plant',
  ],
  team: [
    'equipe',
    'service',
    'departement',
    'direction',
    'unite',
    'atelier',
    'pole',
    'team',
    'department',
    'unit',
    'group',
  ],
};

const KIND_BY_HEADING: ReadonlyMap<string, ColumnKind> = new Map(
  COLUMN_KINDS.flatMap((kind) => HEADINGS[kind].map((heading) => [heading, kind] as const)),
);

/** A heading as it is compared: no accents, no capitals, no signs. */
export function plainHeading(heading: string): string {
  return heading
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** How many cells of a row are headings that an import knows. */
export type HeadingCount = (row: readonly string[]) => number;

/** Of a list of employees. */
export const knownHeadings: HeadingCount = (row) =>
  guessColumns(row).filter((kind) => kind !== undefined).length;

/** What each column holds by its heading; a kind is given to the first column that has it. */
export function guessColumns(headings: readonly string[]): ColumnMapping {
  const taken = new Set<ColumnKind>();
  return headings.map((heading) => {
    const kind = KIND_BY_HEADING.get(plainHeading(heading));
    if (kind === undefined || taken.has(kind)) return undefined;
    taken.add(kind);
    return kind;
  });
}

/** Where the headings stand: exports often begin with a title and empty lines. */
export function headingRow(
  rows: readonly (readonly string[])[],
  knownIn: HeadingCount = knownHeadings,
): number | undefined {
  const known = rows.slice(0, 20).map(knownIn);
  const best = Math.max(0, ...known);
  return best >= 2 ? known.indexOf(best) : undefined;
}

/** "Prénom Nom" says which comes first; every other heading leaves it at the French custom. */
export function nameOrderOf(heading: string): NameOrder {
  return /^(prenom|first|given)/.test(plainHeading(heading)) ? 'first-last' : 'last-first';
}

export type MappingProblem = 'no-name' | 'kind-twice' | 'name-twice';

/** What keeps a file from being read with these columns, if anything. */
export function mappingProblem(mapping: ColumnMapping): MappingProblem | undefined {
  const kinds = mapping.filter((kind) => kind !== undefined);
  if (new Set(kinds).size < kinds.length) return 'kind-twice';
  const hasBoth = kinds.includes('firstName') && kinds.includes('lastName');
  const hasFull = kinds.includes('fullName');
  if (hasFull && (kinds.includes('firstName') || kinds.includes('lastName'))) return 'name-twice';
  return hasBoth || hasFull ? undefined : 'no-name';
}
