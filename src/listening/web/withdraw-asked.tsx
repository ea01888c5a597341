import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';

type WithdrawAskedProps = {
  readonly t: (word: 'withdraw' | 'withdrawn' | 'notWithdrawn') => string;
  /** Says which one, to whoever does not see beside what the button stands. */
  readonly label: string;
  readonly onWithdraw: (outcome: { onSuccess: () => void; onError: () => void }) => void;
};

/** Takes back what everybody is or will be asked: a question, or the yearly questionnaire. */
export function WithdrawAsked({ t, label, onWithdraw }: WithdrawAskedProps) {
  const { show } = useToast();
  return (
    <Button
      kind="quiet"
      size="small"
      className="mt-2 -ml-3.5"
      aria-label={label}
      onClick={() =>
        onWithdraw({
          onSuccess: () => show({ title: t('withdrawn') }),
          onError: () => show({ title: t('notWithdrawn'), kind: 'destructive' }),
        })
      }
    >
      {t('withdraw')}
    </Button>
  );
}
