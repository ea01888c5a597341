import { mkdirSync } from 'node:fs';
import { findBrowser, launchBrowser } from '/work/main/tests/support/browser.ts';

mkdirSync('/tmp/site-shots', { recursive: true });
mkdirSync('/tmp/site-br', { recursive: true });
const [, , base, ...paths] = process.argv;
const b = await launchBrowser(await findBrowser('/tmp/site-br'));
const widths = (process.env.W ?? '1440').split(',').map(Number);
for (const lang of (process.env.L ?? 'fr').split(','))
  for (const scheme of (process.env.S ?? 'light').split(',') as ('light' | 'dark')[])
    for (const w of widths) {
      const ctx = await b.newContext({
        viewport: { width: w, height: 900 },
        locale: lang === 'fr' ? 'fr-FR' : 'en-GB',
        colorScheme: scheme,
      });
      const page = await ctx.newPage();
      page.on('console', (m) => {
        if (['error', 'warning'].includes(m.type()))
          console.log('CONSOLE', lang, page.url(), m.text().slice(0, 500));
      });
      page.on('pageerror', (e) => console.log('PAGEERROR', page.url(), e.message.slice(0, 400)));
      for (const p of paths) {
        await page.goto(base + p, { waitUntil: 'networkidle' });
        await page.evaluate(async () => {
          for (const i of document.images) i.loading = 'eager';
          await new Promise((r) => setTimeout(r, 300));
        });
        const facts = await page.evaluate(() => ({
          over: document.documentElement.scrollWidth - innerWidth,
          h1: document.querySelectorAll('h1').length,
          heads: [...document.querySelectorAll('main h1,main h2,main h3,main h4')].map(
            (h) => +h.tagName[1]!,
          ),
          words: (document.querySelector('main') as HTMLElement).innerText.split(/\s+/).length,
          title: document.title,
        }));
        const jump = facts.heads.some((h, i) => i > 0 && h - facts.heads[i - 1]! > 1);
        console.log(lang, scheme, w, p, JSON.stringify({ ...facts, heads: undefined, jump }));
        await page.screenshot({
          path: `/tmp/site-shots/${p.replace(/\W+/g, '_') || 'home'}-${lang}-${scheme}-${w}.png`,
          fullPage: true,
        });
      }
      await ctx.close();
    }
await b.close();
