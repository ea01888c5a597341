import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

type RetryNoticeProps = {
  readonly text: string;
  readonly retryLabel: string;
  readonly onRetry: () => void;
};

/** Something could not be read; the way on is beside it. */
export function RetryNotice({ text, retryLabel, onRetry }: RetryNoticeProps) {
  return (
    <Notice kind="danger" isLive>
      <p>{text}</p>
      <p className="mt-2">
        <Button kind="secondary" size="small" onClick={onRetry}>
          {retryLabel}
        </Button>
      </p>
    </Notice>
  );
}
