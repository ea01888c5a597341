import { useLocale, useTranslations } from 'use-intl';
import { formatDay, isParisDay } from '#basics/dates.ts';
import type { RegisterEntry } from '../../contract.ts';
import { fieldsOf, type Register } from '../../rules/registers.ts';

type EntryFactsProps = {
  readonly register: Register;
  readonly entry: RegisterEntry;
  /** What ids lead to: units and risks by what they are called. */
  readonly named?: ReadonlyMap<string, string>;
  /** What stands above already. */
  readonly without?: readonly string[];
};

/** What an entry says, field by field. */
export function EntryFacts({ register, entry, named, without = [] }: EntryFactsProps) {
  const t = useTranslations('risks.registers');
  const language = useLocale();
  function shown(value: string, kind: string): string | undefined {
    if (kind === 'unit' || kind === 'risk') return named?.get(value);
    if (kind === 'duerp-answer') return t(`answers.${value}` as 'answers.none');
    return isParisDay(value) ? formatDay(value, language) : value;
  }
  const facts = fieldsOf(register)
    .filter(({ name, kind }) => kind !== 'employee' && !without.includes(name))
    .flatMap(({ name, kind }) => {
      const value = entry.fields[name];
      const text = value ? shown(value, kind) : undefined;
      return text ? [{ name, text }] : [];
    });
  return (
    <dl className="mt-2 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[14rem_1fr]">
      {facts.map(({ name, text }) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">
            {t(`fields.${register}.${name}` as 'fields.cmr.substance')}
          </dt>
          <dd className="mb-1 whitespace-pre-line [overflow-wrap:anywhere] sm:mb-0">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
