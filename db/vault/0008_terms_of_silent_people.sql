-- Everybody who is listed adds their secret terms to the sums of their leaf, answering or not.
comment on table list_constants is
  'What silent people and erased ones have in the sums of their leaf, without their names, until the list ends.';
