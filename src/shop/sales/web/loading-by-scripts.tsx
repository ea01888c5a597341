import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';

/** What scripts are fetching; or, where none run, that the page needs them and another way. */
export function LoadingByScripts({ text }: { text: string }) {
  const t = useTranslations('orders.checkout');
  return (
    <>
      <div className="noscript:hidden">
        <Loading text={text} />
      </div>
      <noscript>
        <Notice kind="info" className="mt-8">
          <p>
            {t.rich('needsScripts', {
              contact: (words) => <Link to="/contact?offer=boxes">{words}</Link>,
            })}
          </p>
        </Notice>
      </noscript>
    </>
  );
}
