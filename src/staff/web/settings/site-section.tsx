import { useTranslations } from 'use-intl';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { SettingForms } from '../../contract.ts';
import { SettingCard, SettingForm } from './setting-form.tsx';

/** What every page allows and announces. */
export function SiteSection({ groups }: Pick<SettingForms, 'groups'>) {
  const t = useTranslations('staff.settings.site');
  return (
    <SettingForm group="site" kept={groups.site}>
      {({ text, tick }) => (
        <>
          <SettingCard title={t('zoom')}>
            <CheckboxField
              {...tick('isZoomAllowed')}
              className="sm:col-span-2"
              label={t('isZoomAllowed')}
              hint={t('isZoomAllowedHint')}
            />
          </SettingCard>
          <SettingCard title={t('companies')}>
            <TextField
              {...text('dailyInvitations')}
              label={t('dailyInvitations')}
              hint={t('dailyInvitationsHint')}
              inputMode="numeric"
            />
          </SettingCard>
          <SettingCard title={t('notice')} text={t('noticeText')}>
            <TextField {...text('noticeFr')} className="sm:col-span-2" label={t('noticeFr')} />
            <TextField {...text('noticeEn')} className="sm:col-span-2" label={t('noticeEn')} />
            <TextField {...text('noticeFrom')} type="datetime-local" label={t('noticeFrom')} />
            <TextField {...text('noticeUntil')} type="datetime-local" label={t('noticeUntil')} />
          </SettingCard>
        </>
      )}
    </SettingForm>
  );
}
