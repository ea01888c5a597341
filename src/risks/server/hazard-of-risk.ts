import { texts } from '../messages/hazards.ts';
import { type Family, familyOf, isFamily, isHazardCode } from '../rules/hazards.ts';

/** A hazard of the catalogue, or one of the company's own with its name and family. */
type HazardRow = {
  readonly hazard: string | null;
  readonly own_name: string | null;
  readonly own_family: string | null;
};

/** What it is called in both languages; the company's own has one name. */
export function hazardName({ hazard, own_name: own }: HazardRow): {
  readonly fr: string;
  readonly en: string;
} {
  if (hazard !== null && isHazardCode(hazard)) {
    return texts.hazards[hazard].name;
  }
  const name = own ?? hazard ?? '';
  return { fr: name, en: name };
}

/** Of the catalogue, or as the company has placed its own. */
export function familyOfRisk({ hazard, own_family: own }: Omit<HazardRow, 'own_name'>): Family {
  if (hazard !== null && isHazardCode(hazard)) return familyOf(hazard);
  return own !== null && isFamily(own) ? own : 'organisation';
}
