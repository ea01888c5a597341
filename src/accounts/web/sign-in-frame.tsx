import { Building2, ShieldCheck, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Card } from '#ui/card.tsx';
import { Container } from '#ui/container.tsx';

const PEOPLE = [
  ['employee', UserRound],
  ['hr', Building2],
  ['staff', ShieldCheck],
] as const;

type SignInFrameProps = {
  readonly title: ReactNode;
  readonly intro?: ReactNode;
  readonly children?: ReactNode;
};

/** One task on a sheet, and beside it who comes in here. */
export function SignInFrame({ title, intro, children }: SignInFrameProps) {
  const t = useTranslations('accounts.signIn.who');
  return (
    <Container className="grid gap-12 py-10 sm:py-16 lg:grid-cols-[minmax(0,30rem)_1fr] lg:gap-20">
      <Card isRaised className="sm:p-9">
        <h1 className="text-3xl">{title}</h1>
        {intro && <p className="mt-3 text-ink-soft">{intro}</p>}
        {children && <div className="mt-7 grid gap-6">{children}</div>}
      </Card>
      <aside className="max-w-md self-center">
        <h2 className="text-xl">{t('title')}</h2>
        <ul className="mt-5 grid gap-5">
          {PEOPLE.map(([name, Icon]) => (
            <li key={name} className="flex gap-4 text-ink-soft">
              <Icon aria-hidden className="mt-0.5 shrink-0 text-primary" />
              <span>{t(name)}</span>
            </li>
          ))}
        </ul>
      </aside>
    </Container>
  );
}
