import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { TextField, type TextFieldProps } from '#ui/text-field.tsx';

/** A password that may be looked at while it is typed. */
export function PasswordField(props: TextFieldProps) {
  const t = useTranslations('accounts.signIn.password');
  const [isShown, setShown] = useState(false);
  return (
    <div>
      <TextField {...props} type={isShown ? 'text' : 'password'} spellCheck={false} required />
      <CheckboxField
        name="shown"
        label={t('show')}
        checked={isShown}
        onChange={(event) => setShown(event.currentTarget.checked)}
        className="mt-1 text-sm"
      />
    </div>
  );
}
