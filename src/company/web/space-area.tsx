import { Building2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PRODUCT_KEY } from '#basics/product-name.ts';
import { Area } from '#ui/area.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { Space } from '../contract.ts';
import { useSpace } from './space-context.ts';
import { SPACE_PLACES } from './space-places.ts';

type SpaceAreaProps = {
  readonly spaces: readonly Space[];
  readonly onChoose: (id: string) => void;
  readonly children: ReactNode;
};

/** The screens of a space, and which company it is of. */
export function SpaceArea({ spaces, onChoose, children }: SpaceAreaProps) {
  const t = useTranslations('company.space.navigation');
  const { can } = useSpace();
  return (
    <Area
      storageKey={`${PRODUCT_KEY}-side`}
      label={t('label')}
      words={{ fold: t('fold'), unfold: t('unfold') }}
      head={<WhoseSpace spaces={spaces} onChoose={onChoose} />}
      places={SPACE_PLACES.filter(([, , , act]) => can(act)).map(([to, name, icon]) => ({
        to,
        label: t(name),
        icon,
        isExact: to === '/dashboard',
      }))}
    >
      {children}
    </Area>
  );
}

function WhoseSpace({ spaces, onChoose }: Omit<SpaceAreaProps, 'children'>) {
  const t = useTranslations('company.space.navigation');
  const space = useSpace();
  if (spaces.length > 1) {
    return (
      <SelectField
        name="company"
        label={t('company')}
        value={space.id}
        onChange={(event) => onChoose(event.currentTarget.value)}
        options={spaces.map(({ id, legalName }) => ({ value: id, label: legalName }))}
      />
    );
  }
  return (
    <p className="flex items-center gap-2 font-title text-lg">
      <Building2 aria-hidden className="size-5 shrink-0 text-primary" />
      <span className="min-w-0 wrap-anywhere">{space.legalName}</span>
    </p>
  );
}
