import { glob } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { fill, type Schema, validate } from '#basics/form.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Every description of a form that a room has. */
async function forms(): Promise<(readonly [name: string, form: z.ZodMiniObject])[]> {
  const found: (readonly [string, z.ZodMiniObject])[] = [];
  for await (const file of glob('src/{*,shop/*}/rules/**/*.ts', { cwd: ROOT })) {
    if (file.endsWith('.test.ts')) continue;
    const module: Record<string, unknown> = await import(path.join(ROOT, file));
    for (const [name, value] of Object.entries(module)) {
      if (value instanceof z.ZodMiniObject) found.push([`${file} ${name}`, value]);
    }
  }
  return found;
}

const FORMS = await forms();

/** What people type in fields of all kinds: some of it is right in each. */
const TYPED = fc.oneof(
  fc.constantFrom('', 'on', 'été 2026', 'box-du-matin', '12', '0', '550', '2000', '1 200'),
  fc.constantFrom('39,90', '39.9', '0,01', '€1,200.50', '2027-02-28', '2A', '56'),
  fc.constantFrom('Un paragraphe.\n\nUn autre.', ' <b>gras</b> ', 'É\r\nL'),
  fc.constantFrom('a@roux.example', 'https://roux.example/miel', '+33 1 23 45 67 89'),
  fc.uuid(),
  fc.string({ maxLength: 60, unit: 'grapheme' }),
);

/** Texts of which the field makes something, and nothing is wrong. */
function rightIn(schema: Schema): fc.Arbitrary<unknown> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'object') {
    const parts = Object.entries(def.shape).map(([name, part]) => [name, rightIn(part)]);
    return fc.record(Object.fromEntries(parts));
  }
  if (def.type === 'array') return fc.array(rightIn(def.element), { minLength: 1, maxLength: 3 });
  if (def.type !== 'pipe') return TYPED;
  const out = (def.out as z.core.$ZodTypes)._zod;
  const choices = [...(out.values ?? [])].map((each) => (each === null ? '' : String(each)));
  const typed = choices.length > 0 ? fc.constantFrom(...choices) : TYPED;
  return typed.filter((text) => validate(schema, text).problems.length === 0);
}

test('there are descriptions to be tried', () => {
  expect(FORMS.map(([name]) => name)).toContain('src/shop/catalogue/rules/product.ts product');
});

describe.each(FORMS)('%s', (_name, form) => {
  test('what is kept of it, typed again, is the same', () => {
    fc.assert(
      fc.property(rightIn(form), (typed) => {
        const { problems, values } = validate(form, typed);
        const again = validate(form, fill(form, values));
        expect(again.values).toEqual(values);
        expect(again.problems).toEqual(problems);
      }),
      { numRuns: 50 },
    );
  });
});
