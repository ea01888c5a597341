import { Building2, ShieldCheck, UserRound } from 'lucide-react';
import type { LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { pageContext } from '#platform/page-context.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Container } from '#ui/container.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return { messages: context.get(pageContext).messages('accounts.invitation') };
}

const POINTS = [
  ['employee', UserRound],
  ['hr', Building2],
  ['staff', ShieldCheck],
] as const;

/** What a visitor meets at every screen that asks for an account. */
export default function SignInInvitationPage() {
  const t = useTranslations('accounts.invitation');
  return (
    <Container className="max-w-3xl py-12">
      <PageHead title={t('title')} description={t('description')} />
      <PageTitle title={t('heading')} intro={t('intro')} />
      <ul className="mt-8 grid gap-4">
        {POINTS.map(([name, Icon]) => (
          <li key={name} className="flex gap-4 rounded-lg border border-line bg-surface p-5">
            <Icon aria-hidden="true" className="mt-0.5 shrink-0 text-primary" />
            <span>{t(`points.${name}`)}</span>
          </li>
        ))}
      </ul>
      <div className="mt-8">
        <Notice kind="info">{t('soon')}</Notice>
      </div>
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/contact?offer=saas">{t('demo')}</ButtonLink>
        <ButtonLink to="/box" kind="secondary">
          {t('boxes')}
        </ButtonLink>
      </p>
    </Container>
  );
}
