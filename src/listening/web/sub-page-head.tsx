import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';

/** The head of a screen beside the results, with the way back to them. */
export function SubPageHead({ title, intro }: { title: string; intro?: string }) {
  const t = useTranslations('listening.mood');
  return (
    <>
      <PageHead title={title} />
      <p className="pt-6">
        <Link to="/dashboard/listening" className="underline underline-offset-4">
          {t('back')}
        </Link>
      </p>
      <PageTitle size="small" title={title} intro={intro} />
    </>
  );
}
