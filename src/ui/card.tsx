import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { TINT_CLASSES, type Tint } from './tint.ts';

export type CardProps = {
  as?: 'div' | 'article' | 'section' | 'li' | undefined;
  tint?: Tint | undefined;
  isRaised?: boolean | undefined;
  /** False when the card begins with a picture that must touch its edges. */
  isPadded?: boolean | undefined;
  className?: string | undefined;
  /** Where an address leads to it. */
  id?: string | undefined;
  children: ReactNode;
};

/** Things that belong together, on one sheet. */
export function Card(props: CardProps) {
  const {
    as: Element = 'div',
    tint,
    isRaised = false,
    isPadded = true,
    className,
    id,
    children,
  } = props;
  return (
    <Element
      id={id}
      className={classNames(
        // Clipped, not hidden: what sticks to the window inside it goes on doing so.
        'overflow-clip rounded-lg border',
        tint ? `${TINT_CLASSES[tint].fill} border-transparent` : 'border-line bg-surface',
        isRaised && 'shadow-low',
        isPadded && 'p-5 sm:p-6',
        className,
      )}
    >
      {children}
    </Element>
  );
}
