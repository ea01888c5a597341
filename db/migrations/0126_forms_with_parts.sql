-- What staff type of a product has parts: texts in each language, pictures each with what it shows, items by their
-- ids, and a description that is a document. Drafts had one text to a field, and published states their values;
-- both are kept as they are typed now (`shop/rules/product.ts`), so that a new field needs no migration of them.

create function pg_temp.typed_document(typed text) returns jsonb language sql as $$
  select case when typed is json object then typed::jsonb else to_jsonb(coalesce(typed, '')) end
$$;

create function pg_temp.typed_texts(form jsonb, suffix text) returns jsonb language sql as $$
  select jsonb_build_object(
    'name', coalesce(form ->> ('name' || suffix), ''),
    'summary', coalesce(form ->> ('summary' || suffix), ''),
    'description', pg_temp.typed_document(form ->> ('description' || suffix)),
    'seoTitle', coalesce(form ->> ('seoTitle' || suffix), ''),
    'seoDescription', coalesce(form ->> ('seoDescription' || suffix), ''))
$$;

-- Each once, in the order in which they stood in one field.
create function pg_temp.ids_in(typed text) returns table (id text, at bigint) language sql as $$
  select id, min(at) from regexp_split_to_table(coalesce(typed, ''), '\s+')
    with ordinality as each (id, at) where id <> '' group by id
$$;

create function pg_temp.typed_euros(cents integer) returns text language sql as $$
  select (cents / 100)::text || ',' || lpad((cents % 100)::text, 2, '0')
$$;

-- Nobody has written anything: who edited what, how often and when stays as it is.
alter table public.product_drafts disable trigger sign;
update public.product_drafts set form = (
    select jsonb_object_agg(name, coalesce(form ->> name, '')) from unnest(array['kind', 'theme', 'slug',
      'position', 'isFeatured', 'isCustomisable', 'status', 'price', 'plan12', 'plan6', 'plan0', 'vatRate',
      'vatReasonFr', 'vatReasonEn']) as name)
  || jsonb_build_object(
    'texts', jsonb_build_object(
      'fr', pg_temp.typed_texts(form, 'Fr'), 'en', pg_temp.typed_texts(form, 'En')),
    'items', (select coalesce(jsonb_agg(id order by at), '[]') from pg_temp.ids_in(form ->> 'items')),
    'images', (select coalesce(jsonb_agg(jsonb_build_object('id', id,
        'altFr', coalesce(form ->> ('altFr ' || id), ''),
        'altEn', coalesce(form ->> ('altEn ' || id), '')) order by at), '[]')
      from pg_temp.ids_in(form ->> 'images')))
where not form ? 'texts';
alter table public.product_drafts enable trigger sign;

create function pg_temp.typed_again(texts jsonb) returns jsonb language sql as $$
  select jsonb_object_agg(key, case when value = 'null' then to_jsonb(''::text) else value end)
  from jsonb_each(texts)
$$;

create function pg_temp.typed_plan(content jsonb, months integer) returns text language sql as $$
  select coalesce((select pg_temp.typed_euros((plan ->> 'priceCents')::integer)
    from jsonb_array_elements(content -> 'plans') as plan
    where (plan ->> 'commitmentMonths')::integer = months), '')
$$;

alter table public.product_revisions disable trigger journal;
update public.product_revisions set content = jsonb_build_object(
    'kind', content -> 'kind',
    'theme', coalesce(content ->> 'theme', ''),
    'slug', content -> 'slug',
    'position', content ->> 'position',
    'isFeatured', case when (content ->> 'isFeatured')::boolean then 'on' else '' end,
    'isCustomisable', case when (content ->> 'isCustomisable')::boolean then 'on' else '' end,
    'status', content -> 'status',
    'price', case when content -> 'plans' = '[]'
      then pg_temp.typed_euros((content ->> 'priceCents')::integer) else '' end,
    'plan12', pg_temp.typed_plan(content, 12),
    'plan6', pg_temp.typed_plan(content, 6),
    'plan0', pg_temp.typed_plan(content, 0),
    'vatRate', content #>> '{vat,rateBasisPoints}',
    'vatReasonFr', content #> '{vat,reasonFr}',
    'vatReasonEn', content #> '{vat,reasonEn}',
    'texts', jsonb_build_object('fr', pg_temp.typed_again(content #> '{texts,fr}'),
      'en', pg_temp.typed_again(content #> '{texts,en}')),
    'items', content -> 'itemIds',
    'images', content -> 'images')
where content ? 'itemIds';
alter table public.product_revisions enable trigger journal;

comment on column public.product_drafts.form is 'What is typed, right or wrong, as the form describes it.';
comment on column public.product_revisions.content is
  'The form as it would be typed, of what was shown from then on.';
