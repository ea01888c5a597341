import { useTranslations } from 'use-intl';
import { callFunction } from '#platform/browser/call-function.ts';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import type { AddUnitsFromPlaces, Duerp } from '../contract.ts';
import { FormDialog } from './form-dialog.tsx';

type TreeDialogProps = {
  readonly companyId: string;
  readonly duerp: Duerp;
  readonly onClose: () => void;
};

/** Makes work units of the teams of the company, or of sites that have none. */
export function TreeDialog({ companyId, duerp, onClose }: TreeDialogProps) {
  const t = useTranslations('risks.duerp.tree');
  const taken = new Set(duerp.units.map(({ placeId }) => placeId));
  const withTeams = new Set(
    duerp.places.filter(({ kind }) => kind === 'team').map(({ siteId }) => siteId),
  );
  const offered = duerp.places.filter(
    ({ id, kind }) => kind === 'team' || (kind === 'site' && !withTeams.has(id)),
  );
  const siteNames = new Map(duerp.places.map(({ id, name }) => [id, name]));
  return (
    <FormDialog
      companyId={companyId}
      title={t('title')}
      text={t('intro')}
      submit={t('apply')}
      validate={() => []}
      send={(typed) =>
        callFunction<AddUnitsFromPlaces>('add-units-from-places', {
          companyId,
          placeIds: offered.map(({ id }) => id).filter((id) => typed[id] === 'on'),
        })
      }
      told={({ added }) => t('applied', { added })}
      onClose={onClose}
    >
      {() =>
        offered.length === 0 ? (
          <p>{t('none')}</p>
        ) : (
          <div>
            {offered.map(({ id, name, siteId, kind }) => (
              <CheckboxField
                key={id}
                name={id}
                label={kind === 'team' ? `${siteNames.get(siteId ?? '')} · ${name}` : name}
                hint={taken.has(id) ? t('there') : undefined}
                defaultChecked={!taken.has(id)}
                disabled={taken.has(id)}
              />
            ))}
          </div>
        )
      }
    </FormDialog>
  );
}
