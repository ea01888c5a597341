let forget: (() => void) | undefined;

/** Told by what keeps answers in this page, where it was ever needed. */
export function onForgetQueries(act: () => void): void {
  forget = act;
}

/** What was answered to one person is not shown to the next in the same tab. */
export function forgetQueries(): void {
  forget?.();
}
