-- Who has founded a company and handed it over erases their account as anybody does: the reference to
-- them is taken out by the database, not by a member.
create or replace function public.guard_company() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if (new.id, new.siren, new.kind, new.created_by, new.created_at)
    is distinct from (old.id, old.siren, old.kind, old.created_by, old.created_at)
    and access.is_person() then
    raise insufficient_privilege using message = 'what a company is cannot be changed by its members';
  end if;
  return new;
end
$$;
