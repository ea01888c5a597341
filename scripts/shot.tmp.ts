import { mkdirSync } from 'node:fs';
import { findBrowser, launchBrowser } from '../tests/support/browser.ts';

mkdirSync('/tmp/shots', { recursive: true });
mkdirSync('/tmp/br', { recursive: true });
const [, , base, ...paths] = process.argv;
const b = await launchBrowser(await findBrowser('/tmp/br'));
const widths = (process.env.W ?? '1440').split(',').map(Number);
const langs = (process.env.L ?? 'fr').split(',');
const schemes = (process.env.S ?? 'light').split(',') as ('light' | 'dark')[];
for (const lang of langs)
  for (const scheme of schemes)
    for (const w of widths) {
      const ctx = await b.newContext({
        viewport: { width: w, height: 900 },
        locale: lang === 'fr' ? 'fr-FR' : 'en-GB',
        colorScheme: scheme,
      });
      const page = await ctx.newPage();
      page.on('console', (m) => {
        if (['error', 'warning'].includes(m.type()))
          console.log('CONSOLE', page.url(), m.text().slice(0, 400));
      });
      page.on('pageerror', (e) => console.log('PAGEERROR', page.url(), e.message.slice(0, 400)));
      for (const p of paths) {
        await page.goto(base + p, { waitUntil: 'networkidle' });
        if (process.env.JS) await eval(`(async()=>{${process.env.JS}})()`);
        await page.screenshot({
          path: `/tmp/shots/${p.replace(/\W+/g, '_') || 'home'}-${lang}-${scheme}-${w}.png`,
          fullPage: !process.env.VP,
        });
      }
      await ctx.close();
    }
await b.close();
