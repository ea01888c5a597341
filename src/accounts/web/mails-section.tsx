import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { tableClient } from '#platform/browser/table-client.ts';
import { Card } from '#ui/card.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { useToast } from '#ui/toast.tsx';
import { MAIL_SUBJECTS, type MailSubject } from '../rules/notifications.ts';

const PLACE = 'mails';

type Wishes = Readonly<Partial<Record<MailSubject, boolean>>>;

/** What somebody also wants to be written; everything, until they say otherwise. */
export function MailsSection({ userId }: { userId: string }) {
  const t = useTranslations('accounts.own.mails');
  const toast = useToast();
  const queries = useQueryClient();
  const queryKey = ['mail-preferences', userId] as const;
  const { data, isError } = useQuery({ queryKey, queryFn: readWishes });
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  // The account is read first: there was nothing to go to when the page opened.
  useEffect(() => {
    if (hash === `#${PLACE}`) heading.current?.scrollIntoView();
  }, [hash]);
  // What is ticked shows at once, and again as it was when it could not be saved.
  const [ticked, setTicked] = useState<Wishes>({});
  const choose = useMutation({
    mutationFn: ({ subject, isWanted }: { subject: MailSubject; isWanted: boolean }) =>
      keepWish(userId, subject, isWanted),
    onSuccess() {
      toast.show({ title: t('saved') });
      return queries.invalidateQueries({ queryKey });
    },
    onError(_error, { subject, isWanted }) {
      setTicked((wishes) => ({ ...wishes, [subject]: !isWanted }));
      toast.show({ title: t('failed'), kind: 'destructive' });
    },
  });
  return (
    <Card as="section">
      <h2 ref={heading} id={PLACE} className="scroll-mt-24 text-2xl">
        {t('title')}
      </h2>
      <p className="mt-1 text-ink-soft">{t('text')}</p>
      {isError && (
        <div className="mt-3">
          <Notice kind="danger" isLive>
            <p>{t('unread')}</p>
          </Notice>
        </div>
      )}
      <div className="mt-4 grid gap-1">
        {MAIL_SUBJECTS.map((subject) => (
          <CheckboxField
            key={subject}
            name={subject}
            label={t(`subjects.${subject}`)}
            checked={ticked[subject] ?? data?.[subject] ?? true}
            disabled={!data}
            onChange={(event) => {
              const isWanted = event.currentTarget.checked;
              setTicked((wishes) => ({ ...wishes, [subject]: isWanted }));
              choose.mutate({ subject, isWanted });
            }}
          />
        ))}
      </div>
    </Card>
  );
}

async function readWishes(): Promise<Wishes> {
  const tables = await tableClient();
  const { data, error } = await tables
    .from('mail_preferences')
    .select('subject,is_wanted')
    .overrideTypes<{ subject: MailSubject; is_wanted: boolean }[], { merge: false }>();
  if (error) throw error;
  return Object.fromEntries(data.map(({ subject, is_wanted: isWanted }) => [subject, isWanted]));
}

async function keepWish(userId: string, subject: MailSubject, isWanted: boolean): Promise<void> {
  const tables = await tableClient();
  const { error } = await tables
    .from('mail_preferences')
    .upsert({ user_id: userId, subject, is_wanted: isWanted });
  if (error) throw error;
}
