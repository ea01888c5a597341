import { html } from 'hono/html';
import type { Language } from '#basics/language.ts';
import { PRODUCT_NAME } from '#basics/product-name.ts';

type Markup = ReturnType<typeof html>;

/** The frame of every mail: one column, readable without images, in light and dark. */
export async function mailLayout(
  language: Language,
  mail: { title: string; content: Markup; why: string },
): Promise<string> {
  const page = await html`<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${mail.title}</title></head>
<body style="margin:0;padding:0;background:#f7f2e9;color:#22302b;font:16px/1.55 Verdana,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#fffdf9;border:1px solid #e4dccd;border-radius:12px">
<tr><td style="padding:28px 32px 8px;font:600 22px Georgia,serif;color:#1d4b3e">${PRODUCT_NAME}</td></tr>
<tr><td style="padding:8px 32px 28px"><h1 style="font:600 26px/1.25 Georgia,serif;margin:8px 0 16px">${mail.title}</h1>${mail.content}</td></tr>
</table><p style="max-width:536px;font-size:13px;color:#5d675f">${mail.why}</p></td></tr></table></body></html>`;
  return String(page);
}
