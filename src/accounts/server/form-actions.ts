import { normalizeEmail } from '#basics/contact-details.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import type { FormAction } from '#platform/form-action.ts';
import { nextAddress, withNext } from '../rules/next-address.ts';
import { emailProblems } from '../rules/sign-in-forms.ts';

/** Asking for a link from a browser without scripts; it is opened where they run. */
export function accountForms(publicUrl: string): readonly FormAction[] {
  return [
    {
      name: 'link',
      path: '/auth',
      async send({ email = '' }, { address, ask }) {
        refuseProblems(emailProblems({ email }));
        const back = withNext('/auth/callback', nextAddress(address.get('next')));
        const redirect = new URLSearchParams({ redirect_to: new URL(back, publicUrl).href });
        const answer = await ask(`/auth/v1/otp?${redirect}`, {
          email: normalizeEmail(email),
          create_user: true,
        });
        if (answer.ok) return '/auth?sent=yes';
        if (answer.status !== 429) throw new Refusal('temporarily-unavailable');
        const seconds = Number(answer.headers.get('retry-after'));
        throw new Refusal('too-many-requests', { details: { minutes: Math.ceil(seconds / 60) } });
      },
    },
  ];
}
