import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { EnrolFactor } from '#accounts/web/enrol-factor.tsx';
import type { SessionState } from '#accounts/web/session-provider.tsx';
import { Button } from '#ui/button.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';

/** Whether somebody’s role asks for a second step that their account does not have, or no longer. */
export function isStepMissing(state: SessionState): boolean {
  return (
    state.status === 'signed-in' &&
    state.session.user.app_metadata.staff_needs_factor === true &&
    !state.hasShownFactor
  );
}

/** Instead of a page: what is missing, and where it is set up. */
export function SecondStepNeeded() {
  const t = useTranslations('staff.team.needsStep');
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <PageHead title={t('title')} />
      <PageTitle size="small" title={t('title')} intro={t('text')} />
      {isAdding ? (
        <EnrolFactor onDone={() => setAdding(false)} />
      ) : (
        <Button onClick={() => setAdding(true)}>{t('add')}</Button>
      )}
    </>
  );
}
