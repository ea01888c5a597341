import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { InputOf } from '#basics/contract.ts';
import { Refusal } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { Button } from '#ui/button.tsx';
import type { RemoveFromDuerp } from '../contract.ts';
import { ChangeFailure } from './change-failure.tsx';
import { useDuerpChange } from './use-duerp.ts';

type RemoveButtonProps = Omit<InputOf<RemoveFromDuerp>, 'withContents'> & {
  readonly label: string;
  /** What goes along with it; asked once before it does. */
  readonly contents?: string | undefined;
  /** Why it stays, where what it holds cannot go along. */
  readonly inUse?: string | undefined;
  readonly onDone: () => void;
};

/**
 * Takes something out of the document: asked once more, and once more still where it holds something,
 * which goes along only once that has been read.
 */
export function RemoveButton(props: RemoveButtonProps) {
  const { label, contents, inUse, onDone, ...removed } = props;
  const t = useTranslations('risks.duerp');
  // As it was when the dialog opened: that is what the person has seen.
  const [revision] = useState(removed.revision);
  const remove = useDuerpChange(
    removed.companyId,
    (withContents: boolean) =>
      callFunction<RemoveFromDuerp>('remove-from-duerp', { ...removed, revision, withContents }),
    () => t('removed'),
  );
  const [isAsked, setAsked] = useState(false);
  const isHeldBack = remove.error instanceof Refusal && remove.error.field === 'withContents';
  const asks = isHeldBack && contents !== undefined;
  const remind = asks ? contents : t('removeSure');
  return (
    <div className="grid grow gap-3">
      {isAsked && (asks || !remove.error) && <p className="text-sm">{remind}</p>}
      {!asks && <ChangeFailure error={remove.error} conflict={isHeldBack ? inUse : undefined} />}
      <p>
        <Button
          kind={isAsked ? 'danger' : 'quiet'}
          isBusy={remove.isPending}
          className={isAsked ? undefined : '-ml-5'}
          onClick={() => (isAsked ? remove.mutate(asks, { onSuccess: onDone }) : setAsked(true))}
        >
          {label}
        </Button>
      </p>
    </div>
  );
}
