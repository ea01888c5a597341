import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { parisDayOf } from '#basics/dates.ts';
import { validate } from '#basics/form.ts';
import { PRODUCT_NAME } from '#basics/product-name.ts';
import { type FieldProblem, Refusal, refuseProblems } from '#basics/refusal.ts';
import { vatRatesOn } from '#basics/settings.ts';
import { isUuid } from '#basics/uuid.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { enqueueJob } from '#platform/jobs/enqueue-job.ts';
import { readFigures } from '#platform/settings/settings-reader.ts';
import type { PreviewProduct, PublishProduct } from '../../contract.ts';
import { product } from '../../rules/product.ts';
import type { CatalogueDeskDeps } from './catalogue-desk-deps.ts';
import { findMediaIds } from './media.queries.ts';
import { formOf } from './product-state.ts';
import {
  deleteDraft,
  findDraft,
  findItemIds,
  findLastRevision,
  findProduct,
  findSlugOwner,
  insertRevision,
  lockDraft,
  lockDueDrafts,
  lockPublishing,
  type ProductRow,
  setPublishAt,
  wasPublished,
  writeProduct,
} from './products.queries.ts';

export async function publishProduct(
  deps: CatalogueDeskDeps,
  call: Call,
  { productId, revision, when }: ParsedInputOf<PublishProduct>,
): Promise<OutputOf<PublishProduct>> {
  const now = deps.clock.now();
  const caller = signedInCaller(call);
  return deps.database.asCaller(caller, async (tx) => {
    await requireStaff(tx, 'keep-catalogue');
    const draft = await lockDraft(tx, productId);
    const by = caller.claims.sub;
    // Sent again because the answer was lost: it is shown, or was until something later was.
    if (draft?.revision !== revision && (await wasPublished(tx, productId, { revision, by })))
      return { published: (await findLastRevision(tx, productId))?.number };
    if (!draft) throw new Refusal('not-found');
    if (draft.revision !== revision) throw new Refusal('conflict');
    if (when === null) {
      await setPublishAt(tx, productId, null);
      return {};
    }
    const { problems, content } = await judged(tx, productId, draft.form, now);
    const at = when === 'now' ? now : new Date(when);
    const late: FieldProblem[] =
      when !== 'now' && at <= now ? [{ path: 'publishAt', problem: 'instant-over' }] : [];
    refuseProblems([...problems, ...late]);
    if (when !== 'now') {
      await scheduled(tx, productId, { at, now });
      return {};
    }
    await publish(tx, productId, content, { at: now, by, revision });
    return { published: (await findLastRevision(tx, productId))?.number };
  });
}

/** What a job takes at most; beyond that the hourly one finds it. */
const LONGEST_DELAY_SECONDS = 2_000_000_000;

export const PUBLISH_DUE_TASK = 'publish-due-products';

async function scheduled(
  tx: Tx,
  productId: string,
  { at, now }: { readonly at: Date; readonly now: Date },
): Promise<void> {
  await setPublishAt(tx, productId, at);
  // A moment after, so that it is due by every clock. Jobs are queued by nobody but the service.
  const delaySeconds = Math.ceil((at.getTime() - now.getTime()) / 1_000) + 1;
  await withServiceRights(tx, (service) =>
    enqueueJob(service, {
      task: PUBLISH_DUE_TASK,
      payload: {},
      key: `publish ${productId}`,
      delaySeconds: Math.min(delaySeconds, LONGEST_DELAY_SECONDS),
    }),
  );
}

/**
 * Publishes what is due; what has become wrong meanwhile stays a draft, no longer due, and its editors
 * read why when they open it.
 */
export async function publishDueProducts({ database, clock }: CatalogueDeskDeps): Promise<void> {
  const now = clock.now();
  // Nobody is signed in: whoever chose the hour was of the staff then.
  await database.asService(async (tx) => {
    const due = await lockDueDrafts(tx, now);
    for (const { product_id: productId, form, edited_by: by, revision } of due) {
      const { problems, content } = await judged(tx, productId, form, now);
      if (problems.length > 0) {
        await setPublishAt(tx, productId, null);
        continue;
      }
      await publish(tx, productId, content, { at: now, by, revision });
    }
  });
}

