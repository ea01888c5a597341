import { Toast } from '@base-ui/react/toast';
import { useEffect, useRef } from 'react';
import { ToastList } from './toast-list.tsx';
import { TOAST_DURATION_MS, type ToastMessage, VISIBLE_TOASTS } from './toast-message.ts';

type ToastHostProps = {
  /** All that were said since the page came; what is new among them is shown. */
  readonly messages: readonly ToastMessage[];
  readonly closeLabel: string;
};

/** Where messages appear and fade. */
export function ToastHost({ messages, closeLabel }: ToastHostProps) {
  return (
    <Toast.Provider timeout={TOAST_DURATION_MS} limit={VISIBLE_TOASTS}>
      <Shown messages={messages} />
      <ToastList closeLabel={closeLabel} />
    </Toast.Provider>
  );
}

function Shown({ messages }: Pick<ToastHostProps, 'messages'>) {
  const { add, close } = Toast.useToastManager();
  const shown = useRef(0);
  useEffect(() => {
    for (const { title, description, kind = 'default', action } of messages.slice(shown.current)) {
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
    }
    shown.current = messages.length;
  }, [messages, add, close]);
  return null;
}
