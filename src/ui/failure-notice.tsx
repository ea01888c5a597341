import { Refusal } from '#basics/refusal.ts';
import { Notice } from './notice.tsx';

type FailureNoticeProps = {
  readonly error: unknown;
  readonly words: (error: unknown) => string;
  readonly title?: string;
  readonly className?: string;
};

/** Why something was not done; nothing where fields are to blame, beside which it is said. What was typed stays. */
export function FailureNotice({ error, words, title, className }: FailureNoticeProps) {
  if (!error || (error instanceof Refusal && error.code === 'invalid-input')) return null;
  return (
    <Notice kind="danger" isLive title={title} className={className}>
      <p>{words(error)}</p>
    </Notice>
  );
}
