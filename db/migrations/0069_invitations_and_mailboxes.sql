-- What is counted for a mailbox is counted however its address is written; the same rule as `mailboxKey` of
-- `basics/contact-details.ts`, and a test that holds them together.
create function access.mailbox_key(address text) returns text
  language sql immutable parallel safe
  return (select case when split_part(plain, '@', 2) in ('gmail.com', 'googlemail.com')
      then replace(split_part(plain, '@', 1), '.', '') || '@gmail.com' else plain end
    from regexp_replace(lower(address), '^([^+@]+)[+][^@]*@', '\1@') as plain);
comment on function access.mailbox_key is
  'Under which an address is counted. For counting alone: nobody is known by it, and nothing is sent to it.';
revoke execute on function access.mailbox_key from public;
grant execute on function access.mailbox_key to authenticated, service_role;
-- Of orders that may count as unpaid.
create index orders_by_mailbox on public.orders (access.mailbox_key(email), placed_at)
  where state in ('awaiting-payment', 'cancelled');
