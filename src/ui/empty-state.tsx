import type { ReactNode } from 'react';

export type EmptyStateProps = {
  illustration?: ReactNode;
  title: ReactNode;
  /** What will appear here, and when. */
  text?: ReactNode;
  action?: ReactNode;
  titleAs?: 'h1' | 'h2' | 'h3' | undefined;
};

/** A place that is not empty by mistake: it says what will come. */
export function EmptyState({ illustration, title, text, action, titleAs = 'h2' }: EmptyStateProps) {
  const Title = titleAs;
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-4 py-10 text-center">
      {illustration && <div className="mb-6 w-full max-w-56">{illustration}</div>}
      <Title className="text-2xl">{title}</Title>
      {text && <p className="mt-3 text-ink-soft">{text}</p>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
