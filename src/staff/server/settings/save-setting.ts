import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import type { FormValues } from '#basics/form-reader.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import type { Settings } from '#basics/settings.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import { findSignInAddresses } from '#platform/database/sign-in-addresses.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { readSettings } from '#platform/settings/settings-reader.ts';
import type { SaveSetting } from '../../contract.ts';
import { readOrganisationForm } from '../../rules/settings/organisation-form.ts';
import { readDeliveryForm, readLicenceForm } from '../../rules/settings/price-forms.ts';
import { readReturnsForm } from '../../rules/settings/returns-form.ts';
import {
  formOfSetting,
  type SettingGroup,
  settingProblems,
} from '../../rules/settings/setting-groups.ts';
import { readSiteForm } from '../../rules/settings/site-form.ts';
import type { StaffDeps } from '../staff-deps.ts';
import {
  listGroupChanges,
  lockRevision,
  updateDelivery,
  updateLicence,
  updateOrganisation,
  updateReturns,
  updateSite,
} from './settings.queries.ts';

export function saveSetting(
  deps: StaffDeps,
  call: Call,
  { group, revision, form }: ParsedInputOf<SaveSetting>,
): Promise<OutputOf<SaveSetting>> {
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'keep-settings');
    refuseProblems(settingProblems(group, form));
    const kept = await lockRevision(tx, group);
    const settings = await readSettings(tx);
    // Sent twice, it is there already.
    if (isSame(formOfSetting(group, settings), asRead(group, form, settings))) {
      return { revision: kept };
    }
    if (kept !== revision) await refuseAsChanged(tx, group);
    const written = await write(tx, group, form);
    await withServiceRights(tx, deps.site.recordLegalTexts);
    return { revision: written };
  });
}

/** As it would be typed again: `4690` is `46,90` only once it was read. */
function asRead(group: SettingGroup, form: FormValues, settings: Settings) {
  return formOfSetting(group, {
    ...settings,
    ...(group === 'site' && readSiteForm(form).values),
    ...(group === 'organisation' && { organisation: readOrganisationForm(form).values }),
    ...(group === 'delivery' && { delivery: readDeliveryForm(form).values }),
    ...(group === 'returns' && { returns: readReturnsForm(form).values }),
    ...(group === 'licence' && { licenceBands: readLicenceForm(form).values }),
  });
}

function write(tx: Tx, group: SettingGroup, form: FormValues): Promise<number> {
  switch (group) {
    case 'organisation':
      return updateOrganisation(tx, readOrganisationForm(form).values);
    case 'delivery':
      return updateDelivery(tx, readDeliveryForm(form).values);
    case 'returns':
      return updateReturns(tx, readReturnsForm(form).values);
    case 'licence':
      return updateLicence(tx, readLicenceForm(form).values);
    case 'site':
      return updateSite(tx, readSiteForm(form).values);
  }
}

/** @throws Refusal conflict, with who changed it meanwhile */
async function refuseAsChanged(tx: Tx, group: SettingGroup): Promise<never> {
  const changes = await listGroupChanges(tx);
  const by = changes.find((change) => change.group === group)?.changed_by ?? null;
  // Staff tell each other by their addresses, which are nobody's to read.
  const editors = await withServiceRights(tx, (service) => findSignInAddresses(service, [by]));
  throw new Refusal('conflict', { details: { editedBy: (by && editors.get(by)) ?? null } });
}

function isSame(one: FormValues, other: FormValues): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => one[name] === other[name]);
}
