import type { useTranslations } from 'use-intl';

/** What a field of a product is called where it stands alone: `texts.fr.name`, `images.0.altFr`. */
export function fieldName(
  t: ReturnType<typeof useTranslations<'catalogue.staffProducts'>>,
  path: string,
): string {
  const [, language, text] = /^texts\.(fr|en)\.(\w+)$/.exec(path) ?? [];
  const [, reason] = /^vatReason(Fr|En)$/.exec(path) ?? [];
  const plain = text ?? (reason ? 'vatReason' : path.replace(/^images\.\d+\.(?=alt)/, ''));
  const key = `edit.${FIELD_NAMES[plain] ?? plain.replace(/\..*$/, '')}` as 'edit.name';
  const name = t.has(key) ? t(key) : plain;
  const said = language ?? reason?.toLowerCase();
  return said ? `${name}, ${t(said === 'fr' ? 'edit.inFrench' : 'edit.inEnglish')}` : name;
}

/** Fields whose words are not called as they are. */
const FIELD_NAMES: Readonly<Record<string, string>> = { status: 'shownAs', items: 'contents' };
