import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { RegisterEntry } from '../../contract.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { EntryFacts } from './entry-facts.tsx';
import type { ShownRegisterProps } from './registers-page.tsx';

const NEW = 'new';

/** The entries of a register, each with what it says, and the way to one more. */
export function EntriesCard(props: ShownRegisterProps) {
  const { register, view, duerp } = props;
  const t = useTranslations('risks.registers');
  const [opened, open] = useState<string>();
  const isClosed = register === 'accidents' && view.conditions === null;
  const entry = view.entries.find(({ id }) => id === opened);
  const named = new Map([
    ...duerp.units.map(({ id, name }) => [id, name] as const),
    ...view.risks.map(({ id, situation }) => [id, situation] as const),
  ]);
  return (
    <Card as="section" aria-label={t(`names.${register}`)}>
      {view.mayWrite && !isClosed && (
        <Button onClick={() => open(NEW)}>{t(`add.${register}`)}</Button>
      )}
      {view.entries.length === 0 ? (
        <EmptyState
          title={t(`none.${register}`)}
          titleAs="h2"
          text={isClosed ? t('conditions.missing') : t(`noneText.${register}`)}
        />
      ) : (
        <ul className="mt-4 divide-y divide-line">
          {view.entries.map((each) => (
            <li key={each.id} className="py-4">
              <EntryHead {...{ register, entry: each, named }} />
              <EntryFacts {...{ register, entry: each, named, without: TITLES[register] }} />
              {view.mayWrite && (
                <Button
                  kind="quiet"
                  size="small"
                  className="mt-1 -ml-3"
                  aria-label={`${t(register === 'accidents' ? 'follow' : 'edit')} ${titleOf(each, named)}`}
                  onClick={() => open(each.id)}
                >
                  {t(register === 'accidents' ? 'follow' : 'edit')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {(opened === NEW || entry) && (
        <EntryDialog {...props} entry={entry} onClose={() => open(undefined)} />
      )}
    </Card>
  );
}

const TITLES = {
  cmr: ['workerName', 'substance'],
  accidents: ['victimName'],
  combined: ['unitId'],
} as const;

type Names = ReadonlyMap<string, string>;

function titleOf({ number, fields }: RegisterEntry, named: Names): string {
  const names = [fields.workerName ?? fields.victimName, fields.substance].filter(Boolean);
  const title = names.join(' · ') || (named.get(fields.unitId ?? '') ?? '');
  return number === null ? title : `${number} · ${title}`;
}

type HeadProps = {
  readonly register: ShownRegisterProps['register'];
  readonly entry: RegisterEntry;
  readonly named: Names;
};

function EntryHead({ register, entry, named }: HeadProps) {
  const t = useTranslations('risks.registers');
  const language = useLocale();
  const { fields } = entry;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h3 className="text-base font-semibold [overflow-wrap:anywhere]">{titleOf(entry, named)}</h3>
      {fields.struckBecause && <Badge tone="warning">{t('struck')}</Badge>}
      {register === 'accidents' && !fields.struckBecause && !fields.duerpAnswer && (
        <Badge tone="info">{t('answers.open')}</Badge>
      )}
      <span className="text-sm text-ink-soft">
        {t('enteredOn', { day: formatDay(entry.enteredOn, language) })}
      </span>
    </div>
  );
}
