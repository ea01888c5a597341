import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { inLanguage } from '#basics/messages.ts';
import { accounts } from '../messages.ts';
import { PasswordField } from './password-field.tsx';

test('hides what is typed until it is asked to show it, and leaves password managers their work', () => {
  const html = renderToString(
    <IntlProvider
      locale="fr"
      timeZone="Europe/Paris"
      messages={{ accounts: inLanguage(accounts, 'fr') }}
    >
      <PasswordField name="password" label="Mot de passe" autoComplete="current-password" />
    </IntlProvider>,
  );
  const [field = ''] = /<input[^>]*name="password"[^>]*>/.exec(html) ?? [];
  expect(field).toContain('type="password"');
  expect(field).toContain('autoComplete="current-password"');
  // No shortest or longest length, and nothing that keeps a password from being pasted.
  expect(field).not.toMatch(/maxlength|pattern|onpaste|readonly/i);
});
