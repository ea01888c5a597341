import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import { SidePanel } from '#ui/side-panel.tsx';
import { leastListed } from '../rules/disclosed-places.ts';
import { LEAST_LISTED_FOR_DIMENSIONS } from '../rules/questionnaire.ts';
import { DEFAULT_K } from '../rules/release.ts';
import type { Asked } from './use-check-in.ts';

type WhoSeesWhatProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Where it is known who asks. */
  readonly asked?: Asked;
};

/** What is kept, what is shown to whom, under which rule; one tap from every question. */
export function WhoSeesWhat({ isOpen, onClose, asked }: WhoSeesWhatProps) {
  const t = useTranslations('listening.privacy');
  const least = asked?.leastListed ?? leastListed(DEFAULT_K);
  return (
    <SidePanel
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      closeLabel={t('close')}
    >
      <div className="grid gap-6">
        <Point title={t('you.title')} text={t('you.text')} />
        <Point title={t('company.title')} text={t('company.text', { least })}>
          {asked?.tellsEverybody && <p className="mt-2">{t('company.everybody')}</p>}
        </Point>
        <Point title={t('nobody.title')} text={t('nobody.text')} />
        {asked?.group && <Group group={asked.group} least={least} />}
        <Point title={t('example.title')} text={t('example.text')} />
        <Point title={t('polls.title')} text={t('polls.text')} />
        <Point
          title={t('questionnaire.title')}
          text={t('questionnaire.text', { least: LEAST_LISTED_FOR_DIMENSIONS })}
        />
        <Point title={t('notPromised.title')} text={t('notPromised.text')} />
        <p>{t('always')}</p>
        <p>
          <Link to="/saas?part=method#methode" className="underline underline-offset-4">
            {t('method')}
          </Link>
        </p>
      </div>
    </SidePanel>
  );
}

type PointProps = {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
};

function Point({ title, text, children }: PointProps) {
  return (
    <section>
      <h3 className="text-lg">{title}</h3>
      <p className="mt-1">{text}</p>
      {children}
    </section>
  );
}

function Group({ group, least }: { group: NonNullable<Asked['group']>; least: number }) {
  const t = useTranslations('listening.privacy.group');
  const language = useLocale();
  const { name, people, changedOn, waitsUntil } = group;
  return (
    <Point title={t('title')} text={t('text', { name, count: people })}>
      <p className="mt-1">
        {changedOn ? t('changed', { day: formatDay(changedOn, language) }) : t('never')}
      </p>
      {people < least && <p className="mt-1">{t('small', { least })}</p>}
      {waitsUntil && (
        <p className="mt-1 font-semibold">{t('waits', { day: formatDay(waitsUntil, language) })}</p>
      )}
    </Point>
  );
}
