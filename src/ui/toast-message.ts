export const TOAST_DURATION_MS = 4_000;
export const VISIBLE_TOASTS = 3;

export type ToastMessage = {
  title: string;
  description?: string | undefined;
  /** 'destructive' interrupts what a screen reader is saying; the other waits its turn. */
  kind?: 'default' | 'destructive' | undefined;
  action?: { label: string; onClick: () => void } | undefined;
};
