import { readFile } from 'node:fs/promises';
import { createTranslator } from 'use-intl/core';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf } from '#basics/contract.ts';
import { formatDay, parisDayOf } from '#basics/dates.ts';
import { inLanguage } from '#basics/messages.ts';
import { PRODUCT_NAME } from '#basics/product-name.ts';
import { countUse } from '#platform/rate-limit.ts';
import type { PrintOwnData } from '../contract.ts';
import { texts } from '../messages/own-data.ts';
import { readableSection } from '../rules/readable-data.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { collectOwnData } from './own-account.ts';

const TEMPLATE = new URL('./own-data.typ', import.meta.url);

/** What every room keeps about the caller, as a document. */
export async function printOwnData(
  deps: AccountsDeps,
  call: Call,
): Promise<OutputOf<PrintOwnData>> {
  const { language } = call;
  // A document takes a moment of the one thread that prints for everybody.
  await countUse(deps, 'print-own-data', signedInCaller(call).claims.sub);
  const { data, email } = await collectOwnData(deps, call);
  const now = deps.clock.now();
  const words = inLanguage(texts, language).document;
  const t = createTranslator({ locale: language, messages: words });
  // As JSON has it: days and instants are texts.
  const kept = JSON.parse(JSON.stringify(data)) as typeof data;
  const pdf = await deps.pdf.print({
    template: await readFile(TEMPLATE, 'utf8'),
    language,
    madeAt: now,
    data: {
      title: words.title,
      intro: t('intro', { day: formatDay(parisDayOf(now), language) }),
      contact: t('contact', { email: await deps.supportEmail() }),
      shapes: words.shapes,
      nothing: words.nothing,
      page: words.page,
      foot: t('foot', { product: PRODUCT_NAME, email }),
      sections: Object.entries(deps.personalData).map(([room, { words: own }]) =>
        readableSection(kept[room], own[language], language),
      ),
    },
  });
  return new Blob([pdf], { type: 'application/pdf' });
}
