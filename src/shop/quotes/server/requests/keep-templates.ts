import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import type { ListReplyTemplates, SaveReplyTemplate } from '../../contract.ts';
import { readTemplate } from '../../rules/staff-answers.ts';
import { findTemplates, lockTemplate, writeTemplate } from './requests.queries.ts';
import type { RequestsDeps } from './requests-deps.ts';

export function listReplyTemplates(
  deps: RequestsDeps,
  call: Call,
): Promise<OutputOf<ListReplyTemplates>> {
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'answer-requests');
    const rows = await findTemplates(tx);
    return {
      templates: rows.map((row) => ({
        id: row.id,
        name: row.name,
        subject: { fr: row.subject_fr, en: row.subject_en },
        body: { fr: row.body_fr, en: row.body_en },
        isRetired: row.is_retired,
        revision: row.revision,
      })),
    };
  });
}

export async function saveReplyTemplate(
  deps: RequestsDeps,
  call: Call,
  { templateId, revision, form }: ParsedInputOf<SaveReplyTemplate>,
): Promise<OutputOf<SaveReplyTemplate>> {
  const { problems, values } = readTemplate(form);
  refuseProblems(problems);
  const template = {
    id: templateId,
    name: values.name,
    subject_fr: values.subjectFr,
    body_fr: values.bodyFr,
    subject_en: values.subjectEn,
    body_en: values.bodyEn,
    is_retired: values.isRetired,
  };
  await deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'answer-requests');
    const known = await lockTemplate(tx, templateId);
    const columns = Object.keys(template) as (keyof typeof template)[];
    if (known && columns.every((column) => known[column] === template[column])) return;
    if ((known?.revision ?? null) !== revision) throw new Refusal('conflict');
    // Two who add it at once: the second finds it there.
    if (!(await writeTemplate(tx, template, { isNew: !known }))) throw new Refusal('conflict');
  });
  return {};
}
