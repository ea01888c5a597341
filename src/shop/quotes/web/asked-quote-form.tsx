import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { type FieldProblem, isRefusal } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { keepDraft } from '#platform/browser/draft-storage.ts';
import { buyerProblems } from '#shop/orders/rules/checkout-form.ts';
import { readCheckoutForm } from '#shop/orders/rules/read-checkout-form.ts';
import { CheckoutBuyer } from '#shop/orders/web/checkout/checkout-buyer.tsx';
import { useCheckoutWords } from '#shop/orders/web/checkout/use-checkout-words.ts';
import { useKeptCheckout } from '#shop/orders/web/checkout/use-kept-checkout.ts';
import { useOrderingSpace } from '#shop/orders/web/checkout/use-ordering-space.ts';
import type { AskedLine } from '#shop/sales/rules/asked-lines.ts';
import { useOnceId } from '#shop/sales/web/use-once-id.ts';
import { Button } from '#ui/button.tsx';
import { FormProblems } from '#ui/form-problems.tsx';
import { Notice } from '#ui/notice.tsx';
import { type FormValues, typedIn } from '#ui/use-schema-form.ts';
import type { AskQuote } from '../contract.ts';

export type SoldLine = AskedLine & {
  readonly key: string;
  readonly name: string;
  readonly productId: string;
  readonly unitNetCents: number;
};

type Props = {
  readonly lines: readonly SoldLine[];
  readonly onSent: (sent: { readonly number: string; readonly email: string }) => void;
  /** What is asked, beside the form. */
  readonly children: ReactNode;
};

/** Who asks and where it goes, by the rules of the checkout; what was typed here or there serves in both. */
export function AskedQuoteForm({ lines, onSent, children }: Props) {
  const t = useTranslations('quotes.askedQuote');
  const form = useRef<HTMLFormElement>(null);
  const { space } = useOrderingSpace();
  const { keepDraft: keepTyped, isFilled } = useKeptCheckout(form, space, NOBODY_LISTENS);
  const ask = useAsking(lines, onSent);
  const [attempt, setAttempt] = useState(0);
  const words = useCheckoutWords(ask.problems);
  const { errorOf } = words;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setAttempt((count) => count + 1);
    ask.send(typedIn(event.currentTarget));
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      onChange={ask.review}
      onInput={keepTyped}
      className="grid items-start gap-10 lg:grid-cols-[1fr_24rem]"
    >
      <div className="grid gap-12">
        <FormProblems key={attempt} title={t('problems')} problems={words.problems} />
        <CheckoutBuyer errorOf={errorOf} isDelivered isQuoted={false} />
      </div>
      <aside aria-label={t('summary')} className="grid gap-5 lg:sticky lg:top-24">
        {children}
        {ask.failure && (
          <Notice kind="danger" isLive title={t(`failed.${ask.failure}.title`)}>
            <p>{t(`failed.${ask.failure}.text`)}</p>
          </Notice>
        )}
        <Button type="submit" size="large" isBusy={ask.isBusy}>
          {t(ask.isBusy ? 'sending' : 'submit')}
        </Button>
        <p className="text-sm text-ink-soft">{t('afterSubmit')}</p>
        <p role="status" className="text-sm text-ink-soft empty:hidden">
          {isFilled && t('filled')}
        </p>
      </aside>
    </form>
  );
}

/** The prices of a quote do not follow what is typed. */
const NOBODY_LISTENS = () => undefined;

type Failure = 'lines' | 'tooMany' | 'away';

function useAsking(lines: readonly SoldLine[], onSent: Props['onSent']) {
  const navigate = useNavigate();
  const attempt = useOnceId();
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const asking = useMutation({
    mutationFn(typed: FormValues) {
      const { company, billingAddress, deliveryAddress } = readCheckoutForm(typed);
      const wanted = lines.map(({ productId, quantity, commitmentMonths = null }) => {
        return { productId, quantity, commitmentMonths };
      });
      const asked = { lines: wanted, buyer: { company, billingAddress, deliveryAddress } };
      return callFunction<AskQuote>('ask-quote', { quoteId: attempt.idFor(asked), ...asked });
    },
    async onSuccess({ number, token }, typed) {
      // Whoever accepts it on this device need not type it again.
      keepDraft(`quote ${number} 1`, { typed, id: crypto.randomUUID(), revision: null });
      const email = readCheckoutForm(typed).company.email;
      if (token === null) onSent({ number, email });
      else await navigate(`/checkout?${new URLSearchParams({ quote: token })}`, { replace: true });
    },
    onError(error) {
      if (isRefusal(error, 'invalid-input')) setProblems(error.problems.filter(isOfBuyer));
    },
  });
  return {
    problems,
    isBusy: asking.isPending || asking.isSuccess,
    failure: asking.error ? failureOf(asking.error) : undefined,
    send(typed: FormValues) {
      if (asking.isPending || asking.isSuccess) return;
      const found = buyerProblems(readCheckoutForm(typed));
      setProblems(found);
      if (found.length === 0) asking.mutate(typed);
    },
    /** What has been put right is no longer held against them; nothing new is, before sending. */
    review({ currentTarget }: FormEvent<HTMLFormElement>) {
      if (problems.length === 0) return;
      const left = new Set(buyerProblems(readCheckoutForm(typedIn(currentTarget))).map(nameOf));
      setProblems((now) => now.filter((problem) => left.has(nameOf(problem))));
    },
  };
}

const nameOf = ({ path, problem }: FieldProblem) => `${path} ${problem}`;

const isOfBuyer = ({ path }: FieldProblem) => !path.startsWith('lines');

function failureOf(error: Error): Failure | undefined {
  if (isRefusal(error, 'invalid-input')) {
    return error.problems.every(isOfBuyer) ? undefined : 'lines';
  }
  return isRefusal(error, 'too-many-requests') ? 'tooMany' : 'away';
}
