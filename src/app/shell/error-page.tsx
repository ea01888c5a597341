import { isRouteErrorResponse } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Container } from '#ui/container.tsx';
import { IllustrationLost } from '#ui/illustration-lost.tsx';

/** What a visitor sees instead of a page: it is not there, we are away, or we failed. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useTranslations('shell');
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return <NotFound />;
  const isAway = status === 503;
  return (
    <Container className="py-20 text-center">
      <title>{isAway ? t('error.awayTitle') : t('error.title')}</title>
      <h1 className="font-title text-4xl">{isAway ? t('error.awayTitle') : t('error.title')}</h1>
      <p className="mx-auto mt-4 max-w-prose text-ink-soft">
        {isAway ? t('error.awayText') : t('error.text')}
      </p>
      <p className="mt-8">
        <Button onClick={() => window.location.reload()}>{t('error.retry')}</Button>
      </p>
    </Container>
  );
}

export function NotFound() {
  const t = useTranslations('shell.notFound');
  return (
    <Container className="py-16 text-center">
      <title>{`${t('title')} · Prévenance`}</title>
      <IllustrationLost className="mx-auto w-64" />
      <h1 className="mt-6 font-title text-4xl">{t('title')}</h1>
      <p className="mx-auto mt-4 max-w-prose text-ink-soft">{t('text')}</p>
      <p className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/">{t('home')}</ButtonLink>
        <ButtonLink to="/box" kind="secondary">
          {t('boxes')}
        </ButtonLink>
      </p>
    </Container>
  );
}
