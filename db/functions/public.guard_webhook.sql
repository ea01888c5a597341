create or replace function public.guard_webhook() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform from public.companies where id = new.company_id for update;
    if (select count(*) from public.webhooks
      where company_id = new.company_id and removed_at is null) >= 10 then
      raise exception 'a company has ten webhooks at most'
        using errcode = 'check_violation', constraint = 'webhooks_at_most';
    end if;
    return new;
  end if;
  -- Who added one may go, also after it was removed.
  if (old.removed_at is not null and new.removed_at is distinct from old.removed_at)
    or new.secret_version not in (old.secret_version, old.secret_version + 1)
    or (new.id, new.company_id, new.url, new.scopes, new.created_at)
    is distinct from (old.id, old.company_id, old.url, old.scopes, old.created_at) then
    raise exception 'a webhook is replaced, not changed' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
