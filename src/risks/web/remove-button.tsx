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
  readonly conflict?: string | undefined;
  readonly onDone: () => void;
};

/** Takes something out of the document; what it holds goes along only once that has been read. */
export function RemoveButton(props: RemoveButtonProps) {
  const { label, contents, conflict, onDone, ...removed } = props;
  const t = useTranslations('risks.duerp');
  const remove = useDuerpChange(
    removed.companyId,
    (withContents: boolean) =>
      callFunction<RemoveFromDuerp>('remove-from-duerp', { ...removed, withContents }),
    () => t('removed'),
  );
  const asks =
    contents !== undefined && remove.error instanceof Refusal && remove.error.code === 'conflict';
  return (
    <div className="grid grow gap-3">
      {asks && <p className="text-sm">{contents}</p>}
      {!asks && <ChangeFailure error={remove.error} conflict={conflict} />}
      <p>
        <Button
          kind={asks ? 'danger' : 'quiet'}
          isBusy={remove.isPending}
          className={asks ? undefined : '-ml-5'}
          onClick={() => remove.mutate(asks, { onSuccess: onDone })}
        >
          {label}
        </Button>
      </p>
    </div>
  );
}
