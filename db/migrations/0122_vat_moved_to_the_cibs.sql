-- On 1 September 2026 the law of VAT left the CGI for book II of the CIBS (ordonnance 2025-1247 of
-- 17 December 2025): the same rates under other articles. L213-150 says which rates there are, L213-159 to
-- L213-163 which food bears the reduced one; the article of before stands beside them. A rate is the one
-- that held until then; where staff have written that day themselves, theirs stays.
insert into public.dated_figures (kind, valid_from, value, source)
select moved.kind, '2026-09-01', held.value, moved.source
from (values
  ('vat-standard', 'CIBS, art. L213-150 (ancien CGI, art. 278)'),
  ('vat-intermediate', 'CIBS, art. L213-150 (ancien CGI, art. 279)'),
  ('vat-reduced', 'CIBS, art. L213-159 à L213-163 pour l’alimentation (ancien CGI, art. 278-0 bis)'),
  ('vat-particular', 'CIBS, art. L213-150 (ancien CGI, art. 281 quater)')
) as moved (kind, source)
cross join lateral (
  select value from public.dated_figures as figure
  where figure.kind = moved.kind and valid_from < '2026-09-01'
  order by valid_from desc, number desc limit 1
) as held
where not exists (select from public.dated_figures as figure
  where figure.kind = moved.kind and valid_from >= '2026-09-01');
