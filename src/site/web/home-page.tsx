import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { pageContext } from '#platform/page-context.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { Section } from '#ui/section.tsx';
import { readPageText } from '../contract.ts';
import { readCatalogueGlance } from './catalogue-glance.ts';
import { HomeBoxes } from './home-boxes.tsx';
import { HomeData } from './home-data.tsx';
import { HomeGuarantees } from './home-guarantees.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeListening } from './home-listening.tsx';
import { HomeMonthlyBox } from './home-monthly-box.tsx';
import { WhoSeesTable } from './who-sees-table.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const catalogue = await readCatalogueGlance(page);
  const { fields } = await page.call(readPageText, { page: 'home' });
  const messages = page.messages('site.home', 'site.scoreExample', 'site.whoSees');
  // 503 although the page reads well: a page without its boxes must not be kept for later visitors.
  return data({ messages, catalogue, text: fields }, { status: catalogue ? 200 : 503 });
}

export default function HomePage() {
  const t = useTranslations('site.home');
  const { catalogue, text } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <HomeData description={t('description')} />
      <HomeHero catalogue={catalogue} text={text} />
      <HomeListening />
      <HomeBoxes catalogue={catalogue} />
      {catalogue && catalogue.plans.length > 0 && <HomeMonthlyBox catalogue={catalogue} />}
      <Section eyebrow={t('whoSees.eyebrow')} title={t('whoSees.title')} intro={t('whoSees.intro')}>
        <WhoSeesTable />
        <p className="mt-9">
          <ButtonLink to="/saas#anonymity" kind="secondary">
            {t('whoSees.next')}
          </ButtonLink>
        </p>
      </Section>
      <HomeGuarantees frenchShare={catalogue?.frenchShare} text={text} />
      <Section title={text.closingTitle} intro={text.closingText}>
        <ButtonLink to="/contact">{t('closing.next')}</ButtonLink>
      </Section>
    </>
  );
}
