-- A version of the risk document is issued as it was frozen, and says what it says beside its text; where it was
-- not reviewed in what the law asks of every document, somebody signs for that apart, whoever writes the row.
-- The screens judge by `risks/rules/readiness.ts`; a test holds the two together.

create function access.duerp_lacks(document jsonb) returns jsonb
  language sql immutable parallel safe set search_path = ''
  return (
    with units as (
      select unit ->> 'id' as id, (unit ->> 'women')::bigint as women, (unit ->> 'men')::bigint as men
      from jsonb_array_elements(document -> 'units') as unit
    ), risks as (
      select risk ->> 'id' as id, risk ->> 'unitId' as unit_id,
        risk ->> 'women' is null or risk ->> 'men' is null as is_uncounted,
        coalesce(risk -> 'isProposal' = 'true', false) as is_proposal,
        risk -> 'evaluation' ->> 'method' is null as is_unrated,
        coalesce((risk ->> 'priority')::integer, case risk -> 'evaluation' ->> 'method'
          when 'four-by-four' then case when (risk -> 'evaluation' ->> 'frequency')::numeric
            * (risk -> 'evaluation' ->> 'severity')::numeric
            * coalesce((risk -> 'evaluation' ->> 'mastery')::numeric, 4) > 32 then 1 end
          else case when (risk -> 'evaluation' ->> 'frequency')::numeric
            * (risk -> 'evaluation' ->> 'severity')::numeric > 45 then 1 end end) as priority
      from jsonb_array_elements(document -> 'risks') as risk
    ), acted as (
      select action ->> 'riskId' as risk_id from jsonb_array_elements(document -> 'actions') as action
      where action ->> 'state' <> 'dropped'
    ), lacks (rank, code, count) as (
      select 1, 'unit-without-risk', count(*) from units
        where exists (select from risks) and id not in (select unit_id from risks)
      union all select 2, 'unit-without-people', count(*) from units where women is null or men is null
      union all select 3, 'place-not-covered',
        jsonb_array_length(coalesce(document -> 'uncoveredPlaces', '[]'))
      union all select 4, 'people-not-covered', case when count(*) = count(women + men) and count(*) > 0
        then greatest(0, (document -> 'company' ->> 'headcount')::bigint - sum(women + men)) else 0 end
        from units
      union all select 5, 'proposal-not-reviewed', count(*) from risks where is_proposal
      union all select 6, 'risk-not-evaluated', count(*) from risks where is_unrated
      union all select 7, 'risk-without-people', count(*) from risks where is_uncounted
      union all select 8, 'priority-without-action', count(*) from risks
        where priority = 1 and id not in (select risk_id from acted)
    )
    select coalesce(jsonb_agg(jsonb_build_object('code', code, 'count', count) order by rank), '[]')
    from lacks where count > 0);
comment on function access.duerp_lacks is
  'For what of this document somebody must sign apart before it is issued, and how many of each.';
revoke execute on function access.duerp_lacks from public;
grant execute on function access.duerp_lacks to service_role;

create function public.guard_duerp_issue() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  record jsonb := new.content::jsonb;
  document jsonb := record -> 'document';
  signed jsonb := record -> 'reservation';
  lacks jsonb := access.duerp_lacks(document);
begin
  if document is distinct from old.content::jsonb then
    raise check_violation using message = 'what is issued is what was frozen',
      constraint = 'duerp_versions_as_frozen';
  end if;
  if (record ->> 'number', record ->> 'issuedOn', record ->> 'reason', record ->> 'note',
      record -> 'opinion') is distinct from
    (new.number::text, to_char(new.issued_on, 'YYYY-MM-DD'), new.reason, new.note::text, new.opinion) then
    raise check_violation using message = 'a version says in its text what it says beside it',
      constraint = 'duerp_versions_record';
  end if;
  if jsonb_array_length(document -> 'units') = 0 or jsonb_array_length(document -> 'risks') = 0
    or document ->> 'responsible' is null then
    raise check_violation using message = 'this is no risk document yet',
      constraint = 'duerp_versions_ready';
  end if;
  if lacks = '[]' and signed is not null or lacks <> '[]' and (
    signed -> 'findings' is distinct from lacks
    or coalesce(btrim(signed ->> 'name'), '') = '' or coalesce(btrim(signed ->> 'as'), '') = '') then
    raise check_violation using message = 'somebody signs apart for what a version lacks',
      constraint = 'duerp_versions_signed_apart';
  end if;
  return new;
end
$$;
revoke execute on function public.guard_duerp_issue from public;
create trigger guard_issue before update on public.duerp_versions
  for each row when (new.state = 'issued' and old.state = 'consultation')
  execute function public.guard_duerp_issue();
