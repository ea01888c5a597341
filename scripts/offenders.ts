export type Offender = {
  readonly from: string;
  readonly to: readonly string[];
  readonly why: string;
};

/** Imports that the table of arrows refuses and that stand today. Only ever shorter: cut what you touch. */
export const OFFENDERS: readonly Offender[] = [
  ...because('makers apply at the foot of the boutique: a slot that app fills', {
    'src/shop/catalogue/web/boutique-page.tsx': [
      'src/shop/partners/rules/partner-evidence.ts',
      'src/shop/partners/web/partner-door.tsx',
      'src/shop/partners/web/partner-form.tsx',
    ],
  }),
  ...because(
    'a box is put into the cart as an ordered line with its logo: the cart is to lend both',
    {
      'src/shop/catalogue/web/cart-product.ts': ['src/shop/orders/contract.ts'],
      'src/shop/catalogue/web/logo-field.tsx': ['src/shop/orders/contract.ts'],
    },
  ),
  ...because('who orders may need an approval: a slot and a port that approvals fills', {
    'src/shop/licences/web/licence-checkout.tsx': ['src/shop/approvals/web/use-order-rules.ts'],
    'src/shop/orders/web/cart/refilled-cart.tsx': ['src/shop/approvals/contract.ts'],
    'src/shop/orders/web/checkout/checkout-form.tsx': [
      'src/shop/approvals/web/approval-notice.tsx',
      'src/shop/approvals/web/use-order-rules.ts',
    ],
    'src/shop/orders/web/checkout/use-checkout.ts': [
      'src/shop/approvals/contract.ts',
      'src/shop/approvals/rules/order-approval.ts',
    ],
    'src/shop/quotes/web/quote-checkout.tsx': ['src/shop/approvals/web/use-order-rules.ts'],
  }),
  ...because('an order may be of a licence: licences are to lend how it reads', {
    'src/shop/orders/contract/orders.ts': ['src/shop/licences/rules/licence-purchase.ts'],
    'src/shop/orders/web/checkout/checkout-success.tsx': [
      'src/shop/licences/web/use-spaces-after-licence.ts',
    ],
  }),
  ...because(
    'the document of what is kept about somebody names states in the words of their rooms: each part brings its own',
    {
      'src/shop/orders/messages/own-data.ts': [
        'src/shop/catalogue/messages/box.ts',
        'src/shop/returns/messages/exchange.ts',
      ],
    },
  ),
  ...because('exchanges belong to an order: a slot and a lent query', {
    'src/shop/orders/web/checkout/checkout-success.tsx': ['src/shop/returns/web/order-returns.tsx'],
    'src/shop/orders/web/own/orders-screen.tsx': ['src/shop/returns/web/order-returns.tsx'],
  }),
  ...because('the file of an order shows what other rooms say of it: slots that app fills', {
    'src/shop/orders/web/desk/order-screen.tsx': [
      'src/shop/choices/web/order-choices.tsx',
      'src/shop/invoices/web/staff/order-invoices.tsx',
      'src/shop/returns/web/staff/order-returns.tsx',
    ],
    'src/shop/orders/web/desk/sales-dialog.tsx': ['src/shop/invoices/contract.ts'],
  }),
  ...because('partners and makers are written together: a lent query', {
    'src/shop/partners/server/staff/decide-on-partner.ts': [
      'src/shop/catalogue/server/staff/items.queries.ts',
    ],
  }),
  ...because('a rule of the wing knows one of orders: it moves or is split', {
    'src/shop/sales/rules/order-money.test.ts': ['src/shop/orders/rules/orders-at-work.ts'],
  }),
  ...because('settings and texts of pages are kept by one screen: the site is to lend its part', {
    'src/shop/sales/shapes.ts': ['src/shop/catalogue/rules/product.ts'],
    'src/staff/server/staff-deps.ts': ['src/site/lends.ts'],
    'src/staff/web/settings/use-settings.ts': ['src/site/contract.ts'],
  }),
  ...because(
    'the area of staff shows prices and work of the catalogue: the catalogue is to lend them',
    {
      'src/staff/rules/home/work.ts': ['src/shop/catalogue/rules/listed-products.ts'],
      'src/staff/server/home/work.queries.ts': [
        'src/shop/catalogue/server/staff/products.queries.ts',
      ],
      'src/staff/server/settings/read-setting-forms.ts': [
        'src/shop/catalogue/rules/plan-prices.ts',
        'src/shop/catalogue/server/staff/product-state.ts',
        'src/shop/catalogue/server/staff/products.queries.ts',
      ],
      'src/staff/web/settings/prices-section.tsx': [
        'src/shop/catalogue/web/staff/plan-prices-form.tsx',
      ],
    },
  ),
  ...because(
    'the journal of staff speaks of every subject: each room is to lend its journal words',
    {
      'src/staff/server/journal/journal-labels.ts': [
        'src/shop/catalogue/messages/staff-media.ts',
        'src/shop/catalogue/messages/staff-products.ts',
        'src/shop/catalogue/rules/product.ts',
        'src/shop/partners/messages/staff-partners.ts',
        'src/shop/quotes/messages/staff-requests.ts',
      ],
      'src/staff/server/journal/describe-changes.ts': ['src/shop/catalogue/rules/product.ts'],
    },
  ),
];

function because(why: string, files: Readonly<Record<string, readonly string[]>>): Offender[] {
  return Object.entries(files).map(([from, to]) => ({ from, to, why }));
}
