import { useTranslations } from 'use-intl';
import type { RichTextWords } from '#ui/rich-text-editor.tsx';

/** What the tools of a text with a shape are called. */
export function useRichTextWords(): RichTextWords {
  const t = useTranslations('catalogue.staffProducts.richText');
  return {
    toolbar: t('toolbar'),
    bold: t('bold'),
    italic: t('italic'),
    heading: t('heading'),
    bullets: t('bullets'),
    numbers: t('numbers'),
    link: t('link'),
    address: t('address'),
    wrongAddress: t('wrongAddress'),
    apply: t('apply'),
    unlink: t('unlink'),
    undo: t('undo'),
    redo: t('redo'),
  };
}
