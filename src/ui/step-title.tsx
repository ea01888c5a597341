import { type ReactNode, useEffect, useRef } from 'react';

export type StepTitleProps = {
  readonly as?: 'h2' | 'h3';
  readonly children: ReactNode;
};

/**
 * The title of a step that came in the place of another one: it takes the focus as it comes, and only
 * then, so that readers of screens hear where they are and the keyboard goes on from there.
 */
export function StepTitle({ as: Element = 'h2', children }: StepTitleProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Element ref={title} tabIndex={-1} className={Element === 'h2' ? 'text-2xl' : 'text-xl'}>
      {children}
    </Element>
  );
}
