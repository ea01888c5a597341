import { Building2, FileUp, PencilLine, Sprout } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { Duerp } from '../contract.ts';
import { TradeDialog } from './trade-dialog.tsx';
import { TreeDialog } from './tree-dialog.tsx';
import { UnitDialog } from './unit-dialog.tsx';

const WAYS = [
  ['trade', 'tradeText', Sprout],
  ['tree', 'treeText', Building2],
  ['blank', 'blankText', PencilLine],
] as const;

/** An empty document: the ways to begin one. */
export function StartCard({ duerp, companyId }: { duerp: Duerp; companyId: string }) {
  const t = useTranslations('risks.duerp.start');
  const [opened, open] = useState<(typeof WAYS)[number][0]>();
  const close = () => open(undefined);
  if (!duerp.mayWrite) {
    return (
      <Card as="section">
        <EmptyState title={t('readerText')} />
      </Card>
    );
  }
  return (
    <Card as="section">
      <h2 className="text-2xl">{t('title')}</h2>
      <p className="mt-2 max-w-prose text-ink-soft">{t('text')}</p>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2">
        {WAYS.map(([way, text, Icon]) => (
          <li key={way} className="rounded-lg border border-line p-5">
            <Icon aria-hidden className="size-7 text-primary" />
            <p className="mt-3 text-ink-soft">{t(text)}</p>
            <Button
              kind={way === 'trade' ? 'primary' : 'secondary'}
              size="small"
              className="mt-4"
              onClick={() => open(way)}
            >
              {t(way)}
            </Button>
          </li>
        ))}
        <li className="rounded-lg border border-line p-5">
          <FileUp aria-hidden className="size-7 text-primary" />
          <p className="mt-3 text-ink-soft">{t('fileText')}</p>
          <ButtonLink to="/dashboard/risks/import" kind="secondary" size="small" className="mt-4">
            {t('file')}
          </ButtonLink>
        </li>
      </ul>
      {opened === 'trade' && <TradeDialog companyId={companyId} duerp={duerp} onClose={close} />}
      {opened === 'tree' && <TreeDialog companyId={companyId} duerp={duerp} onClose={close} />}
      {opened === 'blank' && <UnitDialog companyId={companyId} duerp={duerp} onClose={close} />}
    </Card>
  );
}
