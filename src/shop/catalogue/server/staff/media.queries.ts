import { type Selectable, sql } from 'kysely';
import type { DB, MediaKind } from '#platform/database/schema.gen.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { MediumValues } from '../../rules/medium-form.ts';

/** As PostgreSQL writes a row in JSON too; its instants are read nowhere. */
export type MediumRow = Omit<Selectable<DB['media']>, 'bytes' | 'added_at' | 'changed_at'>;

export type MediumUse = {
  readonly what: 'product' | 'draft' | 'item' | 'evidence';
  /** Of the product or the item. */
  readonly id: string;
  readonly fr: string;
  readonly en: string;
};

/** Every picture and document with where it is used; the newest first. One query, however many. */
export async function findMedia(tx: Tx) {
  const { rows } = await sql<Selectable<DB['media']> & { uses: readonly MediumUse[] }>`
    with uses as (
      select distinct image_id as medium_id, 'product' as what, products.id, fr.name as fr, en.name as en
        from public.product_images
          join public.products on products.id = product_id
          join public.product_translations as fr on fr.product_id = products.id and fr.language = 'fr'
          join public.product_translations as en on en.product_id = products.id and en.language = 'en'
      union all
      select distinct (id #>> '{}')::uuid, 'draft', product_id,
          coalesce(form #>> '{texts,fr,name}', ''), coalesce(form #>> '{texts,en,name}', '')
        from public.product_drafts, jsonb_path_query(form, '$.images[*].id') as image (id)
        where id #>> '{}' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
      union all
      select used.medium_id, used.what, items.id, fr.name, en.name
        from public.items
          cross join lateral (values (image_id, 'item'), (evidence_document_id, 'evidence'))
            as used (medium_id, what)
          join public.item_translations as fr on fr.item_id = items.id and fr.language = 'fr'
          join public.item_translations as en on en.item_id = items.id and en.language = 'en'
        where used.medium_id is not null
    )
    select media.*, coalesce(used.uses, '[]') as uses
    from public.media left join (
      select medium_id, json_agg(json_build_object('what', what, 'id', uses.id, 'fr', fr, 'en', en)
        order by what, fr, uses.id) as uses from uses group by medium_id) as used
      on used.medium_id = media.id
    order by added_at desc, media.id`.execute(tx);
  return rows;
}

/** Which of these there are, of that kind. */
export async function findMediaIds(
  tx: Tx,
  kind: MediaKind,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('media')
    .select('id')
    .where('kind', '=', kind)
    .where('id', 'in', ids)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Until the transaction ends, nobody else changes it. */
export function lockMedium(tx: Tx, id: string) {
  return tx.selectFrom('media').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function findMedium(tx: Tx, id: string) {
  return tx.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst();
}

export type MediumFile = {
  readonly kind: MediaKind;
  readonly version: string;
  readonly mime_type: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
};

/** Adds it, or changes its words and, where there is one, its file. Answers its revision. */
export async function writeMedium(
  tx: Tx,
  id: string,
  { values, file, at }: { values: MediumValues; file: MediumFile | undefined; at: Date },
): Promise<number> {
  const words = {
    name: values.name,
    alt_fr: values.altFr,
    alt_en: values.altEn,
    focus_x: values.focusX,
    focus_y: values.focusY,
    changed_at: at,
  };
  // What comes with the product is no longer shown once a file of one's own takes its place.
  const content = file && { ...file, path: null };
  const changed = await tx
    .updateTable('media')
    .set({ ...words, ...content })
    .where('id', '=', id)
    .returning('revision')
    .executeTakeFirst();
  if (changed) return changed.revision;
  if (!content) throw new Error('A new medium has a file');
  const { revision } = await tx
    .insertInto('media')
    .values({ id, ...words, ...content, added_at: at })
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

export function deleteMedium(tx: Tx, id: string) {
  return tx.deleteFrom('media').where('id', '=', id).execute();
}

/**
 * Forgets files that nothing is made of any more: uploads that came to nothing after a day, what was replaced
 * or removed once its time is over, and cuts around a focus that has moved.
 */
export async function forgetUnusedFiles(tx: Tx, now: Date): Promise<void> {
  await sql`
    delete from storage.objects
    where bucket_id in ('media', 'media-originals') and created_at < ${now}::timestamptz - interval '1 day'
      and not exists (select from public.media_former_versions
        where version::text = split_part(objects.name, '/', 2) and remove_after > ${now})
      and not exists (select from public.media where version::text = split_part(objects.name, '/', 2)
        and (split_part(objects.name, '/', 3) !~ '^(card|square)-'
          or split_part(objects.name, '/', 3) like format('%%-%sx%s.%%', focus_x, focus_y)))`.execute(
    tx,
  );
  await tx.deleteFrom('media_former_versions').where('remove_after', '<=', now).execute();
}
