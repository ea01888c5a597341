import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { leaveBrowser, workersBrowser } from '../support/browser.ts';
import { createDemoDatabase } from '../support/demo-database.ts';
import {
  type Development,
  EDITS,
  openEdited,
  startDevelopment,
  timesUntilSeen,
} from '../support/development.ts';
import { makeServerPlace, type ServerPlace } from '../support/server-place.ts';
import { type Visitor, welcome } from '../support/visitor.ts';

/** This file has the machine to itself, whatever that machine is; `npm run bench -- edits` asks for what is promised. */
const AS_SLOW = 3;

let place: ServerPlace;
let development: Development;
let visitor: Visitor;
beforeAll(async () => {
  place = await makeServerPlace(await createDemoDatabase(), {});
  development = await startDevelopment(place.settings);
  const browser = await workersBrowser(inject('browser'));
  visitor = await welcome(browser, development.url, { language: 'fr' });
  await openEdited(visitor.page);
});
afterAll(async () => {
  await leaveBrowser(await workersBrowser(inject('browser')));
  await development.stop();
  await place.clear();
});

test('texts that a page fetches by itself are there in development too', async () => {
  const { page } = visitor;
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Trouver de l’aide maintenant' }).first().click();
  await page.getByRole('dialog', { name: 'De l’aide, maintenant' }).waitFor();
  await page.goto('/box', { waitUntil: 'networkidle' });
});

test.each(EDITS)('$what that is edited is seen on the page that is open', async (edit) => {
  const times = await timesUntilSeen(edit, development, visitor.page, 3);
  const said = `seen after ${times.join(', ')} ms`;
  expect(Math.min(...times), said).toBeLessThan(AS_SLOW * edit.withinMs);
});
