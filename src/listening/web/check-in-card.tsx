import { LifeBuoy, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay, type ParisDay } from '#basics/dates.ts';
import { isRefusal } from '#basics/refusal.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { useFocusKept } from '#ui/use-focus-kept.ts';
import type { Taps } from '../contract.ts';
import { CheckInForm } from './check-in-form.tsx';
import { HelpPanel } from './help-panel.tsx';
import { type Asked, type Sent, useSendCheckIn } from './use-check-in.ts';
import { WhoSeesWhat } from './who-sees-what.tsx';

type CheckInCardProps = {
  readonly userId: string;
  readonly companyId: string;
  readonly asked: Asked;
  readonly today: ParisDay;
};

/** The check-in of today: asked, noted, changed; with who sees it, and where help is. */
export function CheckInCard({ userId, companyId, asked, today }: CheckInCardProps) {
  const t = useTranslations('listening.checkIn');
  const send = useSendCheckIn(userId, companyId);
  // Offline for more than a week, the question of the day is not known: two are asked.
  const question = asked.questions.find(({ day }) => day === today);
  const [given, setGiven] = useState<Taps | null>(asked.given);
  const [sent, setSent] = useState<Sent | undefined>(asked.given ? 'kept' : undefined);
  const say = (taps: Taps) =>
    send.mutate(
      { day: today, taps },
      {
        onSuccess: (state) => {
          setGiven(state === 'taken-back' ? null : taps);
          setSent(state);
        },
      },
    );
  const isAsking = sent === undefined || sent === 'taken-back';
  const kept = useFocusKept(FIRST_OF_CHECK_IN);
  return (
    <Card as="section" isRaised>
      <div {...kept}>
        {asked.isOffline && sent === undefined && (
          <Notice kind="info" className="mb-5">
            {t('offline')}
          </Notice>
        )}
        {sent && <Said sent={sent} given={given} />}
        {isAsking && (
          <CheckInForm
            question={question?.text}
            given={given}
            isSending={send.isPending}
            onSend={say}
          />
        )}
        {send.isError && (
          <Notice kind="danger" isLive className="mt-3">
            {isOver(send.error) ? t('over') : t('failed')}
          </Notice>
        )}
        {!isAsking && (
          <p className="mt-4 flex flex-wrap gap-3">
            <Button kind="secondary" size="small" onClick={() => setSent(undefined)}>
              {t('change')}
            </Button>
            <Button
              kind="quiet"
              size="small"
              isBusy={send.isPending}
              onClick={() => say({ mood: null, energy: null, factorTap: null })}
            >
              {t('withdraw')}
            </Button>
          </p>
        )}
      </div>
      <Around asked={asked} />
    </Card>
  );
}

/** Where the keyboard goes on when the questions come or go: the first answer, else what may be done. */
export const FIRST_OF_CHECK_IN = 'input:enabled, a[href], button:enabled';

/** What became of the answer; with a word to whoever is not well. */
export function Said({ sent, given }: { sent: Sent; given: Taps | null }) {
  const t = useTranslations('listening.checkIn');
  const isLow = given !== null && given.mood !== null && given.mood <= 2;
  return (
    <div className="grid gap-3">
      {sent === 'taken-back' ? (
        <Notice kind="info" isLive>
          {t('takenBack')}
        </Notice>
      ) : sent === 'waiting' ? (
        <Notice kind="warning" isLive title={t('waiting')}>
          <p>{t('waitingText')}</p>
        </Notice>
      ) : sent === 'own-only' ? (
        <Notice kind="info" isLive>
          {t('ownOnly')}
        </Notice>
      ) : (
        <Notice kind="success" isLive title={t('kept')}>
          <p>{t('keptText')}</p>
        </Notice>
      )}
      {isLow && <p>{t('low')}</p>}
    </div>
  );
}

/** Who sees it, and where help is: one tap from every question. */
export function Around({ asked }: { asked?: Asked }) {
  const t = useTranslations('listening.checkIn');
  const group = useTranslations('listening.privacy.group');
  const language = useLocale();
  const [open, setOpen] = useState<'help' | 'privacy'>();
  const close = () => setOpen(undefined);
  const waitsUntil = asked?.group?.waitsUntil;
  return (
    <>
      {waitsUntil && (
        <p className="mt-5 text-sm text-ink-soft">
          {group('waits', { day: formatDay(waitsUntil, language) })}
        </p>
      )}
      <p className="mt-5 flex flex-wrap gap-x-2 gap-y-1 border-t border-line pt-4">
        <Button
          kind="quiet"
          size="small"
          icon={<ShieldCheck aria-hidden className="size-5" />}
          onClick={() => setOpen('privacy')}
        >
          {t('whoSees')}
        </Button>
        <Button
          kind="quiet"
          size="small"
          icon={<LifeBuoy aria-hidden className="size-5" />}
          onClick={() => setOpen('help')}
        >
          {t('help')}
        </Button>
      </p>
      <HelpPanel isOpen={open === 'help'} onClose={close} />
      <WhoSeesWhat isOpen={open === 'privacy'} onClose={close} {...(asked && { asked })} />
    </>
  );
}

function isOver(error: unknown): boolean {
  return isRefusal(error, 'forbidden');
}
