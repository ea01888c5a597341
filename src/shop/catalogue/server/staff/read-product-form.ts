import { requireStaff } from '#access/require-staff.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { parisDayOf } from '#basics/dates.ts';
import { vatRatesOn } from '#basics/settings.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import { findSignInAddresses } from '#platform/database/sign-in-addresses.ts';
import { readFigures } from '#platform/settings/settings-reader.ts';
import type { ReadProductForm } from '../../contract.ts';
import { concernsOf } from '../../rules/item-concerns.ts';
import { NEW_PRODUCT, type TypedProduct } from '../../rules/product.ts';
import type { CatalogueDeskDeps } from './catalogue-desk-deps.ts';
import { thumbnailOf } from './media-pictures.ts';
import { formOf } from './product-state.ts';
import { findDraft, findItems, findProduct, findRevisions } from './products.queries.ts';

export function readProductForm(
  deps: CatalogueDeskDeps,
  call: Call,
  { productId }: ParsedInputOf<ReadProductForm>,
): Promise<OutputOf<ReadProductForm>> {
  const today = parisDayOf(deps.clock.now());
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireStaff(tx, 'keep-catalogue');
    const draft = await findDraft(tx, productId);
    const product = await findProduct(tx, productId);
    const revisions = await findRevisions(tx, productId);
    const items = await findItems(tx, today);
    const figures = await readFigures(tx);
    // Staff tell each other by their addresses, which are nobody's to read.
    const editors = await withServiceRights(tx, (service) =>
      findSignInAddresses(service, [
        draft?.edited_by ?? null,
        ...revisions.map(({ published_by: by }) => by),
      ]),
    );
    const editorOf = (id: string | null | undefined) => (id ? (editors.get(id) ?? null) : null);
    const shown = product && formOf(product);
    return {
      form: (draft?.form as TypedProduct | undefined) ?? shown ?? NEW_PRODUCT,
      revision: draft?.revision ?? null,
      editedBy: editorOf(draft?.edited_by),
      editedAt: draft?.edited_at.toISOString() ?? null,
      publishAt: draft?.publish_at?.toISOString() ?? null,
      published:
        product && shown
          ? { form: shown, slug: product.slug, status: product.status, stock: product.stock }
          : null,
      revisions: revisions.map(({ number, content, published_by: by, published_at: at }) => ({
        number,
        form: content as TypedProduct,
        publishedBy: editorOf(by),
        publishedAt: at.toISOString(),
      })),
      items: items.map((item) => ({
        id: item.id,
        name: { fr: item.name_fr, en: item.name_en },
        theme: item.theme,
        maker: item.maker,
        picture: thumbnailOf(item.image),
        concerns: concernsOf(item),
      })),
      vatRates: vatRatesOn(figures, today),
    };
  });
}
