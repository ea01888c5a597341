import { expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod/mini';
import { fromColumns, toColumns } from './form-columns.ts';
import { line, optionalLine } from './form-fields.ts';

const form = z.object({ name: line(), seoTitle: optionalLine() });

test('a field is kept in the column that is called alike, and read back from it alone', () => {
  const columns = toColumns(form, { name: 'Miel', seoTitle: null });
  expect(columns).toEqual({ name: 'Miel', seo_title: null });
  const row = { ...columns, product_id: 'p' };
  expect(fromColumns(form, row)).toEqual({ name: 'Miel', seoTitle: null });
});

test('a column that is not there, or is something else, is an error of types', () => {
  type Row = Parameters<typeof fromColumns<typeof form.def.shape>>[1];
  expectTypeOf<{ name: string; seo_title: null }>().toExtend<Row>();
  expectTypeOf<{ name: string }>().not.toExtend<Row>();
  expectTypeOf<{ name: string; seo_title: number }>().not.toExtend<Row>();
});
