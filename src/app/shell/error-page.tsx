import { isRouteErrorResponse, Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { PRODUCT_NAME } from '#basics/product-name.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Container } from '#ui/container.tsx';
import { IllustrationEmpty } from '#ui/illustration-empty.tsx';
import { IllustrationLost } from '#ui/illustration-lost.tsx';

/** What a visitor sees instead of a page: it is not there, we are away, or we failed. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useTranslations('shell');
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return <NotFound />;
  const isAway = status === 503;
  return (
    <Container className="py-16 text-center">
      <title>{isAway ? t('error.awayTitle') : t('error.title')}</title>
      <IllustrationEmpty className="mx-auto max-w-64" />
      <h1 className="mt-6 font-title text-4xl">
        {isAway ? t('error.awayTitle') : t('error.title')}
      </h1>
      <p className="mx-auto mt-4 max-w-prose text-lg text-ink-soft">
        {isAway ? t('error.awayText') : t('error.text')}
      </p>
      <p className="mt-8 flex flex-wrap justify-center gap-3">
        <Button size="large" onClick={() => window.location.reload()}>
          {t('error.retry')}
        </Button>
        <ButtonLink to="/contact" size="large" kind="secondary">
          {t('navigation.contact')}
        </ButtonLink>
      </p>
    </Container>
  );
}

/** Where most people were going. */
const LIKELY = [
  ['/saas', 'navigation.app'],
  ['/simulateur', 'navigation.simulator'],
  ['/boutique', 'navigation.boutique'],
  ['/contact', 'navigation.contact'],
] as const;

export function NotFound() {
  const t = useTranslations('shell');
  return (
    <Container className="py-16 text-center">
      <title>{`${t('notFound.title')} · ${PRODUCT_NAME}`}</title>
      <IllustrationLost className="mx-auto max-w-72" />
      <h1 className="mt-6 font-title text-4xl">{t('notFound.title')}</h1>
      <p className="mx-auto mt-4 max-w-prose text-lg text-ink-soft">{t('notFound.text')}</p>
      <p className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/" size="large">
          {t('notFound.home')}
        </ButtonLink>
        <ButtonLink to="/box" size="large" kind="secondary">
          {t('notFound.boxes')}
        </ButtonLink>
      </p>
      <nav aria-label={t('notFound.likely')} className="mt-10">
        <ul className="flex flex-wrap justify-center gap-x-8 gap-y-1">
          {LIKELY.map(([to, name]) => (
            <li key={to}>
              <Link
                to={to}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {t(name)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Container>
  );
}
