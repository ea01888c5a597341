import { useTranslations } from 'use-intl';
import { ButtonLink } from '#ui/button-link.tsx';
import { Section } from '#ui/section.tsx';

/** The part of the page for whoever wants to check what it promises. */
const METHOD_PART = '/saas?part=method';

/** The promise of anonymity in a few lines; the rule, its limits and what attacks it are one step away. */
export function SaasRule({ least }: { least: number }) {
  const t = useTranslations('site.saas.rule');
  return (
    <Section
      id="anonymity"
      tone="pine"
      eyebrow={t('eyebrow')}
      title={t('title', { least })}
      intro={t('text', { least })}
    >
      <p className="flex flex-wrap gap-3">
        <ButtonLink to={`${METHOD_PART}#attaque`}>{t('attack')}</ButtonLink>
        <ButtonLink to={METHOD_PART} kind="quiet" className="max-sm:px-0">
          {t('method')}
        </ButtonLink>
      </p>
    </Section>
  );
}
