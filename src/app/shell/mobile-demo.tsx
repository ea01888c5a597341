import { CircleCheck, EyeOff, UserRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CheckInForm } from '#listening/web/check-in-form.tsx';
import { Button } from '#ui/button.tsx';
import { PhoneFrame } from '#ui/phone-frame.tsx';

/** The check-in as employees have it, on a phone that sends nothing. */
export function MobileDemo({ question }: { question: string }) {
  const t = useTranslations('site.mobile.demo');
  const asked = useTranslations('listening.checkIn');
  const [step, setStep] = useState<'new' | 'answered' | 'again'>('new');
  return (
    <section aria-labelledby="mobile-demo">
      <PhoneFrame>
        <h2 id="mobile-demo" className="text-2xl">
          {asked('title')}
        </h2>
        <div className="mt-4 min-h-[40rem]">
          {step === 'answered' ? (
            <Answered onAgain={() => setStep('again')} />
          ) : (
            <CheckInForm
              question={question}
              given={null}
              isSending={false}
              onSend={() => setStep('answered')}
            />
          )}
        </div>
      </PhoneFrame>
      <p className="mt-4 text-center text-sm text-ink-soft">{t('note')}</p>
    </section>
  );
}

const SEEN = [
  ['you', UserRound],
  ['company', EyeOff],
] as const;

/** What would be told to whom, had it been sent. */
function Answered({ onAgain }: { onAgain: () => void }) {
  const t = useTranslations('site.mobile.demo');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="grid gap-6 pt-8 outline-none">
      <p role="status" className="flex items-center gap-3 font-title text-xl">
        <CircleCheck aria-hidden className="size-8 shrink-0 text-success" />
        {t('kept')}
      </p>
      <dl className="grid gap-5 border-t border-line pt-6">
        {SEEN.map(([name, Icon]) => (
          <div key={name}>
            <dt className="flex items-center gap-2.5 font-semibold">
              <Icon aria-hidden className="size-5 text-accent" />
              {t(`${name}.title`)}
            </dt>
            <dd className="mt-1 text-ink-soft">{t(`${name}.text`)}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Button kind="secondary" onClick={onAgain}>
          {t('again')}
        </Button>
      </p>
    </div>
  );
}
