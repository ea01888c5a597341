-- Campaigns write to people who have no account. What stands in those mails leads nowhere, and whoever pays for
-- three boxes does not write to a town by taking people out of the list and putting others in.
create trigger guard_plain_names before insert or update of title on public.choice_campaigns
  for each row execute function access.guard_plain_names('title');
create trigger guard_plain_association before insert or update of association on public.choice_campaigns
  for each row when (new.association is not null)
  execute function access.guard_plain_names('association');

-- A first and a last name are read as one.
create function public.guard_full_name() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if not access.is_plain_name(btrim(left(new.first_name || ' ' || new.last_name, 200))) then
    raise check_violation using message = 'a name is one line without any link',
      table = tg_table_name, constraint = tg_table_name || '_full_name_is_plain';
  end if;
  return new;
end
$$;
revoke execute on function public.guard_full_name from public;
create trigger guard_full_name before insert on public.employees
  for each row execute function public.guard_full_name();
create trigger guard_changed_full_name before update of first_name, last_name on public.employees
  for each row when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name))
  execute function public.guard_full_name();

alter table public.choice_campaigns
  add column written_to integer not null default 0 check (written_to >= 0);
comment on column public.choice_campaigns.written_to is
  'How many people with an address were ever put into the list: each is written to.';
update public.choice_campaigns set written_to = (select count(*) from public.choice_recipients
  where campaign_id = choice_campaigns.id and (email is not null or employee_id is not null));

create function public.count_written_to() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.choice_campaigns as campaign set written_to = written_to + fresh.people
    from (select campaign_id, count(*) as people from now_rows
      where email is not null or employee_id is not null group by campaign_id) as fresh
    where campaign.id = fresh.campaign_id;
  if exists (select from public.choice_campaigns where written_to > 2 * boxes + 20
      and id in (select campaign_id from now_rows where email is not null or employee_id is not null)) then
    raise check_violation using message = 'a campaign has written to as many as it may',
      table = 'choice_campaigns', constraint = 'choice_campaigns_written_enough';
  end if;
  return null;
end
$$;
revoke execute on function public.count_written_to from public;
create trigger count_written_to after insert on public.choice_recipients
  referencing new table as now_rows
  for each statement execute function public.count_written_to();
