-- A name that stands in mails to strangers leads nowhere: neither a mail program nor its reader finds a link
-- or a telephone number in it. The same rule as `basics/plain-name.ts`, and a test that holds them together.
create function access.name_as_read(name text) returns text
  language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  seen text := regexp_replace(name, '[\u00ad\u0300-\u036f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u1ab0-\u1aff'
    || '\u1dc0-\u1dff\u200b-\u200d\u2060-\u206f\u20d0-\u20ff\u3164\ufe00-\ufe0f\ufe20-\ufe2f\uffa0'
    || '\U000e0000-\U000e0fff]', '', 'g');
begin
  seen := normalize(seen, nfkc);
  -- Digits of the scripts that are in use; dots, colons and slashes that look like ours; signs; other letters.
  seen := regexp_replace(seen, '[\u0660-\u0669\u06f0-\u06f9\u07c0-\u07c9\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f'
    || '\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f\u0de6-\u0def\u0e50-\u0e59'
    || '\u0ed0-\u0ed9\u0f20-\u0f29\u1040-\u1049\u1090-\u1099\u17e0-\u17e9\u1810-\u1819]', '0', 'g');
  seen := regexp_replace(seen, '[\u0589\u06d4\u0701\u0702\u0964\u1362\u166e\u1803\u2cf9\u2e33\u2e3c\u3002\ua4f8'
    || '\ua60e\ua6f3]', '.', 'g');
  seen := regexp_replace(seen, '[\u2236\ua789]', ':', 'g');
  seen := regexp_replace(seen, '[\\\u2044\u2215\u29f8]', '/', 'g');
  seen := regexp_replace(seen, '[\u2070-\u2bff\U0001f000-\U0001faff]', '~', 'g');
  -- A SIRET, by which payrolls name a place: nobody dials it.
  seen := regexp_replace(seen, '(?<![0-9])[1-9][0-9]{13}(?![0-9])', '~', 'g');
  seen := regexp_replace(seen, '[\u00c0-\u1fff\u2070-\u2fff\u3040-\U0010ffff]', 'z', 'g');
  return lower(seen collate "C");
end
$$;
comment on function access.name_as_read is
  'A name in its plain form, of small letters, digits and signs: what it is judged by.';

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
comment on function access.is_plain_name is
  'Whether a text may be the name of a company, a place or a person: one line without link or telephone number.';
grant execute on function access.name_as_read to authenticated, service_role;
