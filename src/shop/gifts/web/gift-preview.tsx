import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoney, parseEuros } from '#basics/money.ts';
import { Failure } from '#company/web/failure.tsx';
import { callFunction } from '#platform/browser/call-function.ts';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { PreviewGifts } from '../contract.ts';
import { monthWords } from './month-words.ts';

const MOST_CENTS = 10_000_000;

/** What one more gift for everybody would do, now or each month until December. */
export function GiftPreview({ companyId }: { companyId: string }) {
  const t = useTranslations('gifts.meter.preview');
  const [typed, setTyped] = useState({ once: '', monthly: '' });
  const asked = useDeferredValue(typed);
  const cents = { once: centsOf(asked.once), monthly: centsOf(asked.monthly) };
  const wish =
    cents.once === undefined || cents.monthly === undefined
      ? undefined
      : { companyId, onceCents: cents.once, monthlyCents: cents.monthly };
  const isAsked = wish !== undefined && wish.onceCents + wish.monthlyCents > 0;
  const { data, error } = useQuery({
    queryKey: ['gifts', companyId, 'preview', wish],
    queryFn: () =>
      callFunction<PreviewGifts>(
        'preview-gifts',
        wish ?? { companyId, onceCents: 0, monthlyCents: 0 },
      ),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  return (
    <Card as="section">
      <h2 className="text-2xl">{t('title')}</h2>
      <p className="mt-2 max-w-prose text-ink-soft">{t('text')}</p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        {(['once', 'monthly'] as const).map((name) => (
          <TextField
            key={name}
            name={name}
            label={t(name)}
            hint={t(`hints.${name}`)}
            inputMode="decimal"
            autoComplete="off"
            value={typed[name]}
            error={cents[name] === undefined && t('amount')}
            onChange={({ currentTarget: { value } }) =>
              setTyped((now) => ({ ...now, [name]: value }))
            }
          />
        ))}
      </div>
      <div role="status" className="mt-4 empty:sr-only">
        {isAsked && data && <Outcome outcome={data} />}
      </div>
      <Failure error={isAsked ? error : null} />
    </Card>
  );
}

function centsOf(typed: string): number | undefined {
  if (typed.trim() === '') return 0;
  const cents = parseEuros(typed);
  return cents !== undefined && cents <= MOST_CENTS ? cents : undefined;
}

type OutcomeProps = {
  readonly outcome: {
    readonly limitCents: number;
    readonly overNow: number;
    readonly overAfter: number;
    readonly firstMonth: number | null;
  };
};

function Outcome({ outcome }: OutcomeProps) {
  const t = useTranslations('gifts.meter.preview');
  const language = useLocale();
  const limit = formatMoney(outcome.limitCents, language);
  const more = outcome.overAfter - outcome.overNow;
  if (more === 0) {
    return (
      <Notice kind="success">
        <p>{t('nobody', { limit })}</p>
      </Notice>
    );
  }
  return (
    <Notice kind="warning">
      <p>{t('crossing', { count: more, limit })}</p>
      {outcome.firstMonth && <p>{t('first', monthWords(outcome.firstMonth, language))}</p>}
    </Notice>
  );
}
