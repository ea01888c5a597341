import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Container } from '#ui/container.tsx';
import { Loading } from '#ui/loading.tsx';

const LinkedPartnerPanel = lazy(() => import('./linked-partner.tsx'));

/**
 * What the page shows, or, to whoever comes by a link of our mails, their own file. The token follows the
 * `#`: no server is sent it, and the page that is kept for everybody is the same for all.
 */
export function PartnerDoor({ children }: { children: ReactNode }) {
  const t = useTranslations('partners.partnerFile');
  const [token, setToken] = useState<string>();
  useEffect(() => {
    const read = () => setToken(/^#partner-link=([\w-]+)$/.exec(window.location.hash)?.[1]);
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  if (token === undefined) return children;
  return (
    <Container width="narrow" className="pb-16">
      <Suspense fallback={<Loading text={t('loading')} />}>
        <LinkedPartnerPanel key={token} token={token} />
      </Suspense>
    </Container>
  );
}
