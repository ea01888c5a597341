type TrustedTypesFactory = {
  createPolicy(name: string, rules: { createHTML(text: string): string }): unknown;
};

/**
 * React makes a script element by writing one fixed, empty piece of HTML. The page's default
 * Trusted Types policy lets exactly that text through and refuses every other string.
 */
export function allowReactScriptElements(): void {
  const factory = (window as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
  factory?.createPolicy('default', {
    createHTML(text) {
      if (text === '<script></script>') return text;
      throw new TypeError('HTML built from text is refused');
    },
  });
}
