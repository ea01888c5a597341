-- What was told of a week is given to people while it is what was told: its hash follows from its rows, it cites the
-- week before, and the week after cites it. The night's check finds the rest, and tells of it.

-- The hash that these rows have by `src/listening/rules/release.ts`, whose texts these are to the byte.
create function access.release_hash(company uuid, week date) returns bytea
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
  ), lines as (
    select 'cells' as kind, is_team, line from cells
    union all
    select 'factors', is_team, line from factors
  ), lists as (
    select kind, is_team, string_agg(to_json(line)::text, ',' order by line collate "C") as list
    from lines group by kind, is_team
  ), texts as (
    select is_team, format('"cells":[%s],"factors":[%s]',
      (select list from lists where kind = 'cells' and lists.is_team = part.is_team),
      (select list from lists where kind = 'factors' and lists.is_team = part.is_team)) as text
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
    || sha256(convert_to(format('{"companyId":%s,"monday":%s,"method":%s,"leastK":%s,"list":%s,%s%s}',
      to_json(company), to_json(week), method, least_k,
      case when list_since is null then 'null'
        else format('[%s,%s]', to_json(list_since), to_json(rate)) end,
      (select text from texts where not is_team), (select text from poll)), 'UTF8'))
    || sha256(convert_to(format('{"companyId":%s,"monday":%s,%s}', to_json(company), to_json(week),
      (select text from texts where is_team)), 'UTF8')))
  from public.releases where company_id = company and monday = week;
end;

-- A table asks for each of its rows: what is known of a week is kept until the transaction ends. Five years of weeks
-- have a setting each, so that a connection never has more of them.
create function access.is_as_told(company uuid, week date) returns boolean
  language plpgsql stable strict security definer set search_path = '' cost 10000
as $$
declare
  kept constant text := 'access.week_' || abs((week - date '2001-01-01') / 7 % 256);
  known constant text := current_setting(kept, true);
  mark constant text := company || '/' || week || '=';
  answer boolean;
begin
  if starts_with(known, mark) then
    return right(known, 1) = 't';
  end if;
  -- Of method 1 the texts are not known any more, and it came before the other one.
  select coalesce(case when method > 1 then hash = access.release_hash(company, week)
        else not exists (select from public.releases as before
          where before.company_id = company and before.monday < week and before.method > 1) end
      and previous_hash is not distinct from (select before.hash from public.releases as before
        where before.company_id = company and before.monday < week
        order by before.monday desc limit 1)
      and hash = coalesce((select after.previous_hash from public.releases as after
        where after.company_id = company and after.monday > week
        order by after.monday limit 1), hash), false)
    into answer from public.releases where company_id = company and monday = week;
  answer := coalesce(answer, false);
  perform set_config(kept, mark || left(answer::text, 1), true);
  return answer;
end
$$;
comment on function access.is_as_told is
  'Whether what is kept of a week of a company is what was told: else it is given to nobody.';
revoke execute on function access.release_hash, access.is_as_told from public;
grant execute on function access.is_as_told to authenticated, service_role;

do $$
declare
  named text;
begin
  foreach named in array array['releases', 'released_cells', 'released_factors', 'released_polls']
  loop
    execute format('create policy "As it was told" on public.%I as restrictive
      for select to authenticated using (access.is_as_told(company_id, monday))', named);
  end loop;
end
$$;
