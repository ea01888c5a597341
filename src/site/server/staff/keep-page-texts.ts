import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { parisDayOf } from '#basics/dates.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import { findSignInAddresses } from '#platform/database/sign-in-addresses.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type {
  DropPageTextDraft,
  PublishPageText,
  ReadPageTextForm,
  SavePageTextDraft,
} from '../../contract.ts';
import { parsePageText } from '../../rules/page-text.ts';
import {
  deleteDraft,
  findDraft,
  insertDraft,
  insertPublished,
  listPublished,
  lockDraft,
  updateDraft,
} from './page-texts.queries.ts';
import type { TextsDeskDeps } from './texts-desk-deps.ts';

type Form = Readonly<Record<string, string>>;

export function readPageTextForm(
  deps: TextsDeskDeps,
  call: Call,
  { page }: ParsedInputOf<ReadPageTextForm>,
): Promise<OutputOf<ReadPageTextForm>> {
  const shipped = deps.site.defaultPageText(page);
  return deps.database.asCallerAtOneMoment(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'keep-texts');
    const draft = await findDraft(tx, page);
    const texts = await listPublished(tx, page);
    const editorOf = await editorsOf(tx, [
      draft?.edited_by ?? null,
      ...texts.map(({ actor }) => actor),
    ]);
    const [latest] = texts;
    const published = { ...shipped.form, ...latest?.form };
    return {
      // The table takes nothing else, and what is saved passes the contract.
      form: (draft?.form as Form | undefined) ?? published,
      revision: draft?.revision ?? null,
      editedBy: editorOf(draft?.edited_by ?? null),
      published: {
        form: published,
        day: latest ? parisDayOf(latest.published_at) : shipped.day,
      },
      shipped: { ...shipped.form },
      revisions: texts.map(({ number, form, actor, published_at: at }) => ({
        number,
        form: { ...form },
        publishedBy: editorOf(actor),
        publishedAt: at.toISOString(),
      })),
    };
  });
}

export function savePageTextDraft(
  deps: TextsDeskDeps,
  call: Call,
  { page, revision, published, form }: ParsedInputOf<SavePageTextDraft>,
): Promise<OutputOf<SavePageTextDraft>> {
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'keep-texts');
    const kept = await lockDraft(tx, page);
    if (kept && isSame(kept.form as Form, form)) return { revision: kept.revision };
    if ((kept?.revision ?? null) !== revision) await refuseAsWritten(tx, kept?.edited_by ?? null);
    if (!kept && published !== undefined) {
      // What was published meanwhile left no draft to meet.
      const [last] = await listPublished(tx, page);
      if ((last?.number ?? 0) !== published) await refuseAsWritten(tx, last?.actor ?? null);
    }
    const saved = kept ? await updateDraft(tx, page, form) : await insertDraft(tx, page, form);
    // Somebody else began in the same moment.
    if (!saved) throw new Refusal('conflict');
    return { revision: saved.revision };
  });
}

export async function dropPageTextDraft(
  deps: TextsDeskDeps,
  call: Call,
  { page, revision }: ParsedInputOf<DropPageTextDraft>,
): Promise<OutputOf<DropPageTextDraft>> {
  await deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'keep-texts');
    const kept = await lockDraft(tx, page);
    if (!kept) return;
    if (kept.revision !== revision) await refuseAsWritten(tx, kept.edited_by);
    await deleteDraft(tx, page);
  });
  return {};
}

export async function publishPageText(
  deps: TextsDeskDeps,
  call: Call,
  { page, revision }: ParsedInputOf<PublishPageText>,
): Promise<OutputOf<PublishPageText>> {
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'keep-texts');
    const kept = await lockDraft(tx, page);
    if (!kept) throw new Refusal('not-found');
    if (kept.revision !== revision) await refuseAsWritten(tx, kept.edited_by);
    const { problems, values } = parsePageText(page, kept.form as Form);
    refuseProblems(problems);
    const published = await insertPublished(tx, page, values);
    await deleteDraft(tx, page);
    await withServiceRights(tx, deps.site.recordLegalTexts);
    return { published };
  });
}

/** @throws Refusal conflict, with who wrote meanwhile */
async function refuseAsWritten(tx: Tx, by: string | null): Promise<never> {
  const editorOf = await editorsOf(tx, [by]);
  throw new Refusal('conflict', { details: { editedBy: editorOf(by) } });
}

/** Staff tell each other by their addresses, which are nobody's to read. */
async function editorsOf(tx: Tx, ids: readonly (string | null)[]) {
  const editors = await withServiceRights(tx, (service) => findSignInAddresses(service, ids));
  return (id: string | null) => (id === null ? null : (editors.get(id) ?? null));
}

/** Whatever the order of the fields. */
function isSame(kept: Form, form: Form): boolean {
  const names = new Set([...Object.keys(kept), ...Object.keys(form)]);
  return [...names].every((name) => kept[name] === form[name]);
}
