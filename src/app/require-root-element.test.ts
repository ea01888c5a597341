import { expect, test } from 'vitest';
import { ROOT_ELEMENT_ID, requireRootElement } from './require-root-element.ts';

test('a page without the root element raises an error that names it', () => {
  const page = { getElementById: () => null };
  expect(() => requireRootElement(page)).toThrow('Root element #root not found');
});

test('the root element is the one that the pages carry', () => {
  const element = {} as HTMLElement;
  const page = { getElementById: (id: string) => (id === ROOT_ELEMENT_ID ? element : null) };
  expect(requireRootElement(page)).toBe(element);
});
