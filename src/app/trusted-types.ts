import { SERVICE_WORKER } from '#listening/web/use-offline-page.ts';
import { SITE_WORKER } from './shell/site-worker.ts';

type TrustedTypesFactory = {
  createPolicy(
    name: string,
    rules: { createHTML(text: string): string; createScriptURL(url: string): string },
  ): unknown;
};

/**
 * React makes a script element by writing one fixed, empty piece of HTML, and what works offline is kept
 * by two scripts of ours. The page's default Trusted Types policy lets exactly these three texts through and refuses every other string.
 */
export function allowKnownScripts(): void {
  const factory = (window as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
  factory?.createPolicy('default', {
    createHTML(text) {
      if (text === '<script></script>') return text;
      throw new TypeError('HTML built from text is refused');
    },
    createScriptURL(url) {
      if (url === SERVICE_WORKER || url === SITE_WORKER) return url;
      throw new TypeError('scripts of other addresses are refused');
    },
  });
}
