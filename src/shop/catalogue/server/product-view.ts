import type { ParisDay } from '#basics/dates.ts';
import { withVat } from '#shop/sales/rules/vat.ts';
import type { Picture, ProductCard, ProductItem } from '../contract.ts';
import { originOn } from '../rules/origin.ts';
import { type PictureShape, shownPicture } from '../rules/picture.ts';
import type { findShownProduct, listShownProducts } from './catalogue.queries.ts';

type CardRow = Awaited<ReturnType<typeof listShownProducts>>[number];
type DetailRow = NonNullable<Awaited<ReturnType<typeof findShownProduct>>>;
type ItemRow = DetailRow['items'][number];

/** A row of the catalogue as a list shows it. */
export function productCard(row: CardRow): ProductCard {
  const rate = row.rate_basis_points;
  return {
    id: row.id,
    slug: row.slug,
    kind: row.kind,
    theme: row.theme,
    status: row.status === 'published' ? 'published' : 'coming-soon',
    name: row.name,
    summary: row.summary,
    price: priceOf(row.price_cents, rate),
    image: row.image && { ...pictureIn('card', row.image), alt: row.image.alt },
    isAvailable: row.is_available,
    isCustomisable: row.is_customisable,
    isFeatured: row.is_featured,
    plans: row.plans.map((plan) => ({
      commitmentMonths: plan.commitment_months,
      price: priceOf(plan.price_cents, rate),
    })),
  };
}

/** An item of a box, with what its evidence is worth on `day`. */
export function productItem(row: ItemRow, day: ParisDay): ProductItem {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    ingredients: row.ingredients,
    storageAdvice: row.storage_advice,
    netQuantity: row.net_quantity,
    allergens: row.allergens,
    picture: pictureIn('square', row),
    maker: {
      name: row.maker_name,
      town: row.maker_town,
      department: row.maker_department,
      proof: proofOf(row, day),
    },
    placeOfManufacture: row.place_of_manufacture,
    origin: originOn(day, {
      isMadeInFrance: row.is_made_in_france,
      evidence: row.evidence,
      evidenceExpiresOn: row.evidence_expires_on,
    }),
    evidence: row.evidence,
    evidenceExpiresOn: row.evidence_expires_on,
    isSwappable: row.is_swappable,
  };
}

type PictureRow = {
  readonly media_id: string;
  readonly path: string | null;
  readonly version: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly focus_x: number;
  readonly focus_y: number;
};

/** A picture of the catalogue as pages show it; documents, which have no size, are none. */
export function pictureIn(shape: PictureShape, row: PictureRow): Picture {
  const { sources, ...picture } = shownPicture(shape, {
    id: row.media_id,
    path: row.path,
    version: row.version,
    width: row.width ?? 1,
    height: row.height ?? 1,
    focusX: row.focus_x,
    focusY: row.focus_y,
  });
  return { ...picture, sources: [...sources] };
}

/** What is said of a maker's own evidence, while it holds. */
function proofOf(
  { maker_verified_on: verifiedOn, maker_valid_until: validUntil }: ItemRow,
  day: ParisDay,
) {
  const holds = verifiedOn !== null && (validUntil === null || validUntil >= day);
  return holds ? { verifiedOn, validUntil } : null;
}

function priceOf(netCents: number, rateBasisPoints: number) {
  return { netCents, grossCents: withVat(netCents, rateBasisPoints), rateBasisPoints };
}
