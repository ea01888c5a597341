import { matchRoutes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { addressOfPage } from './page-address.ts';

const SITE = 'https://prevenance.example';
const of = (path: string) => addressOfPage(new URL(path, 'http://evil.example'), SITE);

test.each([
  ['/box/box-saveurs?lang=en', '/box/box-saveurs?lang=en'],
  ['/caf%C3%A9', '/caf%C3%A9'],
  ['//evil.example/x', '/evil.example/x'],
  ['/box%0d%0aX', '/box--X'],
  ['/box%e2%80%a8X', '/box-X'],
  ['/%c0%ae%c0%ae/', '/-c0-ae-c0-ae/'],
  ['/%', '/-'],
  ['/%zz', '/-zz'],
  ['/%ff?a=%ff', '/-ff?a=%ff'],
])('%s is rendered as %s, on this site', (asked, shown) => {
  expect(addressOfPage(new URL(`http://evil.example${asked}`), SITE)).toBe(SITE + shown);
});

test('what chooses the page has nothing to say of any of them in the log', () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const routes = [{ path: '/box/:slug' }, { path: '*' }];
  for (const asked of ['/%c0', `/${'%ff'.repeat(4_000)}`, '/%e0%a4%a', '/box/%80', '/%25%c0'])
    matchRoutes(routes, new URL(of(asked)).pathname);
  expect(said).not.toHaveBeenCalled();
  said.mockRestore();
});
