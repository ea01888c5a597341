import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { DescriptionSettings } from './description-settings.tsx';
import { LicenceSettings } from './licence-settings.tsx';
import { MembersSettings } from './members-settings.tsx';
import { PlacesSettings } from './places-settings.tsx';
import { useSpace } from './space-context.ts';
import { VerificationSettings } from './verification-settings.tsx';

/** What the company is, who has a role in it, and until when. */
export default function SettingsPage() {
  const t = useTranslations('company.space.settings');
  const { can, id } = useSpace();
  return (
    <>
      <PageHead title={t('title')} />
      <PageTitle size="small" title={t('title')} />
      <div key={id} className="grid gap-8">
        <DescriptionSettings />
        {can('describe-company') && <VerificationSettings />}
        {can('see-members') && <MembersSettings />}
        {can('keep-employees') && <PlacesSettings />}
        <LicenceSettings />
        {can('read-journal') && (
          <p>
            <Link to="/dashboard/settings/journal">{t('journal')}</Link>
            <span className="block text-sm text-ink-soft">{t('journalText')}</span>
          </p>
        )}
      </div>
    </>
  );
}
