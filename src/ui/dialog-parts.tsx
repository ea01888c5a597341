import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useFinalFocus } from './use-final-focus.ts';

export type DialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** The actions; they stay in sight while the rest scrolls, where there is height enough. */
  footer?: ReactNode;
};

/** What a dialog and a side panel share: the veil, the head, the scrolling middle, the actions. */
export function DialogParts({ look, ...props }: DialogProps & { look: string }) {
  const { isOpen, onOpenChange, title, description, closeLabel, children, footer } = props;
  const finalFocus = useFinalFocus(isOpen);
  return (
    <Base.Root open={isOpen} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={BACKDROP} />
        <Base.Popup
          data-over-page
          finalFocus={finalFocus}
          className={classNames(look, 'low:overflow-y-auto')}
        >
          <div className="flex items-start gap-4 px-5 pt-5 pb-3 sm:px-7 sm:pt-6">
            <div className="min-w-0 grow pt-1.5">
              <Base.Title className="text-2xl">{title}</Base.Title>
              {description && (
                <Base.Description className="mt-1.5 text-ink-soft">{description}</Base.Description>
              )}
            </div>
            <Base.Close aria-label={closeLabel} className={CLOSE}>
              <X aria-hidden className="size-6" />
            </Base.Close>
          </div>
          <div className="min-h-0 grow overflow-y-auto px-5 pt-2 pb-6 sm:px-7 low:shrink-0 low:overflow-visible">
            {children}
          </div>
          {footer && <div className={FOOTER}>{footer}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

const BACKDROP =
  'fixed inset-0 z-40 bg-[rgb(20_28_24/0.5)] transition-opacity duration-200 ' +
  'data-starting-style:opacity-0 data-ending-style:opacity-0';

const CLOSE =
  '-mr-2 grid size-11 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink';

const FOOTER =
  'flex flex-wrap justify-end gap-3 border-t border-line px-5 pt-4 ' +
  'pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-7';
