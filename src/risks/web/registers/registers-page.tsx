import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { pageContext } from '#platform/page-context.ts';
import { Card } from '#ui/card.tsx';
import { Loading } from '#ui/loading.tsx';
import { TabLinks } from '#ui/tab-links.tsx';
import type { Duerp, RegisterView } from '../../contract.ts';
import { REGISTERS, type Register } from '../../rules/registers.ts';
import { RISK_TEXTS, RisksFrame } from '../risks-frame.tsx';
import { Unread } from '../unread.tsx';
import { ConditionsCard } from './conditions-card.tsx';
import { EntriesCard } from './entries-card.tsx';
import { FilesCard } from './files-card.tsx';
import { useRegister } from './use-register.ts';
import { WithoutNames } from './without-names.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return { messages: context.get(pageContext).messages(...RISK_TEXTS, 'risks.registers') };
}

/** The three registers of the employer, one at a time. */
export default function RegistersPage() {
  const t = useTranslations('risks.registers');
  const [parameters] = useSearchParams();
  const asked = parameters.get('register');
  const register = REGISTERS.find((each) => each === asked) ?? 'cmr';
  return (
    <RisksFrame tab="registers" intro={t('intro')}>
      {(duerp, companyId) => (
        <>
          <TabLinks
            label={t('choose')}
            tabs={REGISTERS.map((each) => ({
              to: `?register=${each}`,
              label: t(`names.${each}`),
              isCurrent: each === register,
            }))}
          />
          <OneRegister key={register} {...{ duerp, companyId, register }} />
        </>
      )}
    </RisksFrame>
  );
}

export type RegisterProps = {
  readonly duerp: Duerp;
  readonly companyId: string;
  readonly register: Register;
};
export type ShownRegisterProps = RegisterProps & { readonly view: RegisterView };

function OneRegister(props: RegisterProps) {
  const { companyId, register } = props;
  const t = useTranslations('risks.registers');
  const common = useTranslations('risks.duerp');
  const { data, error, refetch } = useRegister(companyId, register);
  if (error && !data) {
    return <Unread onRetry={() => void refetch()} />;
  }
  if (!data) return <Loading text={common('loading')} />;
  const shown = { ...props, view: data };
  const isAnonymous = register === 'cmr' && !data.mayHandOver;
  return (
    <div className="grid gap-6">
      <Card as="section">
        <h2 className="text-xl">{t(`names.${register}`)}</h2>
        <p className="mt-2 max-w-prose">{t(`about.${register}`)}</p>
        <p className="mt-2 max-w-prose text-ink-soft">{t(`readers.${register}`)}</p>
        {register === 'cmr' && data.mayHandOver && (
          <p className="mt-2 max-w-prose text-ink-soft">{t('temporary')}</p>
        )}
      </Card>
      {register === 'accidents' && <ConditionsCard {...shown} />}
      {!isAnonymous && <EntriesCard {...shown} />}
      {register === 'cmr' && (
        <Card as="section">
          <h2 className="text-xl">{t('withoutNames.title')}</h2>
          <p className="mt-1 max-w-prose text-sm text-ink-soft">{t('withoutNames.text')}</p>
          <WithoutNames lines={data.withoutNames} />
        </Card>
      )}
      <FilesCard {...shown} />
    </div>
  );
}