type Judged = Awaited<ReturnType<typeof judged>>;

/** Thrown to undo what only had to be looked at. */
class Looked extends Error {
  readonly product: OutputOf<PreviewProduct>;
  constructor(product: OutputOf<PreviewProduct>) {
    super('looked');
    this.product = product;
  }
}

/** The product is written, looked at as the shop does, and everything is undone: no second way to show it. */
export async function previewProduct(
  deps: CatalogueDeskDeps,
  call: Call,
  { productId }: ParsedInputOf<PreviewProduct>,
): Promise<OutputOf<PreviewProduct>> {
  const at = deps.clock.now();
  const caller = signedInCaller(call);
  try {
    return await deps.database.asCaller(caller, async (tx) => {
      await requireStaff(tx, 'keep-catalogue');
      const draft = await findDraft(tx, productId);
      if (!draft) throw new Refusal('not-found');
      const { problems, content } = await judged(tx, productId, draft.form, at);
      refuseProblems(problems);
      const { revision } = draft;
      await publish(tx, productId, content, { at, by: caller.claims.sub, revision });
      const { slug } = content;
      const { language } = call;
      const product = await deps.catalogue.readPublishedProduct(tx, {
        slug,
        language,
        day: parisDayOf(at),
      });
      if (!product) throw new Refusal('not-found');
      throw new Looked(product);
    });
  } catch (error) {
    if (error instanceof Looked) return error.product;
    throw error;
  }
}

/** By the rules, and by what else there is: addresses, items, images, rates of VAT. */
async function judged(tx: Tx, productId: string, form: unknown, now: Date) {
  const { problems, values: content } = validate(product, form);
  await lockPublishing(tx);
  const owner = await findSlugOwner(tx, content.slug);
  const imageIds = content.images.map(({ id }) => id);
  const images = await findMediaIds(tx, 'image', imageIds.filter(isUuid));
  const items = await findItemIds(tx, content.items.filter(isUuid));
  const rates = vatRatesOn(await readFigures(tx), parisDayOf(now));
  const more: FieldProblem[] = [
    ...(rates.includes(Number(content.vatRate))
      ? []
      : [{ path: 'vatRate', problem: 'choice-invalid' }]),
    ...(owner !== undefined && owner !== productId
      ? [{ path: 'slug', problem: 'slug-taken' }]
      : []),
    ...(content.items.every((id) => items.has(id)) ? [] : [{ path: 'items', problem: 'gone' }]),
    ...(imageIds.every((id) => images.has(id)) ? [] : [{ path: 'images', problem: 'gone' }]),
  ];
  const told = new Set(problems.map(({ path }) => path));
  return { content, problems: [...problems, ...more.filter(({ path }) => !told.has(path))] };
}

async function publish(
  tx: Tx,
  productId: string,
  content: Judged['content'],
  { at, by, revision }: { at: Date; by: string | null; revision: number },
): Promise<void> {
  const before = await findProduct(tx, productId);
  if (before) await keepFirstState(tx, productId, before, at);
  // Visitors read who decides: the house. Which of the staff did is in the journal.
  const decided = { on: parisDayOf(at), by: PRODUCT_NAME };
  await writeProduct(tx, productId, content, { before, at, ...decided });
  await keepState(tx, productId, { by, at, revision });
  await deleteDraft(tx, productId);
}

/** As it is shown now. */
export async function keepState(
  tx: Tx,
  productId: string,
  published: { at: Date; by: string | null; revision: number | null },
): Promise<void> {
  const shown = await findProduct(tx, productId);
  if (shown) await insertRevision(tx, productId, formOf(shown), published);
}

/** How it was before staff changed it here for the first time can be restored too. */
export async function keepFirstState(
  tx: Tx,
  productId: string,
  before: ProductRow,
  at: Date,
): Promise<void> {
  if (await findLastRevision(tx, productId)) return;
  await insertRevision(tx, productId, formOf(before), { by: null, at, revision: null });
}
