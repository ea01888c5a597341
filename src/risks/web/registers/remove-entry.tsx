import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callFunction } from '#platform/browser/call-function.ts';
import { Button } from '#ui/button.tsx';
import type { RegisterEntry, RemoveRegisterEntry } from '../../contract.ts';
import { ChangeFailure } from '../change-failure.tsx';
import { useDuerpChange } from '../use-duerp.ts';
import { useRefused } from './use-register.ts';

type RemoveEntryProps = {
  readonly companyId: string;
  readonly register: 'cmr' | 'combined';
  readonly entry: RegisterEntry;
  readonly onDone: () => void;
};

/** Takes a line away, asked once more. */
export function RemoveEntry({ companyId, register, entry, onDone }: RemoveEntryProps) {
  const t = useTranslations('risks.registers');
  const common = useTranslations('risks.duerp');
  const refused = useRefused();
  const [isAsked, setAsked] = useState(false);
  // As it was when the dialog opened: that is what the person has seen.
  const [{ id, revision }] = useState(entry);
  const remove = useDuerpChange(
    companyId,
    () =>
      callFunction<RemoveRegisterEntry>('remove-register-entry', {
        companyId,
        register,
        id,
        revision,
      }),
    () => t('removed'),
  );
  return (
    <div className="grid grow gap-3">
      {isAsked && !remove.error && <p className="text-sm">{common('removeSure')}</p>}
      <ChangeFailure error={remove.error} conflict={refused(remove.error)} />
      <p>
        <Button
          kind={isAsked ? 'danger' : 'quiet'}
          isBusy={remove.isPending}
          className={isAsked ? undefined : '-ml-5'}
          onClick={() =>
            isAsked ? remove.mutate(undefined, { onSuccess: onDone }) : setAsked(true)
          }
        >
          {common('remove')}
        </Button>
      </p>
    </div>
  );
}
