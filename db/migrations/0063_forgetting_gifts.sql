-- Gifts are proof for as long as contributions can be checked, and personal data afterwards: a nightly
-- task erases years that nobody may ask about any more (Code de la sécurité sociale, art. L243-16).
-- People of a company still delete nothing.
grant delete on public.gift_acts, public.gifts, public.gift_sheets to service_role;

create index gifts_by_day on public.gifts (given_on);
create index gift_acts_by_time on public.gift_acts (acted_at);
