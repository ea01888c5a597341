import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { callFunction } from '#platform/browser/call-function.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { type FormValues, useSchemaForm } from '#ui/use-schema-form.ts';
import type { CompanyForStaff, SetLicence } from '../contract.ts';
import { licenceProblems } from '../rules/licence.ts';
import { useCompanyWords } from './company-words.ts';
import { Failure } from './failure.tsx';
import { problemsOf } from './problems-of.ts';

export const COMPANIES_KEY = ['companies'] as const;

type LicenceDialogProps = { readonly company: CompanyForStaff; readonly onClose: () => void };

/** Seats and dates of a space, set by staff; the list of spaces is then read again. */
export function LicenceDialog({ company, onClose }: LicenceDialogProps) {
  const t = useTranslations('company.staff');
  const licences = useTranslations('company.space.licence');
  const toast = useToast();
  const queries = useQueryClient();
  const { licence } = company;
  const form = useSchemaForm({
    id: 'licence',
    validate: (typed) => licenceProblems(typed, licence.startsOn),
    words: useCompanyWords(),
  });
  const save = useMutation({
    mutationFn: (typed: FormValues) =>
      callFunction<SetLicence>('set-licence', { companyId: company.id, form: typed }),
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: COMPANIES_KEY });
      toast.show({ title: t('saved') });
      onClose();
    },
    onError: (error) => form.show(problemsOf(error)),
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={company.legalName}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form="licence-form" isBusy={save.isPending}>
          {t('save')}
        </Button>
      }
    >
      <form
        id="licence-form"
        {...form.handlers((typed) => save.mutate(typed))}
        className="grid gap-5"
      >
        <SelectField
          {...form.field('kind')}
          label={t('kind')}
          defaultValue={licence.kind}
          options={(['trial', 'paid'] as const).map((kind) => ({
            value: kind,
            label: licences(`kinds.${kind}`),
          }))}
        />
        <TextField
          {...form.field('seats')}
          label={t('columns.seats')}
          inputMode="numeric"
          defaultValue={String(licence.seats)}
        />
        <TextField
          {...form.field('endsOn')}
          label={t('lastDay')}
          type="date"
          defaultValue={licence.endsOn}
        />
        <Failure error={save.error} />
      </form>
    </Dialog>
  );
}
