import { contentKey, type FormAction } from '#platform/form-action.ts';
import { sendContactRequest } from '../../contract.ts';
import { readContactForm } from '../../rules/contact-form.ts';

/** The forms of the public site, from browsers without scripts. */
export const contactForms: readonly FormAction[] = [
  {
    name: 'contact',
    path: '/contact',
    async send({ website = '', ...typed }, { today, call }) {
      const form = readContactForm(typed);
      const requestKey = contentKey('contact', today, JSON.stringify(form));
      await call(sendContactRequest, { requestKey, form, website });
      return '/contact?sent=yes';
    },
  },
];
