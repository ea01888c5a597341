-- Descriptions of products are documents: paragraphs, headings, lists, words that lead somewhere.
alter table public.product_translations add column document jsonb;
update public.product_translations set document = jsonb_build_object('type', 'doc', 'content', (
  select coalesce(jsonb_agg(jsonb_build_object('type', 'paragraph', 'content',
    jsonb_build_array(jsonb_build_object('type', 'text', 'text', trim(paragraph)))) order by place), '[]')
  from regexp_split_to_table(description, '\n{2,}') with ordinality as split (paragraph, place)
  where trim(paragraph) <> ''));
alter table public.product_translations drop column description;
alter table public.product_translations rename column document to description;
alter table public.product_translations alter column description set not null,
  add check (description ->> 'type' = 'doc' and jsonb_typeof(description -> 'content') = 'array'
    and length(description::text) <= 200000);
comment on column public.product_translations.description is
  'A document as the editor writes it; `basics/rich-text.ts` says what it may hold.';
