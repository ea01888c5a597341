import { Phone } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { buttonLook } from '#ui/button-look.ts';
import { SidePanel } from '#ui/side-panel.tsx';
import { EMERGENCY_NUMBERS, LISTENING_LINE } from '../rules/help-numbers.ts';

/** Help, here and now. Nothing is asked, nothing is noted, nobody is told. */
export function HelpPanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTranslations('listening.help');
  return (
    <SidePanel
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      description={t('intro')}
      closeLabel={t('close')}
    >
      <div className="grid gap-7">
        <Help title={t('talk.title')} text={t('talk.text')} numbers={[LISTENING_LINE]} />
        <Help title={t('danger.title')} text={t('danger.text')} numbers={EMERGENCY_NUMBERS} />
        <Doctor />
        <Help title={t('inside.title')} text={t('inside.text')} numbers={[]} />
      </div>
    </SidePanel>
  );
}

type HelpProps = {
  readonly title: string;
  readonly text: string;
  readonly numbers: readonly string[];
};

function Help({ title, text, numbers }: HelpProps) {
  const t = useTranslations('listening.help');
  return (
    <section>
      <h3 className="text-lg">{title}</h3>
      <p className="mt-1">{text}</p>
      {numbers.length > 0 && (
        <p className="mt-3 flex flex-wrap gap-3">
          {numbers.map((number) => (
            <a key={number} href={`tel:${number}`} className={buttonLook({})}>
              <Phone aria-hidden className="size-5" />
              {t('call', { number })}
            </a>
          ))}
        </p>
      )}
    </section>
  );
}

function Doctor() {
  const t = useTranslations('listening.help');
  const [isCopied, setCopied] = useState(false);
  const letter = t('doctor.letter');
  return (
    <section>
      <h3 className="text-lg">{t('doctor.title')}</h3>
      <p className="mt-1">{t('doctor.text')}</p>
      <details className="mt-3 rounded-md border border-line p-3">
        <summary className="cursor-pointer font-semibold">{t('doctor.letterTitle')}</summary>
        <p lang="fr" className="mt-3 whitespace-pre-line text-sm">
          {letter}
        </p>
        <p className="mt-3 flex flex-wrap items-center gap-3">
          <Button
            kind="secondary"
            size="small"
            onClick={() => void navigator.clipboard.writeText(letter).then(() => setCopied(true))}
          >
            {t('doctor.copy')}
          </Button>
          <span role="status" className="text-sm text-success">
            {isCopied && t('doctor.copied')}
          </span>
        </p>
      </details>
    </section>
  );
}
