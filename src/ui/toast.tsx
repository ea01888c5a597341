import { Toast } from '@base-ui/react/toast';
import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react';
import { ToastList } from './toast-list.tsx';

export const TOAST_DURATION_MS = 4_000;
export const VISIBLE_TOASTS = 3;

export type ToastMessage = {
  title: string;
  description?: string | undefined;
  /** 'destructive' interrupts what a screen reader is saying; the other waits its turn. */
  kind?: 'default' | 'destructive' | undefined;
  action?: { label: string; onClick: () => void } | undefined;
};

type Toaster = { show: (message: ToastMessage) => void };

const ToasterContext = createContext<Toaster | null>(null);

/** Lets any screen below say a short word that fades by itself. 'OK' reads in every language. */
export function ToastProvider(props: { children: ReactNode; closeLabel?: string | undefined }) {
  return (
    <Toast.Provider timeout={TOAST_DURATION_MS} limit={VISIBLE_TOASTS}>
      <ToasterBridge>{props.children}</ToasterBridge>
      <ToastList closeLabel={props.closeLabel ?? 'OK'} />
    </Toast.Provider>
  );
}

/** @throws Error outside a `ToastProvider`: a mistake of ours, not the visitor's. */
export function useToast(): Toaster {
  const toaster = useContext(ToasterContext);
  if (!toaster) throw new Error('useToast needs a ToastProvider above it');
  return toaster;
}

function ToasterBridge({ children }: { children: ReactNode }) {
  const { add, close } = Toast.useToastManager();
  const show = useCallback(
    ({ title, description, kind = 'default', action }: ToastMessage) => {
      const id: string = add({
        title,
        description,
        type: kind,
        priority: kind === 'destructive' ? 'high' : 'low',
        ...(action && {
          actionProps: {
            children: action.label,
            onClick: () => {
              action.onClick();
              close(id);
            },
          },
        }),
      });
    },
    [add, close],
  );
  const toaster = useMemo(() => ({ show }), [show]);
  return <ToasterContext value={toaster}>{children}</ToasterContext>;
}
