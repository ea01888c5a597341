import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Price } from './price.tsx';

const words = (element: ReactElement) =>
  renderToStaticMarkup(element)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

test('the price before tax is read first', () => {
  const price = <Price net="39.90" netLabel="HT" gross="42.09" grossLabel="TTC" />;
  expect(words(price)).toBe('39.90 HT 42.09 TTC');
});

test('without a price after tax there is no second line', () => {
  expect(words(<Price net="39.90" netLabel="HT" />)).toBe('39.90 HT');
});
