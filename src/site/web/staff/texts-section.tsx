import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { EDITED_PAGES, type EditedPage } from '#basics/settings.ts';
import { Failure } from '#staff/web/failure.tsx';
import { usePageText } from '#staff/web/settings/use-settings.ts';
import { Loading } from '#ui/loading.tsx';
import { TextEditor } from './text-editor.tsx';

/** The texts of pages that staff own, page by page. */
export function TextsSection() {
  const t = useTranslations('staff.settings.texts');
  const [address] = useSearchParams();
  const asked = address.get('page');
  const page = EDITED_PAGES.find((each) => each === asked) ?? 'home';
  return (
    <div className="grid gap-6">
      <p className="max-w-3xl text-ink-soft">{t('intro')}</p>
      <nav aria-label={t('pagesLabel')}>
        <ul className="flex flex-wrap gap-2">
          {EDITED_PAGES.map((each) => (
            <li key={each}>
              <Link
                to={`/cms/settings?section=texts&page=${each}`}
                aria-current={each === page ? 'page' : undefined}
                className={LINK}
              >
                {t(`pages.${each}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <EditedText key={page} page={page} />
    </div>
  );
}

function EditedText({ page }: { page: EditedPage }) {
  const t = useTranslations('staff.settings.texts');
  const { data, error, refetch } = usePageText(page);
  if (error && !data) return <Failure isBelowTitle error={error} onRetry={() => void refetch()} />;
  return data ? <TextEditor page={page} text={data} /> : <Loading text={t('loading')} />;
}

const LINK =
  'inline-flex min-h-11 items-center rounded-full border border-line px-4 py-1.5 text-ink-soft no-underline ' +
  'hover:bg-sunken hover:text-ink aria-[current]:border-primary aria-[current]:bg-primary-tint ' +
  'aria-[current]:font-semibold aria-[current]:text-primary aria-[current]:picked';
