import { expect, test } from 'vitest';
import type { MessageTree } from '#basics/messages.ts';
import { TRIAL_DAYS } from '#company/rules/licence.ts';
import { INVITATION_DAYS } from '#company/server/invite-member.ts';
import { leastListed } from '#listening/rules/disclosed-places.ts';
import { DEFAULT_K } from '#listening/rules/release.ts';
import { LINK_DAYS } from '#shop/partners/rules/partner-states.ts';
import { PREPARATION_WORKING_DAYS } from '#shop/sales/rules/wished-week.ts';
import { MESSAGES } from '../../src/app/messages.ts';

/** No formatter writes numbers out, and running text reads badly in digits: these are kept true here. */
const WRITTEN: Readonly<Record<number, { readonly fr: RegExp; readonly en: RegExp }>> = {
  5: { fr: /cinq/i, en: /five/i },
  7: { fr: /sept/i, en: /seven/i },
  10: { fr: /\bdix\b/i, en: /\bten\b/i },
  30: { fr: /trente/i, en: /thirty|30-day/i },
};

test.each([
  [
    'people listed from whom on a figure is told',
    leastListed(DEFAULT_K),
    [
      'company.space.invitation.promise',
      'listening.method.release.p2',
      'listening.settings.rules.leastKHint',
      'site.about.ways.listening.text',
      'site.mobile.trust.text',
      'site.privacy.sections.who.body',
      'site.saas.questions.items.small.question',
      'site.whoSees.rows.hr.sees',
    ],
  ],
  [
    'days of a trial',
    TRIAL_DAYS,
    [
      'company.space.welcome.createIntro',
      'site.home.questions.items.together.answer',
      'site.saas.hero.intro',
      'site.saas.prices.note',
      'site.saas.closing.title',
      'site.terms.sections.licence.body',
    ],
  ],
  [
    'days of an invitation',
    INVITATION_DAYS,
    ['company.space.members.invitedText', 'company.space.invitation.useless.over.text'],
  ],
  ['days of a partner’s link', LINK_DAYS, ['partners.partnerFile.over.text']],
  ['working days of preparation', PREPARATION_WORKING_DAYS, ['orders.checkout.delivery.weekHint']],
] as const)('the texts tell the %s as the rules count them', (_, figure, keys) => {
  for (const language of ['fr', 'en'] as const)
    for (const key of keys)
      expect([key, textAt(MESSAGES[language], key)]).toEqual([
        key,
        expect.stringMatching(WRITTEN[figure]?.[language] ?? /never/),
      ]);
});

function textAt(messages: MessageTree, key: string): unknown {
  return key.split('.').reduce<unknown>((tree, name) => Object(tree)[name], messages);
}
