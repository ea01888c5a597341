import { SERVICE_WORKER } from '#listening/web/use-offline-page.ts';

type TrustedTypesFactory = {
  createPolicy(
    name: string,
    rules: { createHTML(text: string): string; createScriptURL(url: string): string },
  ): unknown;
};

/**
 * React makes a script element by writing one fixed, empty piece of HTML, and the check-in keeps
 * itself for later by one script of ours. The page's default Trusted Types policy lets exactly these
 * two texts through and refuses every other string.
 */
export function allowKnownScripts(): void {
  const factory = (window as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
  factory?.createPolicy('default', {
    createHTML(text) {
      if (text === '<script></script>') return text;
      throw new TypeError('HTML built from text is refused');
    },
    createScriptURL(url) {
      if (url === SERVICE_WORKER) return url;
      throw new TypeError('scripts of other addresses are refused');
    },
  });
}
