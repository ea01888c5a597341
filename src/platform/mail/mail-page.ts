import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Mailbox } from './mailbox.ts';

const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; img-src data:; frame-ancestors 'none'";
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-popups allow-top-navigation-by-user-activation";

/** A development page with every mail that would have left; never mounted with real delivery. */
export function createMailPage(mailbox: Mailbox): Hono {
  return new Hono()
    .get('/', async (c) => {
      const mails = await mailbox.list();
      c.header('Content-Security-Policy', PAGE_POLICY);
      return c.html(html`<!doctype html><html lang="en"><head><meta charset="utf-8">
        <meta name="viewport" content="width=device-width"><title>Mailbox</title>${style}</head>
        <body><main><h1>Mailbox</h1><p>Mails that would have left, newest first.</p>
        ${mails.length === 0 ? html`<p>No mail yet.</p>` : ''}
        <ul>${mails.map(
          (mail) => html`<li><a href="/__mail/${mail.name}">${mail.subject ?? '(no subject)'}</a>
            <br><small>${mail.to?.map(({ address }) => address).join(', ')} · ${mail.date}</small></li>`,
        )}</ul></main></body></html>`);
    })
    .get('/:name', async (c) => {
      const mail = await mailbox.read(c.req.param('name'));
      if (!mail) return c.notFound();
      c.header('Content-Security-Policy', PAGE_POLICY);
      return c.html(html`<!doctype html><html lang="en"><head><meta charset="utf-8">
        <meta name="viewport" content="width=device-width"><title>${mail.subject}</title>${style}</head>
        <body><main><p><a href="/__mail">All mails</a> · <a href="/__mail/${mail.name}/source">Source</a></p>
        <h1>${mail.subject}</h1><p>To ${mail.to?.map(({ address }) => address).join(', ')}</p>
        <iframe title="HTML" src="/__mail/${mail.name}/html"></iframe>
        <h2>Text</h2><pre>${mail.text}</pre></main></body></html>`);
    })
    .get('/:name/html', async (c) => {
      const mail = await mailbox.read(c.req.param('name'));
      if (!mail?.html) return c.notFound();
      // The mail's own HTML, as a mail program would show it: no script, an origin of its own.
      c.header('Content-Security-Policy', MAIL_POLICY);
      c.header('X-Frame-Options', 'SAMEORIGIN');
      return c.html(mail.html);
    })
    .get('/:name/source', async (c) => {
      const mail = await mailbox.read(c.req.param('name'));
      return mail ? c.text(mail.source.toString('latin1')) : c.notFound();
    });
}

const style = html`<style>
  body { font: 1rem/1.5 system-ui, sans-serif; margin: 0; color-scheme: light dark }
  main { max-width: 50rem; margin: 0 auto; padding: 1.5rem }
  li { margin: 0.75rem 0 } pre { white-space: pre-wrap; border-top: 1px solid; padding-top: 1rem }
  iframe { width: 100%; height: 38rem; border: 1px solid; background: white }
</style>`;
