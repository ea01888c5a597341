import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSpace } from '#company/web/space-context.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { ListeningSettings, SetListening } from '../contract.ts';
import { leastListed } from '../rules/disclosed-places.ts';
import { ChangeFailure } from './change-failure.tsx';
import { useChange } from './use-listening-settings.ts';

const THRESHOLDS = [8, 10, 15] as const;
type Threshold = (typeof THRESHOLDS)[number];

type RulesCardProps = { readonly companyId: string; readonly settings: ListeningSettings };

/** From how many listed people on, and to whom. */
export function RulesCard({ companyId, settings }: RulesCardProps) {
  const t = useTranslations('listening.settings.rules');
  const isOwner = useSpace().roles.includes('owner');
  const [leastK, setLeastK] = useState(settings.leastK as Threshold);
  const [tellsEverybody, setTells] = useState(settings.tellsEverybody);
  const save = useChange(companyId, () =>
    callFunction<SetListening>('set-listening', { companyId, leastK, tellsEverybody }),
  );
  return (
    <Card as="section">
      <h2 className="text-xl">{t('title')}</h2>
      <form
        className="mt-4 grid max-w-2xl gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate(undefined);
        }}
      >
        <SelectField
          name="leastK"
          label={t('leastK')}
          hint={t('leastKHint')}
          disabled={!isOwner}
          value={String(leastK)}
          onChange={({ currentTarget: { value } }) => setLeastK(Number(value) as Threshold)}
          options={THRESHOLDS.map((k) => ({
            value: String(k),
            label: t('option', { least: leastListed(k) }),
          }))}
        />
        <CheckboxField
          name="tellsEverybody"
          label={t('tellsEverybody')}
          disabled={!isOwner}
          checked={tellsEverybody}
          onChange={({ currentTarget: { checked } }) => setTells(checked)}
        />
        {isOwner ? (
          <p>
            <Button type="submit" isBusy={save.isPending}>
              {t('save')}
            </Button>
          </p>
        ) : (
          <p className="text-sm text-ink-soft">{t('ownersOnly')}</p>
        )}
      </form>
      <ChangeFailure error={save.error} />
    </Card>
  );
}
