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
