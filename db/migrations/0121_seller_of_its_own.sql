-- The house of the demonstration and its first customer bore the same SIREN: an invoice between two
-- companies that are one. This number passes its check digit and is the last that could be: nobody's.
update public.organisation
  set registry = 'RCS Paris 999' || U&'\00a0' || '999' || U&'\00a0' || '998',
    vat_number = 'FR11999999998'
  where is_demonstration and vat_number = 'FR44732829320';
