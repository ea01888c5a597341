import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PRODUCT_KEY } from '#basics/product-name.ts';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { OwnCard } from './own-card.tsx';

/** Another one for each account: a device may be shared. */
const keyOf = (userId: string) => `${PRODUCT_KEY}_own_note_v1_${userId}`;

/** A few words for oneself, that never leave the device. */
export function OwnNote({ userId }: { userId: string }) {
  const t = useTranslations('listening.own');
  const [text, setText] = useState(() => readNote(userId));
  const [state, setState] = useState<'kept' | 'refused'>();
  return (
    <OwnCard title={t('note')}>
      <div className="mt-3">
        <TextAreaField
          name="note"
          label={t('noteText')}
          value={text}
          rows={4}
          maxLength={20_000}
          onChange={({ currentTarget: { value } }) => {
            setText(value);
            setState(keepNote(userId, value) ? 'kept' : 'refused');
          }}
        />
      </div>
      <p role="status" className="mt-2 min-h-6 text-sm text-ink-soft">
        {state && t(state === 'kept' ? 'noteKept' : 'noteRefused')}
      </p>
    </OwnCard>
  );
}

function readNote(userId: string): string {
  try {
    return window.localStorage.getItem(keyOf(userId)) ?? '';
  } catch {
    return '';
  }
}

function keepNote(userId: string, text: string): boolean {
  try {
    window.localStorage.setItem(keyOf(userId), text);
    return true;
  } catch {
    return false;
  }
}
