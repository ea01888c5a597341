/**
 * The rule: whoever orders for a space types nothing that is known of it. In whose name it is ordered follows from
 * their role; the last order in that name is begun from, or else what the space says of itself.
 */

import type { TypedFields } from '#basics/form-result.ts';
import { type CompanyRole, ordersAs } from '#basics/roles.ts';
import { frenchVatNumberOf } from '#basics/vat-number.ts';
import type { PostalAddress } from '#shop/sales/rules/postal-address.ts';
import type { COMPANY_KINDS } from './checkout-form.ts';

type Kind = (typeof COMPANY_KINDS)[number];

type KnownSpace = {
  readonly kind: Kind;
  readonly legalName: string;
  readonly siren: string;
};

type LastOrder = {
  readonly buyer: {
    readonly legalName: string;
    readonly siren: string | null;
    readonly siret: string | null;
    readonly vatNumber: string | null;
    readonly isVatLiable: boolean;
    readonly billingAddress: PostalAddress;
    readonly deliveryAddress: PostalAddress;
  } | null;
  readonly contact: { readonly name: string; readonly phone: string | null } | null;
};

/** The checkout form's fields, by name, as far as they are known. */
export function knownFields(
  space: KnownSpace & { readonly roles: readonly CompanyRole[] },
  { buyer, contact }: LastOrder,
  email: string,
): TypedFields {
  const kind = ordersAs(space.kind, space.roles);
  return {
    'company.kind': kind,
    'company.email': email,
    ...(contact && { 'company.contactName': contact.name, 'company.phone': contact.phone ?? '' }),
    ...(buyer ? fieldsOfLast(buyer) : fieldsOfSpace(space, kind)),
  };
}

function fieldsOfLast(buyer: NonNullable<LastOrder['buyer']>): TypedFields {
  const { billingAddress, deliveryAddress } = buyer;
  const isElsewhere = ADDRESS_FIELDS.some(
    (field) => (billingAddress[field] ?? '') !== (deliveryAddress[field] ?? ''),
  );
  return {
    'company.legalName': buyer.legalName,
    'company.siret': buyer.siret ?? buyer.siren ?? '',
    'company.vatNumber': buyer.vatNumber ?? '',
    'company.vatLiable': buyer.isVatLiable ? 'yes' : 'no',
    ...addressFields('billingAddress', billingAddress),
    ...(isElsewhere && {
      deliversElsewhere: 'on',
      ...addressFields('deliveryAddress', deliveryAddress),
    }),
  };
}

/** Of an employer's space its works council knows the name of the employer, which is not its own. */
function fieldsOfSpace({ legalName, siren, kind: ownKind }: KnownSpace, kind: Kind): TypedFields {
  const isCouncil = kind === 'cse';
  return {
    'company.vatLiable': isCouncil ? 'no' : 'yes',
    ...(kind === ownKind && {
      'company.legalName': legalName,
      'company.siret': siren,
      ...(!isCouncil && { 'company.vatNumber': frenchVatNumberOf(siren) }),
    }),
  };
}

const ADDRESS_FIELDS = ['line1', 'line2', 'postcode', 'city', 'country'] as const;

function addressFields(path: string, address: PostalAddress): TypedFields {
  return Object.fromEntries(
    ADDRESS_FIELDS.map((field) => [`${path}.${field}`, address[field] ?? '']),
  );
}

/**
 * Of what is known, what may still be put into a form in which somebody has begun to type. What they have written
 * stays, and no choice is made for them any more; a name and its numbers are of one company, an address is one
 * place: begun by them, or chosen to be of another kind of buyer, it is theirs to finish.
 */
export function fillable(known: TypedFields, typed: TypedFields): TypedFields {
  if (Object.keys(typed).length === 0) return known;
  const isOtherBuyer = typed['company.kind'] !== known['company.kind'];
  const hasBegun = (names: readonly string[]) => names.some((name) => typed[name]);
  const groups = [
    { names: IDENTITY, isTheirs: isOtherBuyer || hasBegun(IDENTITY) },
    { names: [...PLACE, 'billingAddress.country'], isTheirs: isOtherBuyer || hasBegun(PLACE) },
    ...PERSON.map((name) => ({ names: [name], isTheirs: hasBegun([name]) })),
  ];
  const free = new Set(groups.flatMap(({ names, isTheirs }) => (isTheirs ? [] : names)));
  return Object.fromEntries(Object.entries(known).filter(([name]) => free.has(name)));
}

const IDENTITY = ['company.legalName', 'company.siret', 'company.vatNumber'];
const PLACE = ['line1', 'line2', 'postcode', 'city'].map((name) => `billingAddress.${name}`);
const PERSON = ['company.contactName', 'company.phone', 'company.email'];
