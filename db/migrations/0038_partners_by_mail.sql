-- Partners by mail: documents that reached staff otherwise than through the partner's link, and the letters
-- that say what was decided of a document or of the partnership.

alter table public.partner_evidence
  add column came_from public.label,
  add column added_by uuid references auth.users on delete set null,
  add check (added_by is null or came_from is not null);
comment on column public.partner_evidence.came_from is
  'How it reached staff, who added it; null for what the partner sent through their link.';
create index partner_evidence_adder on public.partner_evidence (added_by);

-- What the partner sends is told by the document itself; what staff add is a change by somebody.
create or replace trigger journal after insert or update on public.partner_evidence
  for each row execute function public.note_staff_change('partner-evidence', 'id');

alter table public.partner_messages
  drop constraint partner_messages_kind_check,
  add constraint partner_messages_kind_check check (kind in
    ('message', 'approved', 'declined', 'document-refused', 'suspended', 'reinstated'));

-- Products on sale that hold items of somebody suspended are work of staff.
create trigger announce_work after update of suspended_at on public.partners
  for each statement execute function public.announce_staff_work();

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

create or replace function public.sign_partner_check() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if pg_trigger_depth() > 1 then
    return new;
  end if;
  if auth.role() = 'authenticated' then
    new.checked_by := auth.uid();
    new.checked_at := access.now();
  end if;
  new.revision := case tg_op when 'INSERT' then 1 else old.revision + 1 end;
  return new;
end
$$;

create or replace function public.guard_partner_evidence() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  same public.partner_evidence := new;
begin
  if pg_trigger_depth() > 1 then
    return new;
  end if;
  new.revision := old.revision + 1;
  if auth.role() = 'authenticated' then
    same.state := old.state;
    same.note := old.note;
    same.issued_on := old.issued_on;
    same.expires_on := old.expires_on;
    same.revision := old.revision;
    if same is distinct from old or new.state = 'received' then
      raise insufficient_privilege using message = 'evidence is judged, not rewritten';
    end if;
    new.judged_by := auth.uid();
    new.judged_at := access.now();
  end if;
  return new;
end
$$;

create or replace function public.sign_draft() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if pg_trigger_depth() > 1 then
    return new;
  end if;
  if auth.role() = 'authenticated' then
    new.edited_by := auth.uid();
    new.edited_at := access.now();
  end if;
  -- Choosing an hour changes nothing of what is typed.
  new.revision := case when tg_op = 'INSERT' then 1
    when new.form is distinct from old.form then old.revision + 1 else old.revision end;
  return new;
end
$$;
