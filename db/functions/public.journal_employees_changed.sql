-- What changed is named: columns, and what was there where it is nobody's.
create or replace function public.journal_employees_changed() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.company_journal (company_id, actor, action, subject_id, details)
    select now.company_id, auth.uid(),
      case
        when was.left_on is null and now.left_on is not null then 'employee-left'
        when was.left_on is not null and now.left_on is null then 'employee-returned'
        when (was.site_id, was.team_id) is distinct from (now.site_id, now.team_id)
          then 'employee-moved'
        when was.user_id is null and now.user_id is not null then 'employee-came-in'
        else 'employee-changed'
      end, now.id,
      case when (was.site_id, was.team_id) is distinct from (now.site_id, now.team_id)
        then jsonb_strip_nulls(jsonb_build_object('site', now.site_id, 'team', now.team_id,
          'from_site', was.site_id, 'from_team', was.team_id))
        else '{}' end
      || jsonb_build_object('changed', (
        select jsonb_agg(changed.key order by changed.key)
        from jsonb_each(to_jsonb(now)) as changed
        where changed.key <> 'came_in_at' and changed.value <> to_jsonb(was) -> changed.key))
    from now_rows as now join was_rows as was using (id) where now is distinct from was;
  return null;
end
$$;
