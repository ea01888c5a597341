import { Hono } from 'hono';
import { Refusal } from '#basics/refusal.ts';
import { printLegalText } from '#site/contract.ts';
import { LEGAL_PAGES, LEGAL_PATHS } from '#site/rules/legal-document.ts';
import type { PagesDeps } from './pages.ts';
import { requestLanguage } from './request-language.ts';
import { POLICY_OF_PAPERS } from './security-headers.ts';

const VERSION = /^[1-9]\d{0,5}$/;

/**
 * `/cgv.pdf` and its like: each legal text as it is in force, in the reader’s language; with `?version=2`, as
 * it was. What there is no version of is a page that is not found.
 */
export function createLegalPapers({ functions }: Pick<PagesDeps, 'functions'>): Hono {
  const papers = new Hono();
  for (const page of LEGAL_PAGES) {
    papers.get(`${LEGAL_PATHS[page]}.pdf`, async (c, next) => {
      const asked = c.req.query('version');
      if (asked !== undefined && !VERSION.test(asked)) return next();
      const language = requestLanguage(c.req.raw);
      const call = { caller: { role: 'anon' }, language, network: 'page' } as const;
      const wanted = { page, ...(asked !== undefined && { version: Number(asked) }) };
      try {
        const paper = await functions.call(printLegalText, call, wanted);
        return c.body(await paper.arrayBuffer(), 200, {
          'Content-Type': 'application/pdf',
          'Content-Security-Policy': POLICY_OF_PAPERS,
          'Content-Language': language,
          'Cache-Control': 'no-cache',
          Vary: 'Accept-Language, Cookie',
        });
      } catch (error) {
        if (error instanceof Refusal && error.code === 'not-found') return next();
        throw error;
      }
    });
  }
  return papers;
}
