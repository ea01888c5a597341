/** Who may borrow from whom: the table of the architecture, and nothing beside it. */
export const ROOMS: Readonly<Record<string, readonly string[]>> = {
  accounts: [],
  company: ['accounts'],
  listening: ['company', 'accounts'],
  risks: ['listening', 'company', 'accounts'],
  shop: ['company', 'accounts'],
  invoices: ['shop', 'company', 'accounts'],
  subscriptions: ['shop', 'company', 'accounts'],
  choices: ['shop', 'company', 'accounts'],
  gifts: ['shop', 'company', 'accounts'],
  site: ['shop'],
  cms: ['invoices', 'subscriptions', 'choices', 'gifts', 'shop', 'site', 'company', 'accounts'],
};

/** Folders that are no rooms, and what each may use of the others. */
export const FLOORS: Readonly<Record<string, readonly string[]>> = {
  basics: [],
  platform: ['basics'],
  backend: ['platform', 'basics'],
  ui: ['basics'],
};

/** Shelves of a room, each with the shelves it may look down to. */
export const SHELVES: Readonly<Record<string, readonly string[]>> = {
  'rules/': [],
  contract: ['rules/'],
  'messages/': [],
  events: ['rules/'],
  lends: ['contract', 'rules/', 'server/'],
  'server/': ['contract', 'rules/', 'messages/', 'events', 'lends'],
  'web/': ['contract', 'rules/'],
};
