import { useTranslations } from 'use-intl';
import { Notice } from '#ui/notice.tsx';
import { useSpace } from './space-context.ts';

/** Says to whoever keeps a new space that its SIREN has one already; nothing of the other one. */
export function SharedSirenNotice() {
  const t = useTranslations('company.space.verification');
  const { isSirenShared, can } = useSpace();
  if (!isSirenShared || !can('keep-employees')) return null;
  return (
    <div className="mb-6">
      <Notice kind="info" title={t('sharedTitle')}>
        <p>{t('shared')}</p>
      </Notice>
    </div>
  );
}
