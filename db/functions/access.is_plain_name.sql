-- Names that stand in mails to people who do not know whoever typed them, in one place for every table;
-- the same rule as `basics/plain-name.ts`, and a test that holds the two together.
create or replace function access.is_plain_name(name text) returns boolean
  language sql immutable parallel safe set search_path = ''
  return char_length(name) between 1 and 200
    and name is nfc normalized
    and name !~ '^[\u0009-\u000d \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]'
    and name !~ '[\u0009-\u000d \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]$'
    -- What hides, reverses or breaks what is printed of it.
    and name !~ '[\u0001-\u001f\u007f-\u009f\u200e\u200f\u061c\u2028-\u202e\u2066-\u2069\ufeff]'
    -- An address or a scheme, a domain, a machine by its number or its port, nine digits or more.
    and access.name_as_read(name) !~ ('@|[:/]/|(^|[^0-9a-z])(h[tx][tx]ps?|mailto|tel|sms):'
      || '|[0-9a-z~][.][a-z~][a-z~-]|[[({] ?[.] ?[\])}]'
      || '|[0-9]([.][0-9]+){2}[.][0-9]|(^|[^0-9a-z])0x[0-9a-f]|[a-z]:[0-9][0-9]'
      || '|([0-9][^0-9a-z]{0,3}){8}[0-9]');
