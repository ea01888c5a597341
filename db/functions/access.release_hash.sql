-- The hash that these rows have by `src/listening/rules/release.ts`, whose texts these are to the byte.
create or replace function access.release_hash(company uuid, week date) returns bytea
  language sql stable security definer set search_path = ''
begin atomic
  with cells as materialized (
    select place_id, kind = 'team' as is_team, format('[%s,%s,%s,%s%s]', to_json(place_id),
      coalesce(to_json(parent_id)::text, 'null'), to_json(kind), to_json(name::text),
      case when points is not null then format(',"%s","%s",%s,%s,%s,%s', points, thread, listed,
        leaves, to_json(begins), coalesce(outside::text, 'null')) end) as line
    from public.released_cells where company_id = company and monday = week
  ), factors as materialized (
    select coalesce(is_team, false) as is_team,
      format('[%s,%s,"%s"]', to_json(place_id), to_json(factor), points) as line
    from public.released_factors left join cells using (place_id)
    where company_id = company and monday = week
  ), dimensions as materialized (
    select coalesce(is_team, false) as is_team,
      format('[%s,%s,%s,"%s","%s","%s","%s","%s","%s"]', to_json(place_id), listed, leaves,
        demands, autonomy, support, recognition, meaning, conflict) as line
    from public.released_dimensions left join cells using (place_id)
    where company_id = company and monday = week
  ), lines as (
    select 'cells' as kind, is_team, line from cells
    union all
    select 'factors', is_team, line from factors
    union all
    select 'dimensions', is_team, line from dimensions
  ), lists as (
    select kind, is_team, string_agg(to_json(line)::text, ',' order by line collate "C") as list
    from lines group by kind, is_team
  ), texts as (
    select is_team, format('"cells":[%s],"factors":[%s]',
        (select list from lists where kind = 'cells' and lists.is_team = part.is_team),
        (select list from lists where kind = 'factors' and lists.is_team = part.is_team)) as text,
      (select format(',"questionnaire":[%s,%s,[%s]]', to_json(questionnaire_id), to_json(rate),
          (select list from lists where kind = 'dimensions' and lists.is_team = part.is_team))
        from public.released_questionnaires
        where company_id = company and monday = week) as questionnaire
    from (values (false), (true)) as part (is_team)
  ), poll as (
    select format(',"poll":[%s,%s,%s,[%s]]', to_json(polls.id), to_json(polls.wording::text),
      to_json(polls.choices), (
        select string_agg(to_json(line)::text, ',' order by line collate "C")
        from (select format('[%s,%s,%s,%s,%s]', to_json(place_id), listed, parts, to_json(rate),
            to_json(percents)) as line
          from public.released_polls where company_id = company and monday = week) as told
      )) as text
    from public.polls where polls.id = (select min(poll_id::text)::uuid from public.released_polls
      where company_id = company and monday = week)
  )
  select sha256(coalesce(previous_hash, '')
    || sha256(convert_to(format('{"companyId":%s,"monday":%s,"method":%s,"leastK":%s,"list":%s,%s%s%s}',
      to_json(company), to_json(week), method, least_k,
      case when list_since is null then 'null'
        else format('[%s,%s]', to_json(list_since), to_json(rate)) end,
      (select text from texts where not is_team), (select text from poll),
      (select questionnaire from texts where not is_team)), 'UTF8'))
    || sha256(convert_to(format('{"companyId":%s,"monday":%s,%s%s}', to_json(company),
      to_json(week), (select text from texts where is_team),
      (select questionnaire from texts where is_team)), 'UTF8')))
  from public.releases where company_id = company and monday = week;
end;
