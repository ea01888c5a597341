import { inLanguages } from '#basics/messages.ts';
import { plainHeading } from '#imports/rules/import-columns.ts';
import { texts } from '../messages/hazards.ts';
import { familyInWords } from '../rules/family-words.ts';
import { FAMILIES, type Family, HAZARDS, type HazardCode } from '../rules/hazards.ts';

const { fr, en } = inLanguages(texts);

const HAZARDS_BY_NAME: ReadonlyMap<string, HazardCode> = new Map(
  HAZARDS.flatMap(({ code }) =>
    [fr, en].map(({ hazards }) => [nameKey(hazards[code].name), code] as const),
  ),
);

const FAMILIES_BY_NAME: ReadonlyMap<string, Family> = new Map(
  FAMILIES.flatMap((family) =>
    [fr, en].map(({ families }) => [nameKey(families[family]), family] as const),
  ),
);

/** A name as it is compared: one or several, with or without accents, whatever is between words. */
export function nameKey(name: string): string {
  const words = plainHeading(name).split(' ');
  const singular = words.map((word) => (word.length > 3 ? word.replace(/s$/, '') : word)).join(' ');
  // Of signs alone nothing would be left, and all such names would be one.
  return singular === '' ? name.toLowerCase() : singular;
}

/** The hazard of the catalogue that has this name, in whichever language. */
export function hazardByName(name: string): HazardCode | undefined {
  return HAZARDS_BY_NAME.get(nameKey(name));
}

/** The family that has this name, in whichever language, or in words of its own. */
export function familyByName(name: string): Family | undefined {
  return FAMILIES_BY_NAME.get(nameKey(name)) ?? familyInWords(name);
}
