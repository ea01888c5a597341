import { Handshake, MapPin, RefreshCw, Scale } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Section } from '#ui/section.tsx';
import type { PageFields } from '../rules/page-text.ts';
import type { CatalogueGlance } from './catalogue-glance.ts';

const GUARANTEES = [
  ['origin', MapPin],
  ['urssaf', Scale],
  ['exchange', RefreshCw],
  ['freedom', Handshake],
] as const;

type FrenchShare = CatalogueGlance['frenchShare'];

type HomeGuaranteesProps = {
  readonly frenchShare: FrenchShare | undefined;
  readonly text: PageFields;
};

/** Four guarantees, each with how it is kept. */
export function HomeGuarantees({ frenchShare, text }: HomeGuaranteesProps) {
  const t = useTranslations('site.home.guarantees');
  return (
    <Section tone="surface" title={t('title')}>
      <ul className="grid gap-x-10 gap-y-6 sm:gap-y-9 sm:grid-cols-2">
        {GUARANTEES.map(([name, Icon]) => (
          <li key={name} className="flex gap-5">
            <Icon aria-hidden className="mt-1 size-7 shrink-0 text-accent" strokeWidth={1.6} />
            <div>
              <h3 className="text-xl">{text[`${name}Title`]}</h3>
              <p className="mt-2 text-ink-soft">{text[`${name}Text`]}</p>
              {name === 'origin' && frenchShare && <OriginFigure frenchShare={frenchShare} />}
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-6 sm:mt-9">
        <ButtonLink to="/cgv" kind="secondary">
          {t('next')}
        </ButtonLink>
      </p>
    </Section>
  );
}

/** "100 %" is said only while it is computed so (decisions, contradiction 3). */
function OriginFigure({ frenchShare: { percent, day } }: { frenchShare: FrenchShare }) {
  const t = useTranslations('site.home.guarantees.origin');
  const date = formatDay(day, useLocale());
  return (
    <p className="mt-2 font-semibold">
      {percent === 100 ? t('all', { day: date }) : t('some', { percent, day: date })}
    </p>
  );
}
