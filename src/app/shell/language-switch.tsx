import { Link, useLocation, useRevalidator } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { LANGUAGES, type Language } from '#basics/language.ts';
import { keepLanguage } from '#platform/browser/language-choice.ts';

/** Links, so that they work without scripts; with scripts the page changes language in place. */
export function LanguageSwitch() {
  const t = useTranslations('shell.language');
  const current = useLocale();
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  return (
    <ul aria-label={t('label')} className="flex items-center text-sm">
      {LANGUAGES.map((language: Language) => (
        <li key={language}>
          <Link
            to={`${pathname}?lang=${language}`}
            reloadDocument
            // Kept, and changed in place: not for a plain link to do.
            data-held
            lang={language}
            hrefLang={language}
            aria-current={language === current ? 'true' : undefined}
            className="flex min-h-11 min-w-11 items-center justify-center rounded-md uppercase text-ink-soft hover:text-primary aria-[current]:font-bold aria-[current]:text-ink"
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              keepLanguage(language);
              revalidate();
            }}
          >
            {language}
            <span className="sr-only"> {t(language)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
