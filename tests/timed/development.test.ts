import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { leaveBrowser, workersBrowser } from '../support/browser.ts';
import { createDemoDatabase } from '../support/demo-database.ts';
import {
  type Development,
  EDITS,
  openEdited,
  SERVER_EDIT,
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

test('a page that connects only after an edit is sent back for what it missed', async () => {
  const { page } = visitor;
  const { file, old, edited } = SERVER_EDIT;
  const path = join(development.folder, file);
  const before = await readFile(path, 'utf8');
  // What takes the message, so that it is not kept for whoever connects next.
  const other = new WebSocket(development.url.replace('http', 'ws'), 'vite-hmr');
  await once(other, 'open');
  const arrived = Promise.withResolvers<void>();
  await page.route('**/@vite/client', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto('/box', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  other.addEventListener('message', ({ data }) => {
    if (String(data).includes('full-reload')) arrived.resolve();
  });
  await writeFile(path, before.replace(old, edited('missed')));
  await page.getByText('missed').first().waitFor();
  other.close();
  await page.unroute('**/@vite/client');
  await writeFile(path, before);
});
