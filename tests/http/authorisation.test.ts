import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '#platform/database/caller.ts';
import { listProducts, readProduct } from '#shop/catalogue/contract.ts';
import { placeOrder, quoteCart } from '#shop/orders/contract.ts';
import { line, orderOf } from '../support/checkout-orders.ts';
import {
  everyAttempt,
  OUR_SCHEMAS,
  outcomeAs,
  outcomeAsRole,
} from '../support/database-catalogue.ts';
import { refusalOf, startTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const REFUSED = '42501';

/** Everything that anybody may do in the database, each with its reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'execute auth.jwt': 'policies read the caller’s own claims',
  'execute auth.role': 'policies read the caller’s own claims',
  'execute auth.uid': 'policies read the caller’s own claims',
  'delete storage.buckets': 'row by row, as policies of the product say: there is none yet',
  'delete storage.objects': 'row by row, as policies of the product say: there is none yet',
  'execute storage.extension': 'policies read names',
  'execute storage.filename': 'policies read names',
  'execute storage.foldername': 'policies read names',
  'execute realtime.topic': 'policies are asked about a topic',
  'lock storage.buckets': 'who may change rows may; callers send no statements of their own',
  'lock storage.objects': 'who may change rows may; callers send no statements of their own',
  'select public.content_version': 'pages kept in memory are valid for one version',
  'select public.dated_figures': 'figures of the law are shown with their source',
  'select public.delivery_prices': 'prices by zone are on a public page',
  'select public.licence_prices': 'prices of the licence are on a public page',
  'select public.return_policy': 'how long what is bought may be exchanged is told before it is',
  'select public.organisation': 'who publishes the site and is paid is public by law',
  'select public.page_text_revisions': 'what was published was public',
  'select public.site_switches': 'every page reads them',
  'select public.legal_text_versions': 'each version of a legal text was public, and stays so',
  'select public.item_translations': 'food particulars are told before purchase',
  'select public.items': 'food particulars are told before purchase',
  'select public.media': 'pictures of what is shown, and nothing else',
  'select public.maker_proofs': 'what was proven of a maker is told on every product',
  'select public.makers': 'makers are named on every product',
  'select public.product_former_slugs': 'links that people keep lead to shown products',
  'select public.product_images': 'the shop window, of shown products',
  'select public.product_items': 'the shop window, of shown products',
  'select public.product_plans': 'the shop window, of shown products',
  'select public.product_translations': 'the shop window, of shown products',
  'select public.products': 'the shop window: published and announced',
  'select public.vat_decisions': 'the reason of a rate is shown beside it',
  'select realtime.messages': 'what policies on topics are about; it holds nothing',
  'select storage.buckets': 'row by row, as policies of the product say: there is none yet',
  'select storage.objects': 'row by row, as policies of the product say: there is none yet',
  'select for update storage.buckets': 'row by row, as policies of the product say',
  'select for update storage.objects': 'row by row, as policies of the product say',
  'update storage.buckets': 'row by row, as policies of the product say: there is none yet',
  'update storage.objects': 'row by row, as policies of the product say: there is none yet',
};

/** What functions may do for whoever is signed in, with rows that policies let them: theirs, or their company's. */
const ROW_BY_ROW: Readonly<Record<string, readonly ('select' | 'update' | 'delete')[]>> = {
  'public.api_keys': ['select', 'update'],
  'public.webhook_messages': ['select'],
  'public.webhooks': ['select', 'update'],
  'public.approval_requests': ['select'],
  'public.order_approvers': ['select', 'delete'],
  'public.order_rules': ['select', 'update'],
  'public.code_entries': ['select'],
  'public.credit_lines': ['select'],
  'public.dated_figures': ['delete'],
  'public.delivery_prices': ['update'],
  'public.licence_prices': ['update'],
  'public.organisation': ['update'],
  'public.order_return_lines': ['select'],
  'public.order_returns': ['select'],
  'public.return_policy': ['update'],
  'public.return_stock_moves': ['select'],
  'public.page_text_drafts': ['select', 'update', 'delete'],
  'public.site_switches': ['update'],
  'public.assessed_risks': ['select', 'update', 'delete'],
  'public.choice_addresses': ['select'],
  'public.choice_campaigns': ['select'],
  'public.choice_parcels': ['select'],
  'public.choice_recipients': ['select'],
  'public.choices': ['select'],
  'public.companies': ['select', 'update'],
  'public.company_hazards': ['select', 'update', 'delete'],
  'public.company_journal': ['select'],
  'public.company_verifications': ['select'],
  'public.verification_requests': ['select', 'update'],
  'public.company_members': ['select', 'delete'],
  'public.contact_requests': ['select', 'update'],
  'public.disputes': ['select'],
  'public.duerp_files': ['select'],
  'public.duerp_links': ['select', 'update'],
  'public.duerp_sendings': ['select'],
  'public.duerp_timestamps': ['select'],
  'public.duerp_transmissions': ['select'],
  'public.duerp_versions': ['select'],
  'public.employees': ['select', 'update'],
  'public.establishments': ['select', 'update', 'delete'],
  'public.exposures': ['select', 'update'],
  'public.follow_up_actions': ['select', 'update'],
  'public.follow_ups': ['select', 'delete'],
  'public.gift_acts': ['select', 'update'],
  'public.gift_settings': ['select', 'update'],
  'public.gift_sheets': ['select'],
  'public.gifts': ['select', 'update'],
  'public.import_mappings': ['select', 'update'],
  'public.import_rows': ['select', 'update', 'delete'],
  'public.imports': ['select', 'delete'],
  'public.invitations': ['select', 'update'],
  'public.invoice_files': ['select'],
  'public.invoices': ['select'],
  'public.item_translations': ['update'],
  'public.items': ['update'],
  'public.licence_orders': ['select'],
  'public.licences': ['select', 'update'],
  'public.listening_settings': ['select', 'update'],
  'public.mail_preferences': ['select', 'update'],
  'public.makers': ['update'],
  'public.media': ['update', 'delete'],
  'public.notifications': ['select', 'update'],
  'public.order_events': ['select'],
  'public.partner_applications': ['select', 'update'],
  'public.partner_checks': ['select', 'update'],
  'public.partner_evidence': ['select', 'update'],
  'public.partner_links': ['select', 'update'],
  'public.partner_messages': ['select'],
  'public.partners': ['select', 'update'],
  'public.order_lines': ['select'],
  'public.order_notes': ['select'],
  'public.order_sums': ['select'],
  'public.orders': ['select'],
  'public.parcel_lines': ['select'],
  'public.parcels': ['select'],
  'public.payments': ['select'],
  'public.personal_codes': ['select'],
  'public.polls': ['select', 'update', 'delete'],
  'public.prevention_actions': ['select', 'update', 'delete'],
  'public.product_drafts': ['select', 'update', 'delete'],
  'public.product_images': ['update', 'delete'],
  'public.product_items': ['update', 'delete'],
  'public.product_plans': ['update', 'delete'],
  'public.product_revisions': ['select'],
  'public.product_translations': ['update'],
  'public.products': ['update'],
  'public.questionnaires': ['select', 'update', 'delete'],
  'public.quote_events': ['select'],
  'public.quote_versions': ['select'],
  'public.quotes': ['select', 'update'],
  'public.received_transfers': ['select'],
  'public.refunds': ['select'],
  'public.released_cells': ['select'],
  'public.released_dimensions': ['select'],
  'public.released_factors': ['select'],
  'public.released_polls': ['select'],
  'public.released_questionnaires': ['select'],
  'public.releases': ['select'],
  'public.reminder_plans': ['select', 'update', 'delete'],
  'public.reply_templates': ['select', 'update'],
  'public.request_entries': ['select'],
  'public.accident_conditions': ['select', 'update'],
  'public.cmr_exposures': ['select', 'update', 'delete'],
  'public.combined_exposures': ['select', 'update', 'delete'],
  'public.minor_accidents': ['select', 'update'],
  'public.register_files': ['select', 'update'],
  'public.risk_alerts': ['select'],
  'public.risk_changes': ['select'],
  'public.risk_events': ['select'],
  'public.risk_settings': ['select', 'update'],
  'public.risk_tasks': ['select', 'update'],
  'public.site_closures': ['select', 'update', 'delete'],
  'public.sites': ['select', 'update', 'delete'],
  'public.staff_journal': ['select'],
  'public.staff_invitations': ['select'],
  'public.staff_members': ['select'],
  'public.stock_moves': ['select'],
  'public.subscription_events': ['select'],
  'public.subscription_periods': ['select'],
  'public.subscriptions': ['select'],
  'public.transfer_events': ['select'],
  'public.teams': ['select', 'update', 'delete'],
  'public.user_roles': ['select'],
  'public.vat_number_checks': ['select'],
  'public.work_units': ['select', 'update', 'delete'],
};

/** Where functions may add rows for whoever is signed in, that policies let them. */
const ROWS_ADDED = [
  'public.api_keys',
  'public.webhooks',
  'public.accident_conditions',
  'public.cmr_exposures',
  'public.combined_exposures',
  'public.minor_accidents',
  'public.register_files',
  'public.company_verifications',
  'public.verification_requests',
  'public.order_approvers',
  'public.order_rules',
  'public.dated_figures',
  'public.page_text_drafts',
  'public.page_text_revisions',
  'public.assessed_risks',
  'public.company_hazards',
  'public.company_members',
  'public.duerp_links',
  'public.duerp_transmissions',
  'public.employees',
  'public.establishments',
  'public.exposures',
  'public.follow_up_actions',
  'public.follow_ups',
  'public.gift_acts',
  'public.gift_settings',
  'public.gift_sheets',
  'public.gifts',
  'public.import_mappings',
  'public.import_rows',
  'public.imports',
  'public.invitations',
  'public.item_translations',
  'public.items',
  'public.listening_settings',
  'public.mail_preferences',
  'public.makers',
  'public.media',
  'public.order_notes',
  'public.partner_checks',
  'public.partner_messages',
  'public.partners',
  'public.polls',
  'public.prevention_actions',
  'public.product_drafts',
  'public.product_images',
  'public.product_items',
  'public.product_plans',
  'public.product_revisions',
  'public.product_translations',
  'public.products',
  'public.questionnaires',
  'public.quotes',
  'public.reminder_plans',
  'public.reply_templates',
  'public.request_entries',
  'public.risk_events',
  'public.risk_settings',
  'public.risk_tasks',
  'public.site_closures',
  'public.sites',
  'public.teams',
  'public.user_roles',
  'public.vat_decisions',
  'public.work_units',
];

/** What policies ask about the caller; answers say nothing of anybody else. */
const QUESTIONS = [
  'cmr_without_names',
  'companies_approved',
  'companies_as',
  'companies_kept_as',
  'companies_told',
  'confirmed_email',
  'employments',
  'has_shown_factor',
  'is_as_told',
  'is_person',
  'is_plain_name',
  'is_in_by_code',
  'is_known_in',
  'is_staff',
  'keeps_subscription',
  'mailbox_key',
  'name_as_read',
  'now',
  'own_campaigns',
  'own_choices',
  'own_employees',
  'own_orders',
  'own_places',
  'roles_of_staff_act',
  'searched_text',
  'staff_may',
  'today',
  'units_on_cmr_list',
].map((name) => `execute access.${name}`);

/** What a token may write without a function: the columns of these, which have a test of their own. */
const BY_TABLE = ['mail_preferences', 'notifications', 'user_roles'];
const LOCKED_BY_TABLE = [
  'select for update public.mail_preferences',
  'select for update public.notifications',
  'update public.mail_preferences',
];

function allowedTo(caller: Caller): string[] {
  if (caller.role === 'anon') return Object.keys(ALLOWED);
  if (caller.role === 'authenticated' && !caller.throughFunction) {
    const read = Object.entries(ROW_BY_ROW).flatMap(([table, verbs]) =>
      verbs.includes('select') ? [`select ${table}`] : [],
    );
    // Whoever may write a column of a table may lock its rows; callers send no statements of their own.
    return [...Object.keys(ALLOWED), ...read, ...QUESTIONS, ...LOCKED_BY_TABLE];
  }
  // Who may change rows may lock their table; callers send no statements of their own.
  const rows = Object.entries(ROW_BY_ROW).flatMap(([table, verbs]) => [
    ...verbs.map((verb) => `${verb} ${table}`),
    ...(verbs.includes('update') ? [`select for update ${table}`] : []),
    ...(verbs.some((verb) => verb !== 'select') ? [`lock ${table}`] : []),
  ]);
  return [...Object.keys(ALLOWED), ...rows, ...QUESTIONS];
}

const CALLERS: readonly (readonly [name: string, caller: Caller])[] = [
  ['a visitor', { role: 'anon' }],
  ['an employee of one company', signedIn({ company_id: randomUUID(), company_role: 'employee' })],
  ['the HR of another company', signedIn({ company_id: randomUUID(), company_role: 'hr' })],
  ['somebody whose token claims the service’s role', signedIn({ role: 'service_role' })],
  ['a function for somebody', { ...signedIn({}), throughFunction: true } as Caller],
];

function signedIn(claims: Record<string, unknown>): Caller {
  return { role: 'authenticated', claims: { sub: randomUUID(), ...claims } };
}

describe('in the database', () => {
  test('guards of rows ask whether a person writes, never by the name of one role', async () => {
    const { rows } = await sql`select proname from pg_proc
      where pronamespace = any(array['public', 'access']::regnamespace[])
        and prosrc ~ 'current_user\\s*(=|<>|in)\\s*\\(?''authenticated'`.execute(
      product.database.owner,
    );
    expect(rows).toEqual([]);
  });

  test.each(CALLERS)(
    '%s may do what is on the list, and nothing else',
    async (_name, caller) => {
      const attempts = await everyAttempt(product.database);
      expect(attempts.length).toBeGreaterThan(200);
      const done: string[] = [];
      for (const { name, statement } of attempts) {
        const outcome = await outcomeAs(product.database, caller, statement);
        if (outcome !== REFUSED) done.push(outcome === 'done' ? name : `${name}: ${outcome}`);
      }
      expect(done.toSorted()).toEqual(allowedTo(caller).toSorted());
    },
    60_000,
  );

  test('the login of the application may do nothing by itself, on no object', async () => {
    for (const { name, statement } of await everyAttempt(product.database)) {
      const outcome = await outcomeAsRole(product.database, 'authenticator', statement);
      expect([name, outcome]).toEqual([name, REFUSED]);
    }
    const { rows } = await sql`
      select rolsuper, rolinherit, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls,
        array(select granted.rolname::text from pg_auth_members
          join pg_roles as granted on granted.oid = roleid
          where member = pg_roles.oid order by 1) as may_become
      from pg_roles where rolname = 'authenticator'`.execute(product.database.owner);
    expect(rows).toEqual([
      {
        rolsuper: false,
        rolinherit: false,
        rolcreaterole: false,
        rolcreatedb: false,
        rolreplication: false,
        rolbypassrls: false,
        may_become: ['anon', 'authenticated', 'function_caller', 'service_role'],
      },
    ]);
  });

  test('callers’ roles own nothing, become nobody else and create nothing', async () => {
    const roles = ['anon', 'authenticated', 'function_caller', 'authenticator'];
    const { rows } = await sql<{ fault: string }>`
      select rolname || ' owns ' || relname as fault from pg_class
        join pg_roles on pg_roles.oid = relowner where rolname = any(${roles})
      union all select rolname || ' has attributes' from pg_roles
        where rolname = any(${roles}) and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb)
      union all select role || ' logs in' from unnest(array['anon', 'authenticated', 'function_caller']) as role
        join pg_roles on rolname = role where rolcanlogin
      union all select rolname || ' is a member' from pg_auth_members
        join pg_roles on pg_roles.oid = member where rolname in ('anon', 'authenticated')
      union all select 'a function has more than its caller' from pg_auth_members
        join pg_roles on pg_roles.oid = member
        where rolname = 'function_caller' and roleid <> 'authenticated'::regrole
      union all select role || ' creates in ' || nspname from unnest(${roles}::text[]) as role,
        pg_namespace where has_schema_privilege(role, nspname, 'CREATE')
          and nspname !~ '^pg_(toast_)?temp'
      union all select role || ' enters ' || nspname from unnest(${roles}::text[]) as role,
        pg_namespace where has_schema_privilege(role, nspname, 'USAGE')
          and nspname not in ('pg_catalog', 'information_schema')
          and (role = 'authenticator' or nspname not in ('public', 'auth', 'storage', 'realtime'))
          and not (role in ('authenticated', 'function_caller') and nspname = 'access')`.execute(
      product.database.owner,
    );
    expect(rows).toEqual([]);
  });

  test('no right is granted on a single column but where tokens write, and beyond reading only where policies decide about rows', async () => {
    const updated = Object.entries(ROW_BY_ROW).filter(([, verbs]) => verbs.includes('update'));
    const written = [
      ...updated.map(([table]) => `update ${table}`),
      ...ROWS_ADDED.map((table) => `insert ${table}`),
    ];
    const { rows } = await sql`
      select role, relname, privilege
      from unnest(array['anon', 'authenticated', 'function_caller']) as role,
        unnest(array['SELECT', 'INSERT', 'UPDATE', 'REFERENCES']) as privilege,
        pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind in ('r', 'p', 'v', 'm') and nspname not in ('pg_catalog', 'information_schema')
        and has_any_column_privilege(role, pg_class.oid, privilege)
        and not (privilege = 'SELECT' and has_table_privilege(role, pg_class.oid, 'SELECT'))
        and not (pg_class.oid in ('storage.buckets'::regclass, 'storage.objects'::regclass,
            'realtime.messages'::regclass)
          and privilege in ('INSERT', 'UPDATE') and has_table_privilege(role, pg_class.oid, privilege))
        and not (role = 'function_caller' and has_table_privilege(role, pg_class.oid, privilege)
          and format('%s public.%s', lower(privilege), relname) = any(${written}))
        and not (role = 'authenticated' and privilege in ('INSERT', 'UPDATE')
          and relname = any(${BY_TABLE}))
      union all
      select role, relname, privilege
      from unnest(array['anon', 'authenticated', 'function_caller']) as role,
        unnest(array['TRIGGER', 'MAINTAIN']) as privilege,
        pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind in ('r', 'p', 'v', 'm') and nspname not in ('pg_catalog', 'information_schema')
        and has_table_privilege(role, pg_class.oid, privilege)`.execute(product.database.owner);
    expect(rows).toEqual([]);
  });

  test('every table has row-level security, enabled and forced', async () => {
    const { rows } = await sql<{ name: string; isGuarded: boolean }>`
      select format('%I.%I', nspname, relname) as name,
        relrowsecurity and relforcerowsecurity as "isGuarded"
      from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where nspname = any(${OUR_SCHEMAS}) and relkind in ('r', 'p')`.execute(
      product.database.owner,
    );
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter(({ isGuarded }) => !isGuarded)).toEqual([]);
  });

  test('a function that runs with its owner’s rights finds nothing by a caller’s search path', async () => {
    const { rows } = await sql<{ name: string; settings: string[] | null }>`
      select format('%I.%I', nspname, proname) as name, proconfig as settings
      from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
      where nspname = any(${OUR_SCHEMAS}) and prosecdef`.execute(product.database.owner);
    expect(rows.length).toBeGreaterThan(0);
    for (const { name, settings } of rows) {
      expect([name, settings]).toEqual([name, expect.arrayContaining(['search_path=""'])]);
    }
  });
});

