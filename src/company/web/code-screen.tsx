import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { FactorScreen } from '#accounts/web/continue-link.tsx';
import { LinkSignIn } from '#accounts/web/link-sign-in.tsx';
import { useSession } from '#accounts/web/session-provider.tsx';
import { SignInFrame } from '#accounts/web/sign-in-frame.tsx';
import type { OutputOf } from '#basics/contract.ts';
import { isRefusal, Refusal } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useSchemaForm } from '#ui/use-schema-form.ts';
import type { EnterByCode, ReadPersonalCode } from '../contract.ts';
import { keepChoice } from './chosen-space.ts';
import { Failure } from './failure.tsx';
import { SPACES_KEY } from './use-spaces.ts';

type Place = OutputOf<ReadPersonalCode> & { readonly code: string };

/** Where a poster or a slip leads: the code, then an address of one's own, then one's place. */
export function CodeScreen({ code }: { code: string }) {
  const t = useTranslations('company.space.code');
  const [place, setPlace] = useState<Place>();
  const state = useSession();
  if (state.status === 'signed-in' && state.needsFactor) return <FactorScreen />;
  return (
    <>
      <PageHead title={t('title')} />
      {!place ? (
        <CodeForm code={code} onFound={setPlace} />
      ) : state.status !== 'signed-in' ? (
        <LinkSignIn
          title={t('welcome', { name: place.firstName })}
          intro={t('signIn', { company: place.companyName })}
          next={`/dashboard?${new URLSearchParams({ code: place.code })}`}
        />
      ) : (
        <TakePlace place={place} onOther={() => setPlace(undefined)} />
      )}
    </>
  );
}

type CodeFormProps = { readonly code: string; readonly onFound: (place: Place) => void };

function CodeForm({ code, onFound }: CodeFormProps) {
  const t = useTranslations('company.space.code');
  const [typed, setTyped] = useState(code);
  const form = useSchemaForm({
    id: 'code',
    validate: ({ code: own }) => (own?.trim() ? [] : [{ path: 'code', problem: 'required' }]),
    words: ({ problem }) => t(`problems.${problem as 'required'}`),
  });
  const read = useMutation({
    mutationFn: (own: string) => readCode(own),
    onSuccess: onFound,
    onError(error) {
      if (isRefusal(error, 'not-found')) form.show(error.problems);
    },
  });
  const isUnknown = isRefusal(read.error, 'not-found');
  return (
    <SignInFrame title={t('heading')} intro={t('intro')}>
      <form {...form.handlers(({ code: own = '' }) => read.mutate(own))} className="grid gap-5">
        <TextField
          {...form.field('code')}
          label={t('label')}
          hint={t('hint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        {!isUnknown && <Failure error={read.error} />}
        <Button type="submit" size="large" isBusy={read.isPending}>
          {t('submit')}
        </Button>
      </form>
    </SignInFrame>
  );
}

/** @throws Refusal not-found, with what is wrong with the code */
async function readCode(code: string): Promise<Place> {
  try {
    const place = await callFunction<ReadPersonalCode>('read-personal-code', { code });
    if (place.state === 'open') return { ...place, code };
    throw new Refusal('not-found', { problems: [{ path: 'code', problem: place.state }] });
  } catch (error) {
    if (isRefusal(error, 'not-found') && error.problems.length === 0) {
      throw new Refusal('not-found', { problems: [{ path: 'code', problem: 'unknown' }] });
    }
    throw error;
  }
}

type TakePlaceProps = { readonly place: Place; readonly onOther: () => void };

function TakePlace({ place, onOther }: TakePlaceProps) {
  const t = useTranslations('company.space.code');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const enter = useMutation({
    mutationFn: () => callFunction<EnterByCode>('enter-by-code', { code: place.code }),
    async onSuccess({ companyId }) {
      keepChoice(companyId);
      await queries.invalidateQueries({ queryKey: SPACES_KEY });
      await navigate('/dashboard', { replace: true });
    },
  });
  const hasPlace = isRefusal(enter.error, 'conflict');
  return (
    <SignInFrame
      title={t('welcome', { name: place.firstName })}
      intro={t('join', { company: place.companyName })}
    >
      <p>{t('promise')}</p>
      {hasPlace ? (
        <Notice kind="warning" isLive>
          <p>{t('otherPlace')}</p>
        </Notice>
      ) : (
        <Failure error={enter.error} />
      )}
      <Button size="large" isBusy={enter.isPending} onClick={() => enter.mutate()}>
        {t('accept')}
      </Button>
      <Button kind="quiet" onClick={onOther}>
        {t('otherCode')}
      </Button>
    </SignInFrame>
  );
}
