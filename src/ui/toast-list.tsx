import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';

/** The toasts of the moment, newest nearest to the hand. */
export function ToastList({ closeLabel }: { closeLabel: string }) {
  const { toasts } = Toast.useToastManager();
  return (
    <Toast.Portal>
      <Toast.Viewport className={VIEWPORT}>
        {toasts.map((toast) => (
          <Toast.Root
            key={toast.id}
            data-toast
            toast={toast}
            swipeDirection={['right', 'down']}
            className={TOAST}
          >
            <Toast.Content className="flex items-start gap-3 p-4 pr-2">
              {toast.type === 'destructive' ? (
                <CircleAlert aria-hidden className="mt-0.5 size-5.5 shrink-0 text-danger" />
              ) : (
                <CircleCheck aria-hidden className="mt-0.5 size-5.5 shrink-0 text-success" />
              )}
              <div className="min-w-0 grow">
                <Toast.Title className="font-text text-base font-semibold tracking-normal" />
                <Toast.Description className="text-sm text-ink-soft" />
                <Toast.Action className="-ml-2 inline-flex min-h-11 items-center rounded-md px-2 font-semibold text-primary underline underline-offset-4 hover:decoration-2" />
              </div>
              {/* The library hides it from screen readers, although the keyboard reaches it. */}
              <Toast.Close aria-label={closeLabel} aria-hidden={false} className={CLOSE}>
                <X aria-hidden className="size-5" />
              </Toast.Close>
            </Toast.Content>
          </Toast.Root>
        ))}
      </Toast.Viewport>
    </Toast.Portal>
  );
}

// With a dialog or a side panel: above its actions, never on them; where there is room, beside it.
const VIEWPORT =
  'fixed inset-x-4 bottom-[calc(1rem+var(--tabs))] z-50 mx-auto flex max-w-md flex-col-reverse gap-3 ' +
  'sm:right-6 sm:bottom-6 sm:left-auto sm:mx-0 sm:w-104 ' +
  '[:root:has([data-over-page])_&]:top-4 [:root:has([data-over-page])_&]:bottom-auto ' +
  'lg:[:root:has([data-over-page])_&]:top-auto lg:[:root:has([data-over-page])_&]:right-auto ' +
  'lg:[:root:has([data-over-page])_&]:bottom-6 lg:[:root:has([data-over-page])_&]:left-6';

const TOAST =
  'rounded-lg border border-line bg-surface text-ink shadow-high ' +
  'data-[type=destructive]:border-danger data-[type=destructive]:bg-danger-tint ' +
  'transition-[opacity,transform] duration-300 ease-calm ' +
  'translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y) ' +
  'data-starting-style:translate-y-4 data-starting-style:opacity-0 ' +
  'data-ending-style:translate-x-8 data-ending-style:opacity-0 data-limited:hidden';

const CLOSE =
  '-mt-2 grid size-11 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink';
