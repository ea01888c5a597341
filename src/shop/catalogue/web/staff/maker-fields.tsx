import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { FormValues } from '#ui/use-schema-form.ts';
import { NEW_MAKER } from '../../rules/item-form.ts';

type MakerFieldsProps = {
  /** What the fields begin with. */
  readonly form: FormValues;
  readonly makers: readonly {
    readonly id: string;
    readonly name: string;
    readonly town: string;
    readonly department: string;
  }[];
  readonly field: (name: string) => {
    readonly id: string;
    readonly name: string;
    readonly error: string | undefined;
    /** What was typed before, where the form keeps it. */
    readonly defaultValue?: string | undefined;
  };
};

/** A maker who is there, or a new one. */
export function MakerFields({ form, makers, field }: MakerFieldsProps) {
  const t = useTranslations('catalogue.staffItems');
  const input = (name: string) => {
    const { defaultValue = form[name] ?? '', ...rest } = field(name);
    return { ...rest, defaultValue };
  };
  const { defaultValue: begun, ...choice } = input('maker');
  const [maker, setMaker] = useState(begun);
  return (
    <>
      <SelectField
        {...choice}
        label={t('maker')}
        value={maker}
        onChange={(event) => setMaker(event.currentTarget.value)}
        options={[
          { value: '', label: t('choose') },
          { value: NEW_MAKER, label: t('newMaker') },
          ...makers.map(({ id, name, town, department }) => ({
            value: id,
            label: `${name}, ${town} (${department})`,
          })),
        ]}
      />
      {maker === NEW_MAKER && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...input('makerName')} label={t('makerName')} />
          <TextField {...input('makerTown')} label={t('makerTown')} />
          <TextField {...input('makerDepartment')} label={t('makerDepartment')} />
          <TextField
            {...input('makerWebsite')}
            type="url"
            label={t('makerWebsite')}
            optionalLabel={t('optional')}
          />
        </div>
      )}
    </>
  );
}
