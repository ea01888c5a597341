import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { callFunction } from '#platform/browser/call-function.ts';
import { Loading } from '#ui/loading.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type {
  ApplyStartingPoint,
  Duerp,
  ListStartingPoints,
  SaveEstablishment,
} from '../contract.ts';
import { TRADES, type Trade } from '../rules/starting-points.ts';
import { FormDialog } from './form-dialog.tsx';

type TradeDialogProps = {
  readonly companyId: string;
  readonly duerp: Duerp;
  readonly onClose: () => void;
};

/** Adds the usual units and risks of a trade, to go through. */
export function TradeDialog({ companyId, duerp: { establishments }, onClose }: TradeDialogProps) {
  const t = useTranslations('risks.duerp.trade');
  const language = useLocale();
  const [establishmentId] = useState(() => crypto.randomUUID());
  const { data } = useQuery({
    queryKey: ['starting-points', language],
    queryFn: () => callFunction<ListStartingPoints>('list-starting-points', {}),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <FormDialog
      companyId={companyId}
      title={t('title')}
      text={t('intro')}
      submit={t('apply')}
      validate={(typed) => (isTrade(typed.trade) ? [] : [{ path: 'trade', problem: 'required' }])}
      send={async ({ trade, establishment, establishmentName }) => {
        if (establishment === undefined) {
          await callFunction<SaveEstablishment>('save-establishment', {
            companyId,
            id: establishmentId,
            revision: null,
            form: { name: establishmentName || t('mainEstablishment') },
          });
        }
        return callFunction<ApplyStartingPoint>('apply-starting-point', {
          companyId,
          trade: isTrade(trade) ? trade : 'office',
          establishmentId: establishment ?? establishmentId,
        });
      }}
      told={({ units }) => t('applied', { units })}
      onClose={onClose}
    >
      {(field) => (
        <>
          {!data && <Loading text={t('title')} />}
          {data && (
            <RadioCards
              {...field('trade')}
              legend={t('trade')}
              options={data.trades.map(({ trade, name, units, risks }) => ({
                value: trade,
                label: name,
                description: t('contents', {
                  units: units.length,
                  risks,
                  names: units.join(', '),
                }),
              }))}
            />
          )}
          {establishments.length === 0 ? (
            <TextField
              {...field('establishmentName', t('mainEstablishment'))}
              label={t('newEstablishment')}
              autoComplete="off"
            />
          ) : (
            <SelectField
              {...field('establishment', establishments[0]?.id)}
              label={t('establishment')}
              options={establishments.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}

function isTrade(value: string | undefined): value is Trade {
  return TRADES.some((trade) => trade === value);
}
