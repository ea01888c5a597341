import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';

export const TOOLTIP_DELAY_MS = 200;

export type TooltipProps = {
  text: string;
  /** One element that can take the focus and has a name of its own. */
  children: ReactElement<{ 'aria-label'?: string | undefined }>;
  /** The words are on the screen already. */
  isOff?: boolean | undefined;
};

export function TooltipProvider({ children }: { children: ReactNode }) {
  return <Base.Provider delay={TOOLTIP_DELAY_MS}>{children}</Base.Provider>;
}

/**
 * A few words on hover or focus. Screen readers get them with the element, not from the bubble:
 * as its description, unless they are its name already.
 */
export function Tooltip({ text, children, isOff = false }: TooltipProps) {
  const isName = children.props['aria-label'] === text;
  return (
    <Base.Root disabled={isOff}>
      <Base.Trigger
        delay={TOOLTIP_DELAY_MS}
        render={children}
        {...(isName ? {} : { 'aria-description': text })}
      />
      <Base.Portal>
        <Base.Positioner sideOffset={8} className="z-50">
          <Base.Popup aria-hidden className={POPUP}>
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

const POPUP =
  'max-w-72 rounded-sm border border-transparent bg-ink px-3 py-1.5 text-sm text-paper shadow-high ' +
  'transition-opacity duration-100 data-starting-style:opacity-0 data-ending-style:opacity-0';
