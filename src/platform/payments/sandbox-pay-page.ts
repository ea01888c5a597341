import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { formatMoney } from '#basics/money.ts';
import type { SandboxProvider, SandboxSession } from './sandbox-provider.ts';

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'";
const decision = z.enum(['paid', 'paid-once', 'refused', 'cancelled']);

const WORDS = {
  fr: {
    title: 'Page de paiement d’essai',
    warning: 'Paiement fictif : aucune carte n’est demandée et aucun argent ne circule.',
    amount: 'Montant à payer',
    pay: 'Payer',
    payOnce: 'Payer, et simuler le refus des mois suivants',
    secure: 'Payer avec 3-D Secure',
    refuse: 'Simuler un refus de la banque',
    cancel: 'Annuler et revenir au panier',
    refused: 'Paiement refusé par la banque. La commande n’est pas payée.',
    back: 'Revenir à la boutique',
    secureTitle: 'Votre banque vous demande de confirmer',
    confirm: 'Je confirme ce paiement',
  },
  en: {
    title: 'Test payment page',
    warning: 'Pretend payment: no card is asked for and no money moves.',
    amount: 'Amount to pay',
    pay: 'Pay',
    payOnce: 'Pay, and simulate the refusal of later months',
    secure: 'Pay with 3-D Secure',
    refuse: 'Simulate a refusal by the bank',
    cancel: 'Cancel and return to the cart',
    refused: 'The bank refused the payment. The order is not paid.',
    back: 'Return to the shop',
    secureTitle: 'Your bank asks you to confirm',
    confirm: 'I confirm this payment',
  },
};

/** The stand-in for a provider's hosted pay page: plain forms, clearly labelled as a test. */
export function createSandboxPayPage(provider: SandboxProvider): Hono {
  const pages = new Hono();
  pages.use(async (c, next) => {
    await next();
    c.res.headers.set('Content-Security-Policy', POLICY);
    c.res.headers.set('Cache-Control', 'no-store');
  });
  pages.get('/:id{[0-9a-f-]{36}}', async (c) => {
    const session = await provider.read(c.req.param('id'));
    if (!session) return c.notFound();
    if (session.outcome === 'paid') return c.redirect(session.successUrl, 303);
    if (session.outcome !== 'open') return c.html(closedPage(session));
    return c.html(c.req.query('step') === 'bank' ? bankPage(session) : payPage(session));
  });
  pages.post('/:id{[0-9a-f-]{36}}', async (c) => {
    const wanted = decision.safeParse((await c.req.parseBody()).decision);
    if (!wanted.success) return c.text('Unknown decision', 400);
    const isRefusedLater = wanted.data === 'paid-once';
    const outcome = wanted.data === 'paid-once' ? 'paid' : wanted.data;
    const session = await provider.decide(c.req.param('id'), outcome, { isRefusedLater });
    if (!session) return c.notFound();
    if (session.outcome === 'paid') return c.redirect(session.successUrl, 303);
    if (session.outcome === 'refused') return c.redirect(`/__pay/${session.id}`, 303);
    return c.redirect(session.cancelUrl, 303);
  });
  return pages;
}

function payPage(session: SandboxSession) {
  const words = WORDS[session.language];
  return page(
    session,
    html`<form method="post">
      <button name="decision" value="paid" class="main">${words.pay}</button>
      <a href="?step=bank">${words.secure}</a>
      ${session.keepsMeans ? html`<button name="decision" value="paid-once">${words.payOnce}</button>` : ''}
      <button name="decision" value="refused">${words.refuse}</button>
      <button name="decision" value="cancelled">${words.cancel}</button>
    </form>`,
  );
}

function bankPage(session: SandboxSession) {
  const words = WORDS[session.language];
  return page(
    session,
    html`<h2>${words.secureTitle}</h2><form method="post">
      <button name="decision" value="paid" class="main">${words.confirm}</button>
      <button name="decision" value="refused">${words.refuse}</button>
    </form>`,
  );
}

function closedPage(session: SandboxSession) {
  const words = WORDS[session.language];
  return page(
    session,
    html`${session.outcome === 'refused' ? html`<p role="alert"><strong>${words.refused}</strong></p>` : ''}
      <p><a class="main" href="${session.cancelUrl}">${words.back}</a></p>`,
  );
}

function page(session: SandboxSession, content: unknown) {
  const words = WORDS[session.language];
  return html`<!doctype html><html lang="${session.language}"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1"><title>${words.title}</title>
    <style>${STYLE}</style></head><body><main><p class="label">${words.warning}</p><h1>${words.title}</h1>
    <p>${session.label}</p><p>${words.amount}<br><strong class="amount">${formatMoney(session.amountCents, session.language)}</strong></p>
    ${content}</main></body></html>`;
}

const STYLE = `
  :root { color-scheme: light dark }
  body { font: 1.0625rem/1.5 system-ui, sans-serif; margin: 0 }
  main { max-width: 26rem; margin: 0 auto; padding: 2rem 1.25rem }
  .label { border: 2px dashed; padding: 0.75rem 1rem; border-radius: 0.5rem }
  .amount { font-size: 2rem }
  form { display: grid; gap: 0.75rem }
  button, a { font: inherit; display: block; text-align: center; padding: 0.75rem 1rem; border-radius: 0.5rem;
    border: 1px solid; background: none; color: inherit; cursor: pointer; text-decoration: none }
  .main { background: #1d4b3e; border-color: #1d4b3e; color: #fff }
  button:focus-visible, a:focus-visible { outline: 3px solid #d9822b; outline-offset: 2px }
`;
