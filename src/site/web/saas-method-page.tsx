import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ButtonLink } from '#ui/button-link.tsx';
import { Container } from '#ui/container.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { Section } from '#ui/section.tsx';
import { SaasAnonymity } from './saas-anonymity.tsx';
import { SaasSecurity } from './saas-security.tsx';
import { WhoSeesTable } from './who-sees-table.tsx';

type Props = {
  /** From how many answers on a figure is told. */
  readonly least: number;
  /** What other rooms show of what protects people, and how it works. */
  readonly attack: ReactNode;
  readonly method: ReactNode;
};

/** The rule, whole, with its limits: for works councils, for IT, and for whoever doubts. */
export default function SaasMethodPage({ least, attack, method }: Props) {
  const t = useTranslations('site.saasMethod');
  return (
    <>
      <PageHead title={t('title')} description={t('intro')} />
      <Container className="pb-10">
        <PageTitle eyebrow={t('eyebrow')} title={t('title')} intro={t('intro')}>
          <ButtonLink to="/saas" kind="secondary">
            {t('back')}
          </ButtonLink>
        </PageTitle>
      </Container>
      <SaasAnonymity least={least} />
      <Section title={t('whoTitle')}>
        <WhoSeesTable />
      </Section>
      <Section
        id="attaque"
        tone="surface"
        eyebrow={t('attack.eyebrow')}
        title={t('attack.title')}
        intro={t('attack.intro')}
      >
        {attack}
      </Section>
      {method}
      <SaasSecurity />
    </>
  );
}
