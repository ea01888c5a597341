import { Check } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ButtonLink } from '#ui/button-link.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import type { BoxFigures } from './box-questions.tsx';

const INCLUDED = ['delivery', 'customising', 'week', 'exchange'] as const;

type BoxIntroProps = { readonly canCompose: boolean; readonly figures: BoxFigures };

/** What the boxes are, and what their price includes. */
export function BoxIntro({ canCompose, figures }: BoxIntroProps) {
  const t = useTranslations('catalogue.box');
  return (
    <div className="grid items-center gap-x-14 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
      <PageTitle eyebrow={t('eyebrow')} title={t('heading')} intro={t('intro')}>
        {canCompose && (
          <ButtonLink to="#compose" size="large">
            {t('compose')}
          </ButtonLink>
        )}
        <ButtonLink to="/simulateur" size="large" kind="secondary">
          {t('count')}
        </ButtonLink>
      </PageTitle>
      <div className="mb-10 border-l-3 border-accent pl-6 lg:mb-0">
        <h2 className="text-xl">{t('included.title')}</h2>
        <ul className="mt-3 grid gap-2">
          {INCLUDED.map((name) => (
            <li key={name} className="flex gap-2.5">
              <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
              {t(`included.${name}`, figures)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
