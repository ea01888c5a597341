import type { Session } from '@supabase/auth-js';
import { Link, type LoaderFunctionArgs } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { SIGN_IN_TEXTS, SignedInOnly } from '#accounts/web/signed-in-only.tsx';
import { formatDay } from '#basics/dates.ts';
import { useChosenSpace } from '#company/web/chosen-space.ts';
import { useSpaces } from '#company/web/use-spaces.ts';
import { pageContext } from '#platform/page-context.ts';
import { Container } from '#ui/container.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { LEAST_LISTED_FOR_DIMENSIONS } from '../rules/questionnaire.ts';
import { ListeningFailure } from './listening-failure.tsx';
import { QuestionnaireForm } from './questionnaire-form.tsx';
import { useOwnQuestionnaire } from './use-questionnaires.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return {
    messages: context
      .get(pageContext)
      .messages(
        SIGN_IN_TEXTS,
        'listening.questionnaire',
        'listening.statements',
        'listening.checkIn',
      ),
  };
}

/** This year’s questionnaire, for one person. */
export default function QuestionnairePage() {
  return <SignedInOnly>{(session) => <Inside session={session} />}</SignedInOnly>;
}

function Inside({ session }: { session: Session }) {
  const t = useTranslations('listening.questionnaire');
  const { data, error, refetch } = useSpaces(session.user.id);
  const [space] = useChosenSpace(data?.spaces ?? []);
  return (
    <Container width="narrow" className="pb-16">
      <PageHead title={t('card.title')} />
      <p className="pt-6">
        <Link to="/mood" className="underline underline-offset-4">
          {t('own.back')}
        </Link>
      </p>
      <PageTitle size="small" title={t('card.title')} intro={t('own.intro')} />
      <ListeningFailure error={error} onRetry={() => void refetch()} />
      {!data && !error && <Loading text={t('loading')} />}
      {data && !space && <Notice kind="info">{t('own.none')}</Notice>}
      {space && <Own key={space.id} companyId={space.id} />}
    </Container>
  );
}

function Own({ companyId }: { companyId: string }) {
  const t = useTranslations('listening.questionnaire');
  const language = useLocale();
  const { data, error, refetch } = useOwnQuestionnaire(companyId);
  if (error) return <ListeningFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading text={t('loading')} />;
  const { questionnaire } = data;
  if (!questionnaire) return <Notice kind="info">{t('own.none')}</Notice>;
  return (
    <>
      <QuestionnaireForm
        key={questionnaire.id}
        companyId={companyId}
        questionnaire={questionnaire}
        closes={formatDay(questionnaire.closesOn, language)}
        told={formatDay(questionnaire.toldOn, language)}
      />
      <p className="mt-8 max-w-prose text-sm text-ink-soft">
        {t('own.privacy', { least: LEAST_LISTED_FOR_DIMENSIONS })}
      </p>
    </>
  );
}
