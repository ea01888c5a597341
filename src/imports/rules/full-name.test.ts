import { expect, test } from 'vitest';
import { splitFullName } from './full-name.ts';

test.each([
  ['DUPONT Jean', 'DUPONT', 'Jean'],
  ['Jean DUPONT', 'DUPONT', 'Jean'],
  ['DE LA TOUR Jean-Marc', 'DE LA TOUR', 'Jean-Marc'],
  ['Anne-Sophie LE GALL', 'LE GALL', 'Anne-Sophie'],
  ['D’ORNANO Marie Louise', 'D’ORNANO', 'Marie Louise'],
  ['BEN ALI Karim', 'BEN ALI', 'Karim'],
  ['ÉLUÉ Zoé', 'ÉLUÉ', 'Zoé'],
  ['Dupont, Jean', 'Dupont', 'Jean'],
  ['Dupont Jean', 'Dupont', 'Jean'],
  ['de la Tour Jeanne', 'de la Tour', 'Jeanne'],
  ['DUPONT JEAN', 'DUPONT', 'JEAN'],
  ['  DUPONT\u00a0 Jean ', 'DUPONT', 'Jean'],
  ['DUPONT J.', 'DUPONT', 'J.'],
  ['DUPONT', 'DUPONT', ''],
  ['', '', ''],
])('%j is %s, %s', (typed, lastName, firstName) => {
  expect(splitFullName(typed, 'last-first')).toEqual({ lastName, firstName });
});

test.each([
  ['Jean Dupont', 'Dupont', 'Jean'],
  ['Jeanne de la Tour', 'de la Tour', 'Jeanne'],
  ['Jean DUPONT', 'DUPONT', 'Jean'],
  ['DUPONT Jean', 'DUPONT', 'Jean'],
])('under "Prénom Nom" %j is %s, %s', (typed, lastName, firstName) => {
  expect(splitFullName(typed, 'first-last')).toEqual({ lastName, firstName });
});
