const WING = [
  'shop/sales',
  'shop/catalogue',
  'shop/orders',
  'staff',
  'company',
  'accounts',
] as const;

/** Who may borrow from whom: the table of the architecture, and nothing beside it. A room is a path in `src`. */
export const ROOMS: Readonly<Record<string, readonly string[]>> = {
  accounts: [],
  company: ['accounts'],
  listening: ['company', 'accounts'],
  risks: ['listening', 'company', 'accounts'],
  staff: ['accounts'],
  'shop/sales': [],
  'shop/catalogue': ['shop/sales', 'staff', 'accounts'],
  'shop/orders': ['shop/sales', 'shop/catalogue', 'staff', 'company', 'accounts'],
  'shop/partners': ['shop/sales', 'shop/catalogue', 'staff', 'accounts'],
  'shop/returns': WING,
  'shop/approvals': WING,
  'shop/licences': WING,
  'shop/quotes': [...WING, 'site'],
  'shop/subscriptions': WING,
  'shop/choices': WING,
  'shop/gifts': WING,
  'shop/integrations': [...WING, 'shop/invoices'],
  'shop/invoices': WING,
  'shop/simulator': ['shop/sales', 'shop/catalogue', 'shop/licences', 'accounts'],
  site: [
    'shop/sales',
    'shop/orders',
    'shop/catalogue',
    'shop/licences',
    'shop/simulator',
    'staff',
    'accounts',
  ],
};

/** Folders that are no rooms, and what each may use of the others; every room may use each of them. */
export const FLOORS: Readonly<Record<string, readonly string[]>> = {
  basics: [],
  platform: ['basics'],
  backend: ['platform', 'basics'],
  ui: ['basics'],
  access: ['platform', 'basics'],
  imports: ['ui', 'platform', 'basics'],
};

/** Shelves of a room, each with the shelves it may look down to. */
export const SHELVES: Readonly<Record<string, readonly string[]>> = {
  'rules/': [],
  shapes: ['rules/'],
  contract: ['shapes', 'rules/'],
  events: ['rules/'],
  lends: ['contract', 'shapes', 'rules/', 'server/'],
  messages: [],
  'server/': ['contract', 'shapes', 'events', 'lends', 'rules/', 'messages'],
  'web/': ['contract', 'shapes', 'rules/'],
};
