import type { LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSpace } from '#company/web/space-context.ts';
import { pageContext } from '#platform/page-context.ts';
import { PageHead } from '#ui/page-head.tsx';
import { CompanyMood } from './company-mood.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return {
    messages: context
      .get(pageContext)
      .messages(
        'listening.mood',
        'listening.verify',
        'listening.factors',
        'listening.followUp',
        'listening.poll',
        'listening.questionnaire',
        'listening.statements',
        'accounts.notifications.connection',
      ),
  };
}

/** What is told of the company, inside its space. */
export default function ListeningPage() {
  const t = useTranslations('listening.mood');
  const { id, can } = useSpace();
  return (
    <>
      <PageHead title={t('title')} />
      <CompanyMood companyId={id} isMember isKeeper={can('keep-employees')} />
    </>
  );
}
