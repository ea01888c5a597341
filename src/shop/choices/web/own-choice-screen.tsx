import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { SignedInOnly } from '#accounts/web/signed-in-only.tsx';
import { Container } from '#ui/container.tsx';
import { ChoiceScreen } from './choice-screen.tsx';

/** The same, for who is signed in and needs no link. */
export function OwnChoiceScreen({ recipientId }: { recipientId: string }) {
  const t = useTranslations('choices.choose.own');
  return (
    <SignedInOnly>
      {() => (
        <>
          <Container width="narrow">
            <Link
              to="/user-dashboard"
              className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4"
            >
              <ArrowLeft aria-hidden className="size-5" />
              {t('back')}
            </Link>
          </Container>
          <ChoiceScreen of={{ recipientId }} />
        </>
      )}
    </SignedInOnly>
  );
}
