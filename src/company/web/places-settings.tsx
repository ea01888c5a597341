import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { nameProblem } from '#basics/plain-name.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Loading } from '#ui/loading.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { useSchemaForm } from '#ui/use-schema-form.ts';
import type { RemovePlace, SaveSite, SaveTeam, Site } from '../contract.ts';
import { problemAt } from '../rules/company-form.ts';
import { useCompanyWords } from './company-words.ts';
import { Failure } from './failure.tsx';
import { problemsOf } from './problems-of.ts';
import { useSpace } from './space-context.ts';
import { useEmployeesChanged } from './use-employees.ts';
import { usePlaces } from './use-places.ts';

/** The tree of the company: sites, and the teams of each. */
export function PlacesSettings() {
  const t = useTranslations('company.space.places');
  const { id: companyId, licence } = useSpace();
  const { data, error, refetch } = usePlaces(companyId);
  const canWrite = licence.state !== 'over';
  return (
    <Card as="section">
      <h2 className="text-2xl">{t('title')}</h2>
      <p className="mt-2 max-w-prose text-ink-soft">{t('intro')}</p>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading text={t('loading')} />}
      <ul className="mt-5 grid gap-5">
        {data?.sites.map((site) => (
          <li key={site.id} className="rounded-md border border-line p-4">
            <Place name={site.name} people={site.people} place={{ siteId: site.id }} />
            <Teams site={site} canWrite={canWrite} />
          </li>
        ))}
      </ul>
      {canWrite && (
        <div className="mt-5">
          <AddPlace label={t('addSite')} />
        </div>
      )}
    </Card>
  );
}

function Teams({ site, canWrite }: { site: Site; canWrite: boolean }) {
  const t = useTranslations('company.space.places');
  return (
    <>
      {site.teams.length > 0 && (
        <ul className="mt-2 grid gap-1 border-l-2 border-line pl-4">
          {site.teams.map((team) => (
            <li key={team.id}>
              <Place
                name={team.name}
                people={team.people}
                place={{ siteId: site.id, teamId: team.id }}
              />
            </li>
          ))}
        </ul>
      )}
      {canWrite && (
        <div className="mt-3">
          <AddPlace label={t('addTeam', { site: site.name })} siteId={site.id} />
        </div>
      )}
    </>
  );
}

type Placed = { readonly siteId: string; readonly teamId?: string };

function Place({ name, people, place }: { name: string; people: number; place: Placed }) {
  const t = useTranslations('company.space.places');
  const { id: companyId, licence } = useSpace();
  const [isRenaming, setRenaming] = useState(false);
  const toast = useToast();
  const changed = useEmployeesChanged(companyId);
  const remove = useMutation({
    mutationFn: () => callFunction<RemovePlace>('remove-place', { companyId, ...place }),
    onSuccess: () => changed(),
    onError: () => toast.show({ kind: 'destructive', title: t('inUse', { name }) }),
  });
  if (isRenaming) {
    return (
      <NameForm label={t('name')} name={name} place={place} onDone={() => setRenaming(false)} />
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <span className="min-w-0 grow">
        <span className="font-semibold">{name}</span>{' '}
        <span className="text-sm text-ink-soft">{t('people', { count: people })}</span>
      </span>
      {licence.state !== 'over' && (
        <span className="flex">
          <Button
            kind="quiet"
            size="small"
            aria-label={t('renameNamed', { name })}
            onClick={() => setRenaming(true)}
          >
            {t('rename')}
          </Button>
          {people === 0 && (
            <Button
              kind="quiet"
              size="small"
              aria-label={t('removeNamed', { name })}
              isBusy={remove.isPending}
              onClick={() => remove.mutate()}
            >
              {t('remove')}
            </Button>
          )}
        </span>
      )}
    </div>
  );
}

function AddPlace({ label, siteId }: { label: string; siteId?: string }) {
  const [isOpen, setOpen] = useState(false);
  const id = useRef(crypto.randomUUID());
  if (!isOpen) {
    return (
      <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
        {label}
      </Button>
    );
  }
  const place = siteId ? { siteId, teamId: id.current } : { siteId: id.current };
  function done() {
    id.current = crypto.randomUUID();
    setOpen(false);
  }
  return <NameForm label={label} name="" place={place} onDone={done} />;
}

type NameFormProps = {
  readonly label: string;
  readonly name: string;
  readonly place: Placed;
  readonly onDone: () => void;
};

function NameForm({ label, name, place, onDone }: NameFormProps) {
  const t = useTranslations('company.space.places');
  const { id: companyId } = useSpace();
  const changed = useEmployeesChanged(companyId);
  const form = useSchemaForm({
    id: `place-${place.teamId ?? place.siteId}`,
    validate: (typed) => problemAt('name', nameProblem(typed.name)),
    words: useCompanyWords(),
  });
  const { siteId, teamId } = place;
  const save = useMutation({
    mutationFn: (typed: string) =>
      teamId === undefined
        ? callFunction<SaveSite>('save-site', { companyId, siteId, name: typed })
        : callFunction<SaveTeam>('save-team', { companyId, siteId, teamId, name: typed }),
    async onSuccess() {
      await changed();
      onDone();
    },
    onError: (error) => form.show(problemsOf(error)),
  });
  return (
    <form
      {...form.handlers((typed) => save.mutate(typed.name ?? ''))}
      className="flex flex-wrap items-end gap-3"
    >
      <TextField
        {...form.field('name')}
        label={label}
        defaultValue={name}
        autoComplete="off"
        autoFocus
        className="min-w-0 grow basis-52"
      />
      <Button type="submit" size="small" isBusy={save.isPending}>
        {t('save')}
      </Button>
      <Button kind="quiet" size="small" onClick={onDone}>
        {t('cancel')}
      </Button>
      <Failure error={save.error} />
    </form>
  );
}
