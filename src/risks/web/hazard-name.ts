import type { AssessedRisk, HazardCatalogue } from '../contract.ts';

/** What a risk's hazard is called. */
export function hazardNameOf(
  { hazard, ownHazardId }: Pick<AssessedRisk, 'hazard' | 'ownHazardId'>,
  catalogue: HazardCatalogue,
): string {
  return (
    catalogue.hazards.find(({ code }) => code === hazard)?.name ??
    catalogue.own.find(({ id }) => id === ownHazardId)?.name ??
    hazard ??
    ''
  );
}
