import { useState } from 'react';
import { useSession } from '#accounts/web/session-provider.tsx';
import type { ParisDay } from '#basics/dates.ts';
import { type FieldProblem, isRefusal, Refusal } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { forgetDraft, keepDraft, keptDraft } from '#platform/browser/draft-storage.ts';
import { useVatNumber } from '#shop/orders/web/checkout/use-vat-number.ts';
import { useHeld } from '#ui/use-held.ts';
import type { FormValues } from '#ui/use-schema-form.ts';
import type { QuoteForStaff, SaveQuote, SendQuote } from '../../contract.ts';
import { type QuotableOffer, readQuote } from '../../rules/quote-form.ts';
import { useQuoteChange } from './use-quotes.ts';

/** What was found wrong, and by whom: what only the server knows is not found again here. */
type Refused = { readonly by: 'rules' | 'server'; readonly problems: readonly FieldProblem[] };

const nameOf = ({ path, problem }: FieldProblem) => `${path} ${problem}`;

/** What is held against the form: what was refused, as far as it is wrong still. Nothing new is, before sending. */
function useRefused(wrongNow: readonly FieldProblem[]) {
  const [{ by, problems }, setRefused] = useState<Refused>({ by: 'rules', problems: [] });
  const [attempt, setAttempt] = useState(0);
  const wrong = new Set(wrongNow.map(nameOf));
  return {
    // A line that names a product by now lacks neither its name nor its rate: one act mends several fields.
    problems: by === 'server' ? problems : problems.filter((problem) => wrong.has(nameOf(problem))),
    attempt,
    show(found: Refused) {
      setRefused(found);
      setAttempt((count) => count + 1);
    },
    mend(part: FormValues) {
      setRefused((now) => ({
        ...now,
        problems: now.problems.filter(({ path }) => !(path in part)),
      }));
    },
  };
}

/**
 * What is typed of a quote. It stays on this device until it is saved; saved upon what somebody else wrote
 * meanwhile, it is kept here and its writer decides.
 */
export function useQuoteForm(quote: QuoteForStaff, offer: QuotableOffer, today: ParisDay) {
  const { session } = useSession();
  const draft = `${session?.user.id ?? ''} quote ${quote.id}`;
  const kept = keptDraft(draft);
  const held = useHeld<FormValues>(kept?.typed ?? quote.form);
  const typed = held.shown;
  const [revision, setRevision] = useState(kept?.revision ?? quote.revision);

  function keepHere(upon: number) {
    keepDraft(draft, { typed: held.latest(), id: quote.id, revision: upon });
  }
  async function saved(): Promise<number> {
    const sent = held.latest();
    const answer = await callFunction<SaveQuote>('save-quote', {
      quoteId: quote.id,
      requestId: null,
      revision,
      form: sent,
    });
    setRevision(answer.revision);
    // What was typed while it was on its way stays on this device.
    if (held.latest() === sent) forgetDraft(draft);
    else keepHere(answer.revision);
    return answer.revision;
  }
  const save = useQuoteChange(saved);
  const send = useQuoteChange(async () =>
    callFunction<SendQuote>('send-quote', { quoteId: quote.id, revision: await saved() }),
  );
  const { confirmed } = useVatNumber(typed.vatNumber ?? '');
  const provenNumbers = confirmed === undefined ? [] : [confirmed];
  const read = readQuote(typed, { ...offer, provenNumbers }, today);
  const { problems, attempt, show, mend } = useRefused(read.problems);

  return {
    typed,
    problems,
    /** Counts what was refused, so that each refusal is told anew. */
    attempt,
    totals: read.content.totals,
    hasCarriage: read.content.lines.some(({ isCarriage }) => isCarriage),
    save,
    send,
    hasConflict: isRefusal(save.error, 'conflict') || isRefusal(send.error, 'conflict'),
    change(part: FormValues) {
      held.change((now) => ({ ...now, ...part }));
      mend(part);
      keepHere(revision);
    },
    submit(onSent: () => void) {
      show({ by: 'rules', problems: read.problems });
      if (read.problems.length > 0) return;
      send.mutate(undefined, {
        onSuccess: onSent,
        onError: (error) =>
          error instanceof Refusal && show({ by: 'server', problems: error.problems }),
      });
    },
    /** What somebody else wrote is known: the next save replaces it. */
    keepMine() {
      setRevision(quote.revision);
      save.reset();
      send.reset();
    },
    takeTheirs() {
      setRevision(quote.revision);
      held.change(() => quote.form);
      forgetDraft(draft);
      save.reset();
      send.reset();
    },
  };
}

export type QuoteFormState = ReturnType<typeof useQuoteForm>;
