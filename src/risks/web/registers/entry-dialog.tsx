import { useTranslations } from 'use-intl';
import { parisDayOf } from '#basics/dates.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { RegisterEntry, SaveRegisterEntry } from '../../contract.ts';
import {
  DUERP_ANSWERS,
  REGISTER_RULES,
  type RegisterField,
  readRegisterEntry,
} from '../../rules/registers.ts';
import { type FieldOf, FormDialog } from '../form-dialog.tsx';
import type { ShownRegisterProps } from './registers-page.tsx';
import { RemoveEntry } from './remove-entry.tsx';
import { useRefused } from './use-register.ts';

type EntryDialogProps = ShownRegisterProps & {
  /** Left out for a new one. */
  readonly entry: RegisterEntry | undefined;
  readonly onClose: () => void;
};

/** The fields of a register, as its rules ask them: of accidents, afterwards, what came of it. */
export function EntryDialog(props: EntryDialogProps) {
  const { companyId, register, entry, onClose } = props;
  const t = useTranslations('risks.registers');
  const common = useTranslations('risks.duerp');
  const refused = useRefused();
  const today = parisDayOf(new Date());
  const fields = REGISTER_RULES[register][entry ? 'later' : 'entry'];
  const isFollowed = entry && register === 'accidents';
  return (
    <FormDialog
      companyId={companyId}
      title={isFollowed ? t('follow') : entry ? t('edit') : t(`add.${register}`)}
      text={isFollowed ? t('hints.signed') : undefined}
      submit={common('save')}
      told={t('saved')}
      validate={(typed) => readRegisterEntry(register, typed, !entry, today).problems}
      conflict={refused}
      send={(form, row) =>
        callFunction<SaveRegisterEntry>('save-register-entry', {
          companyId,
          register,
          ...row,
          form,
        })
      }
      row={entry && { id: entry.id, revision: entry.revision }}
      onClose={onClose}
      aside={
        entry && register !== 'accidents' ? (
          <RemoveEntry {...{ companyId, register, entry, onDone: onClose }} />
        ) : undefined
      }
    >
      {(field) =>
        fields.map((each) => <EntryField key={each.name} {...props} of={each} field={field} />)
      }
    </FormDialog>
  );
}

type EntryFieldProps = EntryDialogProps & {
  readonly of: RegisterField;
  readonly field: FieldOf;
};

function EntryField({ register, view, duerp, entry, of, field }: EntryFieldProps) {
  const t = useTranslations('risks.registers');
  const common = useTranslations('risks.duerp');
  const given = {
    ...field(
      of.name,
      entry?.fields[of.name] ?? (of.kind === 'past-day' && !entry ? today() : null),
    ),
    label: t(`fields.${register}.${of.name}` as 'fields.cmr.substance'),
    hint: hintOf(of, t),
    ...(!of.isRequired && { optionalLabel: common('optional') }),
  };
  switch (of.kind) {
    case 'prose':
      return <TextAreaField {...given} rows={3} required={of.isRequired} />;
    case 'day':
    case 'past-day':
      return <TextField {...given} type="date" required={of.isRequired} />;
    case 'line':
      return <TextField {...given} required={of.isRequired} />;
    case 'employee':
      return (
        <SelectField
          {...given}
          options={[
            { value: '', label: t('notLinked') },
            ...view.employees.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      );
    case 'unit':
      return (
        <SelectField
          {...given}
          required={of.isRequired}
          options={[
            { value: '', label: of.isRequired ? common('choose') : t('anyUnit') },
            ...duerp.units.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      );
    case 'risk':
      return <SelectField {...given} options={risksByUnit(duerp.units, view.risks, t('noRisk'))} />;
    default:
      return (
        <SelectField
          {...given}
          label={t('askDuerp')}
          options={[
            { value: '', label: t('answers.open') },
            ...DUERP_ANSWERS.map((value) => ({ value, label: t(`answers.${value}`) })),
          ]}
        />
      );
  }
}

const today = () => parisDayOf(new Date());

const HINTED = new Set([
  'employeeId',
  'nature',
  'duration',
  'degree',
  'injuryNature',
  'injurySeat',
  'otherElements',
  'declaredOn',
  'struckBecause',
  'duerpNote',
  'effects',
  'assessment',
]);

function hintOf(
  { name }: RegisterField,
  t: ReturnType<typeof useTranslations<'risks.registers'>>,
): string | undefined {
  if (name === 'workerName' || name === 'victimName') return t('hints.name');
  return HINTED.has(name) ? t(`hints.${name}` as 'hints.nature') : undefined;
}

function risksByUnit(
  units: ShownRegisterProps['duerp']['units'],
  risks: ShownRegisterProps['view']['risks'],
  none: string,
) {
  const byUnit = Map.groupBy(risks, ({ unitId }) => unitId);
  return [
    { value: '', label: none },
    ...units.flatMap(({ id, name }) => {
      const options = (byUnit.get(id) ?? []).map((risk) => ({
        value: risk.id,
        label: risk.situation,
      }));
      return options.length === 0 ? [] : [{ group: name, options }];
    }),
  ];
}