/** Plans belong to the monthly box, which is shown; nobody has ordered or chosen anything here. */
const NOT_OF_HIDDEN_PRODUCTS = [
  'public.product_plans',
  'public.order_lines',
  'public.order_return_lines',
  'public.return_stock_moves',
  'public.stock_moves',
  'public.choice_campaigns',
  'public.choice_parcels',
  'public.choices',
];

describe('a product that is not shown', () => {
  const hidden = ['box-hygiene', 'box-bien-etre'] as const;
  beforeAll(async () => {
    await setStatus('box-hygiene', 'draft');
    await setStatus('box-bien-etre', 'archived');
    // Found elsewhere before: that says nothing either.
    for (const slug of hidden) {
      for (const [from, to] of [
        [slug, `avant-${slug}`],
        [`avant-${slug}`, slug],
      ]) {
        await sql`update public.products set slug = ${to} where slug = ${from}`.execute(
          product.database.owner,
        );
      }
      await sql`insert into public.product_drafts (product_id, form)
        select id, '{}' from public.products where slug = ${slug}`.execute(product.database.owner);
      await sql`insert into public.product_revisions (product_id, number, content)
        select id, 1, '{}' from public.products where slug = ${slug}`.execute(
        product.database.owner,
      );
    }
  });
  afterAll(async () => {
    for (const slug of hidden) await setStatus(slug, 'published');
  });

  test.each(CALLERS)('is nowhere, with nothing of it: %s', async (_name, caller) => {
    const tables = await tablesOfProducts();
    expect(tables.length).toBeGreaterThanOrEqual(4);
    const { database } = product;
    const ids = await database.asService((tx) =>
      tx.selectFrom('products').select('id').where('slug', 'in', hidden).execute(),
    );
    for (const { name, column } of [...tables, { name: 'public.products', column: 'id' }]) {
      const of = sql`select ${sql.ref(column)} as id from ${sql.table(name)}
        where ${sql.ref(column)} = any(${ids.map(({ id }) => id)}::uuid[])`;
      const kept = await of.execute(database.owner);
      const outcome = await outcomeAs(database, caller, `select from ${name}`);
      if (outcome === REFUSED) continue;
      const seen = await database.asCaller(caller, (tx) => of.execute(tx));
      if (!NOT_OF_HIDDEN_PRODUCTS.includes(name))
        expect([name, kept.rows.length > 0]).toEqual([name, true]);
      expect([name, seen.rows]).toEqual([name, []]);
    }
  });

  test.each(hidden)('is answered as if it did not exist: %s', async (slug) => {
    const { products } = await product.call(listProducts, {});
    expect(products.map((each) => each.slug)).not.toContain(slug);
    expect(await refusalOf(product.call(readProduct, { slug }))).toMatchObject({
      code: 'not-found',
    });
    const quote = await product.call(quoteCart, { lines: [line(slug, 1)] });
    expect(quote.lines[0]).toMatchObject({ problem: 'unknown', name: slug, unitNetCents: 0 });
    const order = await orderOf(product, [line(slug, 1)]);
    const refusal = await refusalOf(product.call(placeOrder, order));
    expect(refusal.code).toBe('out-of-stock');
    expect(refusal.details?.quote).toEqual(quote);
  });
});

/** Tables with a foreign key to products, as the database knows them. */
async function tablesOfProducts(): Promise<{ name: string; column: string }[]> {
  const { rows } = await sql<{ name: string; column: string }>`
    select conrelid::regclass::text as name, attname::text as column
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'public.products'::regclass
    order by name`.execute(product.database.owner);
  return rows.map(({ name, column }) => ({
    name: name.includes('.') ? name : `public.${name}`,
    column,
  }));
}

async function setStatus(slug: string, status: 'draft' | 'published' | 'archived'): Promise<void> {
  await product.database.asService((tx) =>
    tx.updateTable('products').set({ status }).where('slug', '=', slug).execute(),
  );
}
