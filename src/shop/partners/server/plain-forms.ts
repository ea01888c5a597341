import { keyOfWords, type PlainForm } from '#platform/plain-form.ts';
import { applyAsPartner } from '../contract.ts';
import { cleanPartnerForm, readPartnerForm } from '../rules/partner-form.ts';

/** Applying as a partner, from browsers without scripts. */
export const partnerForms: readonly PlainForm[] = [
  {
    name: 'partner',
    path: '/boutique',
    async send({ website = '', ...typed }, { today, call }) {
      const form = cleanPartnerForm(readPartnerForm(typed));
      const requestKey = keyOfWords('partner', today, JSON.stringify(form));
      await call(applyAsPartner, { requestKey, form, website });
      return '/boutique?sent=yes#partner';
    },
  },
];
