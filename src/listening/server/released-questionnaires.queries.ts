import type { ParisDay } from '#basics/dates.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { ReleasedPlace, ReleasedQuestionnaire } from '../rules/release.ts';
import type { QuestionnaireRows } from './release-rows.ts';

export async function insertReleasedQuestionnaire(
  tx: Tx,
  at: { readonly company_id: string; readonly monday: ParisDay },
  { id, rate, told }: ReleasedQuestionnaire,
  places: ReadonlyMap<string, ReleasedPlace>,
): Promise<void> {
  await tx
    .insertInto('released_questionnaires')
    .values({ ...at, questionnaire_id: id, rate })
    .execute();
  const rows = told.flatMap(({ placeId, listed, leaves, points }) => {
    const place = places.get(placeId);
    if (!place) return [];
    const { kind, name } = place;
    const numbers = { listed, leaves, ...points };
    return [{ ...at, questionnaire_id: id, place_id: placeId, kind, name, ...numbers }];
  });
  if (rows.length > 0) await tx.insertInto('released_dimensions').values(rows).execute();
}

/** What the caller may read of questionnaires that were told in weeks after one, until another. */
export async function findReleasedQuestionnaires(
  tx: Tx,
  companyId: string,
  { after, until }: { readonly after: ParisDay; readonly until: ParisDay },
): Promise<QuestionnaireRows[]> {
  const told = await tx
    .selectFrom('released_questionnaires')
    .select(['questionnaire_id', 'monday', 'rate'])
    .where('company_id', '=', companyId)
    .where('monday', '>', after)
    .where('monday', '<=', until)
    .execute();
  if (told.length === 0) return [];
  const places = await tx
    .selectFrom('released_dimensions')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('monday', '>', after)
    .where('monday', '<=', until)
    .orderBy('place_id')
    .execute();
  const placesOf = Map.groupBy(places, ({ questionnaire_id: id }) => id);
  return told.map((each) => ({ ...each, places: placesOf.get(each.questionnaire_id) ?? [] }));
}
