import { contentKey, type FormAction } from '#platform/form-action.ts';
import { applyAsPartner } from '../contract.ts';
import { cleanPartnerForm, readPartnerForm } from '../rules/partner-form.ts';

/** Applying as a partner, from browsers without scripts. */
export const partnerForms: readonly FormAction[] = [
  {
    name: 'partner',
    path: '/boutique',
    async send({ website = '', ...typed }, { today, call }) {
      const form = cleanPartnerForm(readPartnerForm(typed));
      const requestKey = contentKey('partner', today, JSON.stringify(form));
      await call(applyAsPartner, { requestKey, form, website });
      return '/boutique?sent=yes#partner';
    },
  },
];
