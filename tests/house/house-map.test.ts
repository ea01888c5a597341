import { expect, test } from 'vitest';
import { houseTable, withPart } from '../../scripts/house-map.ts';

const HOUSE = {
  rooms: { people: [], 'shop/orders': ['people'], 'shop/gifts': ['shop/orders', 'people'] },
  floors: { basics: [] },
};

test('the picture has every room in its wing, and no arrow that follows from others', () => {
  const picture = houseTable(HOUSE);
  expect(picture).toContain(
    '  subgraph r_shop_wing [shop]\n    r_shop_orders[orders]\n    r_shop_gifts[gifts]\n  end',
  );
  expect(picture).toContain('r_shop_gifts --> r_shop_orders');
  expect(picture).not.toContain('r_shop_gifts --> r_people');
  expect(picture).toContain('| `src/shop/gifts/` | shop/orders, people |');
});

test('it changes its own part of a document alone, and a document without that part is refused', () => {
  const document = 'Before\n<!-- house: begin -->\nold\n<!-- house: end -->\nAfter\n';
  const changed = withPart(document, 'house', 'new');
  expect(changed).toBe('Before\n<!-- house: begin -->\nnew\n<!-- house: end -->\nAfter\n');
  expect(withPart(changed, 'house', 'new')).toBe(changed);
  expect(() => withPart('Before', 'house', 'new')).toThrow(/no part/);
});
