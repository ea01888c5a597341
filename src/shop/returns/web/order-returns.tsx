import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { OutputOf } from '#basics/contract.ts';
import { formatDay, parisDayOf } from '#basics/dates.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { saveFile } from '#platform/browser/save-file.ts';
import { Travel } from '#shop/catalogue/web/travel.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';
import { useFocusKept } from '#ui/use-focus-kept.ts';
import type { MoveReturn, OrderReturn, PrintReturnLabel, ReadReturns } from '../contract.ts';
import { returnMovesOrStays } from '../rules/order-returns.ts';

// Its dialog and fields come when somebody asks; most read this page on the day they order.
const ReturnForm = lazy(() => import('./return-form.tsx'));

/** What leads here from elsewhere. */
export const RETURNS_ANCHOR = 'returns';

const keyOf = (accessKey: string) => ['returns', accessKey];

/** What of a delivered order may be exchanged, and how far each exchange is. */
export function OrderReturns({ accessKey }: { accessKey: string }) {
  const t = useTranslations('returns.exchange');
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { data } = useQuery({
    queryKey: keyOf(accessKey),
    queryFn: () => callFunction<ReadReturns>('read-returns', { accessKey }),
    staleTime: 0,
  });
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (data && window.location.hash === `#${RETURNS_ANCHOR}`) section.current?.scrollIntoView();
  }, [data]);
  const kept = useFocusKept();
  if (!data || (data.offered.length === 0 && data.returns.length === 0)) return null;
  const { offered, returns } = data;
  const refresh = () => queries.invalidateQueries({ queryKey: keyOf(accessKey) });
  return (
    <section
      ref={section}
      id={RETURNS_ANCHOR}
      aria-labelledby="returns-title"
      className="grid scroll-mt-6 gap-4 rounded-lg border border-line bg-surface p-6"
    >
      <h2 id="returns-title" className="text-xl">
        {t('title')}
      </h2>
      {offered.length > 0 && <Offer {...data} onAsk={() => setAsking(true)} />}
      {returns.length > 0 && (
        <div {...kept} className="border-t border-line pt-4">
          <ul className="grid gap-5">
            {returns.map((each) => (
              <Exchange key={each.id} exchange={each} accessKey={accessKey} onChange={refresh} />
            ))}
          </ul>
        </div>
      )}
      {isAsking && (
        <Suspense>
          <ReturnForm
            {...{ accessKey, offered }}
            onClose={() => setAsking(false)}
            onSent={refresh}
          />
        </Suspense>
      )}
    </section>
  );
}

type OfferProps = Pick<OutputOf<ReadReturns>, 'offered' | 'days'> & {
  readonly onAsk: () => void;
};

function Offer({ offered, days, onAsk }: OfferProps) {
  const t = useTranslations('returns.exchange');
  const language = useLocale();
  const last = offered.reduce((day, { until }) => (until > day ? until : day), '');
  return (
    <>
      <p className="text-ink-soft">
        {t('intro', { days })} {t('until', { day: formatDay(last, language) })}
      </p>
      <p>
        <Button kind="secondary" aria-haspopup="dialog" onClick={onAsk}>
          {t('ask')}
        </Button>
      </p>
    </>
  );
}

const TONES = {
  asked: 'warning',
  accepted: 'info',
  refused: 'neutral',
  cancelled: 'neutral',
  'sent-back': 'info',
  received: 'info',
  replaced: 'success',
  closed: 'neutral',
} as const;

type ExchangeProps = {
  readonly exchange: OrderReturn;
  readonly accessKey: string;
  readonly onChange: () => Promise<void>;
};

function Exchange({ exchange, accessKey, onChange }: ExchangeProps) {
  const t = useTranslations('returns.exchange');
  const language = useLocale();
  const { reference, state, way, lines } = exchange;
  const isOpen = state === 'accepted' || state === 'sent-back';
  return (
    <li className="grid gap-2 border-t border-line pt-4 first:border-0 first:pt-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-lg">{t('reference', { reference })}</h3>
        <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
      </div>
      <p className="text-ink-soft">
        {t('asked', {
          day: formatDay(parisDayOf(new Date(exchange.askedAt)), language),
          reason: t(`reasons.${exchange.reason}`),
        })}
      </p>
      <ul>
        {lines.map(({ position, quantity, name, instead }) => (
          <li key={position}>
            {instead ? t('swapped', { quantity, name, instead }) : t('line', { quantity, name })}
          </li>
        ))}
      </ul>
      {isOpen && way && <p>{t(`ways.${way}`)}</p>}
      {isOpen && exchange.instructions && (
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">
          {t('said', { text: exchange.instructions })}
        </p>
      )}
      {exchange.decisionReason && (
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">
          {t('because', { text: exchange.decisionReason })}
        </p>
      )}
      {state === 'replaced' && (
        <Travel carrier={exchange.carrier} trackingNumber={exchange.trackingNumber} />
      )}
      <Acts exchange={exchange} accessKey={accessKey} onChange={onChange} />
    </li>
  );
}

/** What the buyer may do with it now. */
function Acts({ exchange, accessKey, onChange }: ExchangeProps) {
  const t = useTranslations('returns.exchange');
  const toast = useToast();
  const { id: returnId, reference, state, way } = exchange;
  const failed = () => toast.show({ title: t('actFailed'), kind: 'destructive' });
  const label = useMutation({
    mutationFn: () => callFunction<PrintReturnLabel>('print-return-label', { accessKey, returnId }),
    onSuccess: (file) => saveFile(file as unknown as Blob, t('labelName', { reference })),
    onError: failed,
  });
  const move = useMutation({
    mutationFn: (to: 'cancelled' | 'sent-back') =>
      callFunction<MoveReturn>('move-return', { accessKey, returnId, to }),
    onSuccess: (_done, to) =>
      toast.show({ title: t(to === 'cancelled' ? 'cancelled' : 'sentBackDone') }),
    onError: failed,
    onSettled: onChange,
  });
  const may = (to: 'cancelled' | 'sent-back') => returnMovesOrStays({ state, way }, to) === 'moves';
  const hasLabel = (state === 'accepted' || state === 'sent-back') && way !== 'kept';
  if (!hasLabel && !may('cancelled')) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {hasLabel && (
        <Button
          kind="secondary"
          size="small"
          isBusy={label.isPending}
          aria-label={t('labelNamed', { reference })}
          icon={<Download aria-hidden className="size-4.5" />}
          onClick={() => label.mutate()}
        >
          {t('label')}
        </Button>
      )}
      {may('sent-back') && (
        <Button
          kind="quiet"
          size="small"
          isBusy={move.isPending}
          aria-label={t('sentBackNamed', { reference })}
          onClick={() => move.mutate('sent-back')}
        >
          {t('sentBack')}
        </Button>
      )}
      {may('cancelled') && (
        <Button
          kind="quiet"
          size="small"
          isBusy={move.isPending}
          aria-label={t('cancelNamed', { reference })}
          onClick={() => move.mutate('cancelled')}
        >
          {t('cancel')}
        </Button>
      )}
    </div>
  );
}
