/** The rule: settings are saved group by group, each with a revision of its own. */
import type { FormValues } from '#basics/form-reader.ts';
import type { FieldProblem } from '#basics/refusal.ts';
import type { Settings } from '#basics/settings.ts';
import { formOfOrganisation, readOrganisationForm } from './organisation-form.ts';
import { formOfDelivery, formOfLicence, readDeliveryForm, readLicenceForm } from './price-forms.ts';
import { formOfReturns, readReturnsForm } from './returns-form.ts';
import { formOfSite, readSiteForm } from './site-form.ts';

export const SETTING_GROUPS = ['organisation', 'delivery', 'returns', 'licence', 'site'] as const;

export type SettingGroup = (typeof SETTING_GROUPS)[number];

const READERS = {
  organisation: readOrganisationForm,
  delivery: readDeliveryForm,
  returns: readReturnsForm,
  licence: readLicenceForm,
  site: readSiteForm,
};

/** What is wrong with a group as it was typed. */
export function settingProblems(group: SettingGroup, form: FormValues): readonly FieldProblem[] {
  return READERS[group](form).problems;
}

/** A group as it would be typed. */
export function formOfSetting(
  group: SettingGroup,
  settings: Settings,
): Readonly<Record<string, string>> {
  switch (group) {
    case 'organisation':
      return formOfOrganisation(settings.organisation);
    case 'delivery':
      return formOfDelivery(settings.delivery);
    case 'returns':
      return formOfReturns(settings.returns);
    case 'licence':
      return formOfLicence(settings.licenceBands);
    case 'site':
      return formOfSite(settings);
  }
}
