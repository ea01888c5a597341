import { expect, test } from 'vitest';
import { EDITED_PAGES } from '#basics/settings.ts';
import { parsePageText } from '../rules/page-text.ts';
import { defaultPageText } from './shipped-page-texts.ts';

test.each(EDITED_PAGES)('%s comes with texts that could be published as they are', (page) => {
  const { form: shipped } = defaultPageText(page);
  expect(parsePageText(page, shipped)).toEqual({ problems: [], values: shipped });
  expect(JSON.stringify(shipped)).not.toMatch(/<\w|<\//);
});
