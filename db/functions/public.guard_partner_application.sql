-- Whoever leaves is taken out of what they signed: by the reference, one trigger deep, not as the caller that
-- they still are while their account is erased.
create or replace function public.guard_partner_application() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  same public.partner_applications := new;
begin
  if pg_trigger_depth() > 1 then
    return new;
  end if;
  new.revision := old.revision + 1;
  if auth.role() = 'authenticated' then
    -- What somebody wrote of themself is not rewritten by who examines it.
    same.state := old.state;
    same.decision_reason := old.decision_reason;
    same.revision := old.revision;
    if same is distinct from old then
      raise insufficient_privilege using message = 'an application is examined, not rewritten';
    end if;
  end if;
  if new.state = old.state then
    if new.decision_reason is distinct from old.decision_reason then
      raise insufficient_privilege using message = 'what was decided stays as it was said';
    end if;
    return new;
  end if;
  if not exists (select from public.partner_moves
    where from_state = old.state and to_state = new.state) then
    raise check_violation using
      message = format('an application cannot move from %s to %s', old.state, new.state);
  end if;
  if new.state = 'approved' and (select count(*) from public.partner_checks
    where application_id = new.id and state in ('passed', 'not-applicable')) < 5 then
    raise check_violation using message = 'nobody is approved before every check is done';
  end if;
  if new.state in ('approved', 'declined') then
    new.decided_at := access.now();
    new.decided_by := auth.uid();
  end if;
  return new;
end
$$;
