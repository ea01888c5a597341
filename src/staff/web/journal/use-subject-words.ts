import { useTranslations } from 'use-intl';

/** What a kind of thing is called; one that has no word yet, by the name that its table gives it. */
export function useSubjectWords(): (subject: string) => string {
  const t = useTranslations('staff.journal.subjects');
  return (subject) => {
    const key = subject as 'product';
    return t.has(key) ? t(key) : subject;
  };
}
