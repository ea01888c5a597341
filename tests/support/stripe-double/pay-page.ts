import { html } from 'hono/html';
import { formatMoney } from '#basics/money.ts';
import type { DoubleSession } from './stripe-double.ts';

/** The hosted page of the stand-in: bare on purpose, so that nobody takes it for Stripe's own. */
export function payPage(session: DoubleSession, isAtBank: boolean) {
  const isOpen = session.status === 'open';
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Stripe stand-in</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <style>body{font:1rem/1.5 system-ui;max-width:26rem;margin:2rem auto;padding:0 1rem}
    button,a{display:block;width:100%;box-sizing:border-box;font:inherit;padding:.75rem;margin:.5rem 0;text-align:center}</style>
    </head><body><main><h1>Stripe stand-in</h1><p>${session.label}<br>
    <strong>${formatMoney(session.amount_total, 'en')}</strong></p>
    ${session.refusal ? html`<p role="alert">Your card was declined.</p>` : ''}
    ${isOpen ? html`<form method="post">${isAtBank ? bankButtons() : payButtons()}</form>` : html`<p>This page has ended: ${session.status}.</p>`}
    </main></body></html>`;
}

function payButtons() {
  return html`<button name="decision" value="paid">Pay by card</button>
    <a href="?step=bank">Pay by card with 3-D Secure</a>
    <button name="decision" value="debit">Pay by SEPA debit</button>
    <button name="decision" value="refused">Be refused by the bank</button>
    <button name="decision" value="cancelled">Go back to the shop</button>`;
}

function bankButtons() {
  return html`<h2>3-D Secure</h2><button name="decision" value="paid">Confirm</button>
    <button name="decision" value="refused">Refuse</button>`;
}
