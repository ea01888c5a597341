import { readFile } from 'node:fs/promises';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { Language } from '#basics/language.ts';
import { countUse } from '#platform/rate-limit.ts';
import { translatorOf } from '#platform/texts/translator.ts';
import { texts } from '../messages/papers.ts';
import type { ChoicesDeps } from './choices-deps.ts';

export const paperWords = translatorOf(texts);

export async function print(
  { pdf, clock }: ChoicesDeps,
  language: Language,
  template: URL,
  data: Readonly<Record<string, unknown>>,
): Promise<Blob> {
  const bytes = await pdf.print({
    template: await readFile(template, 'utf8'),
    language,
    madeAt: clock.now(),
    data: { ...data, page: paperWords(language)('page') },
  });
  return new Blob([bytes], { type: 'application/pdf' });
}

/** A document takes a moment of the one thread that prints for everybody. */
export async function limitPrinting(deps: ChoicesDeps, call: Call): Promise<void> {
  await countUse(deps, 'print-choices', signedInCaller(call).claims.sub);
}
