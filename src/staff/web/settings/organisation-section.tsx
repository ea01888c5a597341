import { useTranslations } from 'use-intl';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { SettingForms } from '../../contract.ts';
import { ORGANISATION_FIELDS } from '../../rules/settings/organisation-form.ts';
import { SettingCard, SettingForm } from './setting-form.tsx';

const HINTS: Readonly<
  Partial<Record<string, 'registryHint' | 'dataProtectionHint' | 'mailProviderHint'>>
> = {
  registry: 'registryHint',
  dataProtectionEmail: 'dataProtectionHint',
  mailProvider: 'mailProviderHint',
};
const TYPES: Readonly<Partial<Record<string, 'email' | 'tel'>>> = {
  email: 'email',
  dataProtectionEmail: 'email',
  phone: 'tel',
  hostPhone: 'tel',
};
const TEXTS: Readonly<Partial<Record<string, 'houseText' | 'contactText' | 'bankText'>>> = {
  house: 'houseText',
  contact: 'contactText',
  bank: 'bankText',
};
const CARDS = Object.keys(ORGANISATION_FIELDS) as (keyof typeof ORGANISATION_FIELDS)[];

/** Who publishes the site, sells, is written to and is paid. */
export function OrganisationSection({ groups }: Pick<SettingForms, 'groups'>) {
  const t = useTranslations('staff.settings.organisation');
  return (
    <SettingForm group="organisation" kept={groups.organisation}>
      {({ text, tick }) => (
        <>
          <CheckboxField
            {...tick('isDemonstration')}
            label={t('isDemonstration')}
            hint={t('isDemonstrationHint')}
          />
          {CARDS.map((card) => {
            const intro = TEXTS[card];
            return (
              <SettingCard key={card} title={t(card)} {...(intro && { text: t(intro) })}>
                {ORGANISATION_FIELDS[card].map((name) => {
                  const hint = HINTS[name];
                  return (
                    <TextField
                      key={name}
                      {...text(name)}
                      type={TYPES[name] ?? 'text'}
                      label={t(name)}
                      {...(hint && { hint: t(hint) })}
                    />
                  );
                })}
              </SettingCard>
            );
          })}
        </>
      )}
    </SettingForm>
  );
}
