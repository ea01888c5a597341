import type { useTranslations } from 'use-intl';

/** What a field is called where it stands alone. */
export function fieldName(
  t: ReturnType<typeof useTranslations<'cms.products'>>,
  path: string,
): string {
  const [plain = '', language] = path.startsWith('alt')
    ? [path.slice(0, 5)]
    : [path.replace(/(Fr|En)$/, ''), /(Fr|En)$/.exec(path)?.[1]];
  const key = `edit.${FIELD_NAMES[plain] ?? plain}` as 'edit.name';
  const name = t.has(key) ? t(key) : plain;
  if (!language) return name;
  return `${name}, ${t(language === 'Fr' ? 'edit.inFrench' : 'edit.inEnglish')}`;
}

/** Fields whose words are not called as they are. */
const FIELD_NAMES: Readonly<Record<string, string>> = { status: 'shownAs', items: 'contents' };
