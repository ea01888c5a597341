-- Transfers come from files of several kinds: the same one reads otherwise in each, and is not booked twice.
alter table public.received_transfers
  add column format text not null default 'table' check (format in ('table', 'camt.053', 'mt940'));
comment on column public.received_transfers.format is
  'What kind of file brought it: a table (CSV, Excel), or a statement for programs.';
comment on column public.received_transfers.line_hash is
  'SHA-256 of what tells the line: of a table its day, amount, label and which of its equals in the file; of a statement for programs account, day, amount and the bank’s own id, or the label where it has none.';
-- Transfers that another kind of file brought are looked for by what they brought.
create index received_transfers_amount on public.received_transfers (amount_cents, booked_on);
