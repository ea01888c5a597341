import { Phone } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { EMERGENCY_NUMBERS, LISTENING_LINE } from '#listening/rules/help-numbers.ts';
import { buttonLook } from '#ui/button-look.ts';

/** Help without scripts: the numbers themselves, one tap each. */
export function HelpNumbers() {
  const t = useTranslations('shell.footer');
  return (
    <div className="mt-2 grid gap-3">
      <p>
        <Call number={LISTENING_LINE} />
      </p>
      <p className="flex flex-wrap items-center gap-3 text-sm">
        {t('danger')}
        {EMERGENCY_NUMBERS.map((number) => (
          <Call key={number} number={number} />
        ))}
      </p>
    </div>
  );
}

function Call({ number }: { number: string }) {
  const t = useTranslations('shell.footer');
  return (
    <a href={`tel:${number}`} className={buttonLook({ kind: 'secondary', size: 'small' })}>
      <Phone aria-hidden className="size-5" />
      {t('call', { number })}
    </a>
  );
}
