/** What browsers that install by themselves hand over; the script in the head keeps the first one. */
export const INSTALL_PROMPT_NAME = 'prevenanceInstallPrompt';

/** Asks the reader, in the browser’s own words, whether to install the app. */
export type InstallPrompt = Event & { prompt(): Promise<unknown> };

type WithPrompt = { [INSTALL_PROMPT_NAME]?: InstallPrompt };

/** Tells when the browser offers to install the app, and when it has been installed; until `signal`. */
export function watchInstalling(
  on: { readonly ready: (prompt: InstallPrompt) => void; readonly installed: () => void },
  signal: AbortSignal,
): void {
  const kept = (window as WithPrompt)[INSTALL_PROMPT_NAME];
  if (kept) on.ready(kept);
  window.addEventListener(
    'beforeinstallprompt',
    (event) => {
      // Offered where the page says what it is for, not over whatever is being read.
      event.preventDefault();
      on.ready(event as InstallPrompt);
    },
    { signal },
  );
  window.addEventListener('appinstalled', on.installed, { signal });
}
