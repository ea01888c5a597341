import { useTranslations } from 'use-intl';
import { callFunction } from '#platform/browser/call-function.ts';
import { TextField } from '#ui/text-field.tsx';
import type { Duerp, SaveEstablishment } from '../contract.ts';
import { readEstablishment } from '../rules/risk-forms.ts';
import { FormDialog } from './form-dialog.tsx';
import { RemoveButton } from './remove-button.tsx';

type EstablishmentDialogProps = {
  readonly companyId: string;
  readonly establishment: Duerp['establishments'][number] | undefined;
  readonly onClose: () => void;
};

export function EstablishmentDialog(props: EstablishmentDialogProps) {
  const { companyId, establishment, onClose } = props;
  const t = useTranslations('risks.duerp');
  return (
    <FormDialog
      companyId={companyId}
      title={t(establishment ? 'units.editEstablishment' : 'units.addEstablishment')}
      submit={t('save')}
      told={t('saved')}
      validate={(typed) => readEstablishment(typed).problems}
      row={establishment}
      send={(form, row) =>
        callFunction<SaveEstablishment>('save-establishment', {
          companyId,
          ...row,
          form,
        })
      }
      onClose={onClose}
      aside={
        establishment && (
          <RemoveButton
            companyId={companyId}
            kind="establishment"
            id={establishment.id}
            revision={establishment.revision}
            label={t('units.removeEstablishment')}
            inUse={t('units.establishmentInUse')}
            onDone={onClose}
          />
        )
      }
    >
      {(field) => (
        <>
          <TextField
            {...field('name', establishment?.name)}
            label={t('units.establishmentName')}
            required
            autoComplete="off"
          />
          <TextField
            {...field('siret', establishment?.siret)}
            label={t('units.siret')}
            optionalLabel={t('optional')}
            inputMode="numeric"
            autoComplete="off"
          />
        </>
      )}
    </FormDialog>
  );
}
