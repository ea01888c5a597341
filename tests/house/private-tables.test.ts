import { expect, test } from 'vitest';
import { FOREIGN_TABLES } from '../../db/foreign-tables.ts';
import { OWNERS } from '../../db/owners.ts';
import { roomOf } from '../../scripts/room-edges.ts';
import { namesIn, tablesOfSchema, tableUses } from '../../scripts/table-uses.ts';

test('every table has one owner', async () => {
  const owned = Object.values(OWNERS).flat();
  expect([...owned].sort()).toEqual([...(await tablesOfSchema())].sort());
});

test('no room reads or writes more of another’s tables than is known, and what was cut is on the list no more', async () => {
  const uses = await tableUses(await tablesOfSchema());
  const foreign: Record<string, string[]> = {};
  for (const [file, tables] of uses) {
    const own = new Set(OWNERS[roomOf(file) ?? '']);
    const others = [...tables].filter((table) => !own.has(table));
    if (roomOf(file) && others.length > 0) foreign[file] = others;
  }
  expect(foreign).toEqual(FOREIGN_TABLES);
}, 60_000);

test.each([
  ['sql`select 1 from public.orders`'],
  ['sql<Row>`select id from orders where id = 1`'],
  ['sql`select 1 from a join public.orders as sold on true`'],
  ['sql`update orders set a = 1`'],
  ['sql`insert into public.orders values (1)`'],
  ['sql`delete from only orders`'],
  ['sql`select 1 from a, public.orders`'],
  ["tx.selectFrom('orders as sold')"],
  ["tx.selectFrom(['payments', 'orders'])"],
  ["tx.insertInto('orders')"],
  ["tx.updateTable('public.orders')"],
  ["tx.deleteFrom('payments').using('orders')"],
  ["tx.selectFrom('payments').leftJoin('orders', 'a', 'b')"],
])('a table is found where it is named: %s', (code) => {
  expect([...namesIn(code)]).toContain('orders');
});

test('no table is found in words that are none', () => {
  expect([...namesIn("const orders = 'from orders'; // sql from orders")]).toEqual([]);
});
