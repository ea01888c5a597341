import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

type ConflictNoticeProps = {
  readonly words: {
    readonly title: string;
    readonly text: string;
    readonly keepMine: string;
    readonly takeTheirs: string;
  };
  readonly isBusy: boolean;
  /** Whether what somebody else wrote takes the place of what is typed. */
  readonly onDecide: (takesTheirs: boolean) => void;
};

/** Two people at once: nothing is lost, and one of them decides. */
export function ConflictNotice({ words, isBusy, onDecide }: ConflictNoticeProps) {
  return (
    <Notice kind="warning" isLive title={words.title}>
      <p>{words.text}</p>
      <p className="flex flex-wrap gap-3 pt-2">
        <Button kind="secondary" size="small" isBusy={isBusy} onClick={() => onDecide(false)}>
          {words.keepMine}
        </Button>
        <Button kind="secondary" size="small" isBusy={isBusy} onClick={() => onDecide(true)}>
          {words.takeTheirs}
        </Button>
      </p>
    </Notice>
  );
}
