import { useTranslations } from 'use-intl';
import { STAFF_ROLES } from '#basics/roles.ts';
import { RadioCards } from '#ui/radio-cards.tsx';

type RoleCardsProps = {
  readonly id: string;
  readonly name: string;
  readonly error: string | undefined;
  readonly defaultValue?: string;
};

/** The roles of staff, each with what it does. */
export function RoleCards(props: RoleCardsProps) {
  const t = useTranslations('staff.team');
  return (
    <RadioCards
      {...props}
      legend={t('invite.role')}
      options={STAFF_ROLES.map((role) => ({
        value: role,
        label: t(`roles.${role}.name`),
        description: t(`roles.${role}.text`),
      }))}
    />
  );
}
