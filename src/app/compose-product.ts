import type { AccountsDeps } from '#accounts/server/accounts-deps.ts';
import { forgetNotifications } from '#accounts/server/forget-notifications.ts';
import { accountsFunctions } from '#accounts/server/functions.ts';
import { notificationMails } from '#accounts/server/notification-mails.ts';
import { accountData } from '#accounts/server/personal-data.ts';
import { accountForms } from '#accounts/server/plain-forms.ts';
import type { Backend } from '#backend/backend.ts';
import { choiceMails, refusedChoiceMails } from '#choices/server/choice-mails.ts';
import type { ChoicesDeps } from '#choices/server/choices-deps.ts';
import { followOrder as askForChoices } from '#choices/server/follow-order.ts';
import { choicesFunctions } from '#choices/server/functions.ts';
import { choicesData } from '#choices/server/personal-data.ts';
import { closeCampaigns, forgetChoices, remindToChoose } from '#choices/server/run-campaigns.ts';
import type { CmsDeps } from '#cms/server/cms-deps.ts';
import { cmsFunctions } from '#cms/server/functions.ts';
import { removeUnusedFiles } from '#cms/server/media/remove-unused-files.ts';
import { PUBLISH_DUE_TASK, publishDueProducts } from '#cms/server/products/publish-product.ts';
import type { CompanyDeps } from '#company/server/company-deps.ts';
import { companyMails, refusedInvitations } from '#company/server/company-mails.ts';
import { forgetAbandonedCompanies } from '#company/server/forget-abandoned-companies.ts';
import { companyFunctions } from '#company/server/functions.ts';
import { forgetImports } from '#company/server/import-employees.ts';
import { countCompanyWork } from '#company/server/keep-licences.ts';
import { keepMailProviders } from '#company/server/keep-mail-providers.ts';
import { lentLicences } from '#company/server/lent-licences.ts';
import { companyNotificationWords } from '#company/server/notification-words.ts';
import { companyData } from '#company/server/personal-data.ts';
import { warnOfLicences } from '#company/server/warn-of-licences.ts';
import {
  followMovedOrder as attributeOrder,
  followRefund as takeGiftsBack,
} from '#gifts/server/follow-orders.ts';
import { forgetGifts } from '#gifts/server/forget-gifts.ts';
import { giftsFunctions } from '#gifts/server/functions.ts';
import type { GiftsDeps } from '#gifts/server/gifts-deps.ts';
import { giftsData } from '#gifts/server/personal-data.ts';
import { invoicesFunctions } from '#invoices/server/functions.ts';
import { invoiceJobs } from '#invoices/server/invoice-jobs.ts';
import { invoiceMails } from '#invoices/server/invoice-mails.ts';
import type { InvoicesDeps } from '#invoices/server/invoices-deps.ts';
import {
  followRefund as creditRefund,
  followOrder as invoiceOrder,
} from '#invoices/server/issue-documents.ts';
import { invoiceForms } from '#invoices/server/plain-forms.ts';
import { listeningFunctions } from '#listening/server/functions.ts';
import type { ListeningDeps } from '#listening/server/listening-deps.ts';
import { listeningMails } from '#listening/server/listening-mails.ts';
import { listeningNotificationWords } from '#listening/server/notification-words.ts';
import { sendReminders } from '#listening/server/send-reminders.ts';
import { closeWeeks } from '#listening/server/vault/close-weeks.ts';
import { forgetAnswers, replayErasures } from '#listening/server/vault/forget-answers.ts';
import { collectorFunctions } from '#listening/server/vault/functions.ts';
import { listeningData } from '#listening/server/vault/personal-data.ts';
import { shuffleAnswers } from '#listening/server/vault/shuffle-answers.ts';
import { noteErasedCompanies } from '#listening/server/vault/tombstones.ts';
import type { VaultDeps } from '#listening/server/vault/vault-deps.ts';
import { verifyChains } from '#platform/chains.ts';
import { createContentVersion } from '#platform/database/content-version.ts';
import { createSandboxProvider, NOTIFY_TASK } from '#platform/payments/sandbox-provider.ts';
import { createStripeProvider, stripePayOrigin } from '#platform/payments/stripe-provider.ts';
import { createPdfPrinter } from '#platform/pdf/pdf-printer.ts';
import { createCompanyRegistry } from '#platform/registry/company-registry.ts';
import { createSettingsReader } from '#platform/settings/settings-reader.ts';
import { createTimestampAuthority } from '#platform/timestamps/timestamp-authority.ts';
import type { Vault } from '#platform/vault/vault.ts';
import { forgetDuerpLinks } from '#risks/server/forget-duerp-links.ts';
import { risksFunctions } from '#risks/server/functions.ts';
import { riskNotificationWords } from '#risks/server/notification-words.ts';
import { risksData } from '#risks/server/personal-data.ts';
import { keepDuerpFiles } from '#risks/server/print-duerp.ts';
import { forgetAccidents } from '#risks/server/registers/keep-registers.ts';
import { remindOfRisks } from '#risks/server/remind-of-risks.ts';
import type { RisksDeps } from '#risks/server/risks-deps.ts';
import { deliveredSendings, refusedSendings, sendingMails } from '#risks/server/sending-mails.ts';
import { STAMP_TASK, stampDuerp, stampMissing } from '#risks/server/stamp-duerp.ts';
import { watchPlaces } from '#risks/server/watch-places.ts';
import { approvalMails } from '#shop/server/approvals/approval-mails.ts';
import { lapseApprovals } from '#shop/server/approvals/lapse-approvals.ts';
import { countShopWork } from '#shop/server/by-staff/count-work.ts';
import { chargeRenewal } from '#shop/server/charge-renewal.ts';
import { forgetApplicationsAndLogos } from '#shop/server/forget-applications-and-logos.ts';
import { shopFunctions } from '#shop/server/functions.ts';
import { applyLicence, beginLicenceYears } from '#shop/server/licences/apply-licence.ts';
import { LOOK_FOR_DISPUTES_TASK } from '#shop/server/look-for-disputes.ts';
import {
  CHARGE_REFUSED_TASK,
  ORDER_MOVED_TASK,
  PAYMENT_CONTESTED_TASK,
  REFUND_ENDED_TASK,
} from '#shop/server/move-order.ts';
import { orderMails } from '#shop/server/order-mails.ts';
import { partnerLinkMails } from '#shop/server/partner-link-mails.ts';
import { partnerMails } from '#shop/server/partner-mails.ts';
import { PAYMENT_LANE, paymentJobs } from '#shop/server/payment-jobs.ts';
import { shopData } from '#shop/server/personal-data.ts';
import { shopForms } from '#shop/server/plain-forms.ts';
import { forgetQuotes } from '#shop/server/quotes/forget-quotes.ts';
import { quoteMails, refusedQuotes } from '#shop/server/quotes/quote-mails.ts';
import { shownProduct } from '#shop/server/read-product.ts';
import { receiveEvidence } from '#shop/server/receive-evidence.ts';
import { receivePayment } from '#shop/server/receive-payment.ts';
import { remindOfEvidence } from '#shop/server/remind-of-evidence.ts';
import { writeRenewal } from '#shop/server/renewals.ts';
import { returnMails } from '#shop/server/returns/return-mails.ts';
import type { ShopDeps } from '#shop/server/shop-deps.ts';
import { createShopWindow } from '#shop/server/shop-window.ts';
import { answerMails, refusedAnswers } from '#site/server/by-staff/answer-mails.ts';
import { countRequestWork } from '#site/server/by-staff/count-requests.ts';
import { contactMails } from '#site/server/contact-mails.ts';
import { forgetContactRequests } from '#site/server/forget-contact-requests.ts';
import { siteFunctions } from '#site/server/functions.ts';
import { KEEP_LEGAL_TEXTS_TASK, keepLegalTexts } from '#site/server/legal/keep-legal-texts.ts';
import { requestsData } from '#site/server/personal-data.ts';
import { siteForms } from '#site/server/plain-forms.ts';
import { shippedPageText } from '#site/server/shipped-page-texts.ts';
import type { SiteDeps } from '#site/server/site-deps.ts';
import {
  chargeSubscription,
  followRefusedCharge,
} from '#subscriptions/server/charge-subscription.ts';
import { followContestedPayment } from '#subscriptions/server/follow-contested-payment.ts';
import { followOrder as followSubscribed } from '#subscriptions/server/follow-order.ts';
import { subscriptionFunctions } from '#subscriptions/server/functions.ts';
import {
  CHARGE_TASK,
  RENEW_TASK,
  renewSubscriptions,
} from '#subscriptions/server/renew-subscriptions.ts';
import { subscriptionMails } from '#subscriptions/server/subscription-mails.ts';
import type { SubscriptionsDeps } from '#subscriptions/server/subscriptions-deps.ts';
import { chainsOf } from './chains.ts';
import { clientNetwork } from './client-network.ts';
import { composeBackend } from './compose-backend.ts';
import { createSite } from './http.ts';
import type { Application, ServerParts } from './open-application.ts';
import type { Pages } from './page-sources.ts';
import { tellRooms } from './tell-rooms.ts';

export type ProductParts = ServerParts & {
  readonly vault: Vault;
  readonly pages: Pages;
};

/** Puts the rooms together over one backend: the application, and what its jobs do. */
export async function composeProduct(
  parts: ProductParts,
): Promise<Application & { backend: Backend }> {
  const { config, log, database, vault, clock, publicUrl, pages } = parts;
  const { limits } = config;
  const sandbox = config.hasSandboxPayments
    ? createSandboxProvider({
        database,
        publicUrl: () => publicUrl,
        notifyUrl: () => `${parts.localUrl}/webhooks/payments/sandbox`,
      })
    : undefined;
  const stripe = config.stripe && createStripeProvider({ database, ...config.stripe });
  const contentVersion = createContentVersion(database);
  const settings = createSettingsReader(database, contentVersion);
  // Known from the start: pages are shown even while the database is away.
  await settings.read();
  const supportEmail = async () => (await settings.read()).organisation.email;
  const pdf = createPdfPrinter({ hasFairUse: config.hasFairUse });
  // The backend lends to the rooms what it has once it is there; they ask when they are called.
  let lent: Backend | undefined;
  const lender = () => {
    if (!lent) throw new Error('The backend is asked before it is there');
    return lent;
  };
  const shop: ShopDeps = {
    database,
    shopWindow: createShopWindow(),
    contentVersion,
    clock,
    limits,
    log,
    cardDoor: stripe ?? sandbox,
    hasOrderLimits: config.hasOrderLimits,
    publicUrl: () => publicUrl,
    receiveFile: (...words) => lender().ownFiles.receive(...words),
    settings,
    staffEmail: async () => config.adminEmail ?? (await supportEmail()),
    supportEmail,
    pdf,
    derive: (...words) => lender().derive(...words),
    licences: lentLicences,
  };
  const invoices: InvoicesDeps = {
    database,
    clock,
    log,
    pdf,
    settings,
    publicUrl: shop.publicUrl,
    staffEmail: shop.staffEmail,
    supportEmail,
  };
  const site: SiteDeps = {
    database,
    clock,
    limits,
    settings,
    pdf,
    publicUrl: shop.publicUrl,
    hasStripe: stripe !== undefined,
    staffEmail: shop.staffEmail,
    supportEmail,
  };
  // Nobody may write a version: it follows from the texts of this release, and from what staff change.
  const keepTexts = () => database.asService((tx) => keepLegalTexts(site, tx));
  await keepTexts();
  await keepMailProviders(database);
  const cms: CmsDeps = {
    database,
    clock,
    shownProduct,
    shippedPageText,
    keepLegalTexts: (tx) => keepLegalTexts(site, tx),
    countShopWork,
    countRequestWork,
    countCompanyWork,
    readFile: (...words) => lender().ownFiles.read(...words),
    keepFile: (...words) => lender().ownFiles.keep(...words),
    receiveEvidence: (file) => receiveEvidence(shop, file),
  };
  // What the shop lends: it writes and charges the orders of later months.
  const subscriptions: SubscriptionsDeps = {
    database,
    clock,
    writeRenewal: (tx, renewal) => writeRenewal(shop, tx, renewal),
    chargeRenewal: (attempt) => chargeRenewal(shop, attempt),
    publicUrl: () => publicUrl,
    staffEmail: shop.staffEmail,
    supportEmail,
  };
  const company: CompanyDeps = {
    database,
    clock,
    limits,
    pdf,
    registry: config.companyRegistryUrl
      ? createCompanyRegistry(config.companyRegistryUrl)
      : undefined,
    publicUrl: () => publicUrl,
    derive: (...words) => lender().derive(...words),
    issueSignIn: (...words) => lender().issueSignIn(...words),
    noteErasedCompanies: (tx, ids) => noteErasedCompanies({ vault, clock }, tx, ids),
  };
  const listening: ListeningDeps = {
    database,
    clock,
    limits,
    publicUrl: () => publicUrl,
    derive: company.derive,
  };
  const choices: ChoicesDeps = { ...listening, pdf };
  const risks: RisksDeps = {
    ...listening,
    log,
    pdf,
    timestamps: config.timestamps && createTimestampAuthority(config.timestamps, { clock }),
  };
  const gifts: GiftsDeps = { database, clock, limits, settings, pdf };
  // Only what collects answers, closes weeks and erases holds the vault.
  const collector: VaultDeps = { ...listening, vault };
  const accounts: AccountsDeps = {
    database,
    clock,
    limits,
    pdf,
    supportEmail,
    personalData: {
      account: accountData,
      // Before the company, with which the keys of answers may go.
      listening: listeningData(collector),
      company: companyData(company),
      risks: risksData,
      shop: shopData,
      choices: choicesData,
      gifts: giftsData,
      requests: requestsData,
    },
  };
  const { app, backend, ...application } = await composeBackend(parts, {
    functions: [
      ...accountsFunctions(accounts),
      ...companyFunctions(company),
      ...collectorFunctions(collector),
      ...listeningFunctions(listening),
      ...risksFunctions(risks),
      ...shopFunctions(shop),
      ...subscriptionFunctions(subscriptions),
      ...invoicesFunctions(invoices),
      ...choicesFunctions(choices),
      ...giftsFunctions(gifts),
      ...siteFunctions(site),
      ...cmsFunctions(cms),
    ],
    mails: {
      ...companyMails(company),
      ...notificationMails({
        database,
        publicUrl: () => publicUrl,
        speakers: [companyNotificationWords, listeningNotificationWords, riskNotificationWords],
      }),
      ...listeningMails(listening),
      ...orderMails(shop),
      ...returnMails(shop),
      ...invoiceMails(invoices),
      ...partnerMails(shop),
      ...partnerLinkMails(shop),
      ...choiceMails(choices),
      ...sendingMails(risks),
      ...contactMails(site),
      ...answerMails(site),
      ...quoteMails(shop),
      ...approvalMails(shop),
      ...subscriptionMails(subscriptions),
    },
    refusedMails: {
      ...refusedInvitations(company),
      ...refusedAnswers(site),
      ...refusedChoiceMails(choices),
      ...refusedQuotes(shop),
      ...refusedSendings(risks),
    },
    deliveredMails: deliveredSendings(risks),
    jobs: {
      tasks: {
        ...paymentJobs(shop),
        ...invoiceJobs(invoices),
        ...(sandbox && { [NOTIFY_TASK]: (payload: unknown) => sandbox.notify(payload) }),
        // Who follows orders: campaigns come after the months that they are about.
        [ORDER_MOVED_TASK]: tellRooms([
          (told) => applyLicence(shop, told),
          (told) => followSubscribed(subscriptions, told),
          (told) => invoiceOrder(invoices, told),
          (told) => askForChoices(choices, told),
          (told) => attributeOrder(gifts, told),
        ]),
        [REFUND_ENDED_TASK]: tellRooms([
          (told) => creditRefund(invoices, told),
          (told) => takeGiftsBack(gifts, told),
        ]),
        [CHARGE_REFUSED_TASK]: (told: unknown) => followRefusedCharge(subscriptions, told),
        [PAYMENT_CONTESTED_TASK]: (told: unknown) => followContestedPayment(subscriptions, told),
        [CHARGE_TASK]: (told: unknown) => chargeSubscription(subscriptions, told),
        [RENEW_TASK]: () => renewSubscriptions(subscriptions),
        'close-weeks': () => closeWeeks(collector),
        'forget-answers': () => forgetAnswers(collector),
        'shuffle-answers': () => shuffleAnswers(collector),
        'send-reminders': () => sendReminders(listening),
        'replay-erasures': () => replayErasures(collector),
        'watch-places': (payload: unknown) => watchPlaces(risks, payload),
        'remind-of-risks': () => remindOfRisks(risks),
        'keep-duerp-files': (payload: unknown) => keepDuerpFiles(risks, payload),
        [STAMP_TASK]: (payload: unknown) => stampDuerp(risks, payload),
        'stamp-missing': () => stampMissing(risks),
        'forget-duerp-links': () => forgetDuerpLinks(risks),
        'forget-accidents': () => forgetAccidents(risks),
        'forget-imports': () => forgetImports(company),
        'forget-abandoned-companies': () => forgetAbandonedCompanies(company),
        'forget-notifications': () => forgetNotifications({ database, clock }),
        'warn-of-licences': () => warnOfLicences(company),
        'begin-licence-years': () => beginLicenceYears(shop),
        'forget-contact-requests': () => forgetContactRequests(site),
        [KEEP_LEGAL_TEXTS_TASK]: keepTexts,
        [PUBLISH_DUE_TASK]: () => publishDueProducts(cms),
        'remove-unused-files': () => removeUnusedFiles(cms),
        'forget-applications-and-logos': () => forgetApplicationsAndLogos(shop),
        'remind-of-evidence': () => remindOfEvidence(shop),
        'forget-quotes': () => forgetQuotes(shop),
        'forget-gifts': () => forgetGifts(gifts),
        'lapse-approvals': () => lapseApprovals(shop),
        'close-campaigns': () => closeCampaigns(choices),
        'remind-to-choose': () => remindToChoose(choices),
        'forget-choices': () => forgetChoices(choices),
        'verify-chains': async () => {
          await verifyChains({ database, clock, log }, chainsOf(database, config));
        },
      },
      timetable: {
        // Six in the morning in Paris is four or five here; any other hour finds what was missed.
        'close-weeks': '0 * * * *',
        'forget-answers': '10 2 * * *',
        'shuffle-answers': '40 * * * *',
        'send-reminders': '0 * * * *',
        'forget-duerp-links': '20 2 * * *',
        'forget-accidents': '25 2 * * *',
        // Each has a job of its own; this finds what was missed.
        'stamp-missing': '50 * * * *',
        'forget-imports': '15 * * * *',
        'forget-abandoned-companies': '55 2 * * *',
        'forget-notifications': '50 2 * * *',
        // Just after midnight in Paris, all year round.
        'begin-licence-years': '5 23 * * *',
        // The same: a figure of the law that begins that day is in a new version.
        [KEEP_LEGAL_TEXTS_TASK]: '6 23 * * *',
        // In the morning in Paris, all year round.
        'warn-of-licences': '0 7 * * *',
        'remind-of-risks': '5 7 * * *',
        'remind-of-transfers': '10 7 * * *',
        // Midnight in Paris is an hour that changes with the season; any other finds what was missed.
        'expire-orders': '2 * * * *',
        'forget-orderers': '5 * * * *',
        // What the provider's own word would have told at once.
        [LOOK_FOR_DISPUTES_TASK]: '35 * * * *',
        'remind-of-due-payments': '15 7 * * *',
        'forget-contact-requests': '30 2 * * *',
        // Each has a job of its own; this finds what was missed.
        [PUBLISH_DUE_TASK]: '5 * * * *',
        // Finds what was missed, however long it was.
        [RENEW_TASK]: '20 * * * *',
        'forget-applications-and-logos': '40 2 * * *',
        'remove-unused-files': '0 3 * * *',
        // In the morning in Paris.
        'remind-of-evidence': '10 7 * * *',
        'forget-quotes': '45 2 * * *',
        'forget-gifts': '25 2 * * *',
        // Any hour finds what has run out.
        'lapse-approvals': '35 * * * *',
        // Midnight in Paris is an hour that changes with the season; any other finds what was missed.
        'close-campaigns': '0 * * * *',
        'remind-to-choose': '20 * * * *',
        'forget-choices': '55 2 * * *',
        'verify-chains': '30 3 * * *',
      },
      lanes: [[NOTIFY_TASK, ...PAYMENT_LANE]],
    },
  });
  lent = backend;
  app.route(
    '/',
    createSite({
      functions: backend.functions,
      pdf,
      readOwn: (path) => app.request(path),
      log,
      clock,
      build: pages.build,
      keepsPages: pages.assets !== undefined,
      publicUrl,
      applicationKey: await backend.tokens.apiKey('anon'),
      contentVersion,
      settings,
      forms: [...accountForms(publicUrl), ...siteForms, ...shopForms, ...invoiceForms],
      payOrigins: config.stripe ? [stripePayOrigin(config.stripe)] : [],
      fetch: (request, env) => app.fetch(request, env as object),
      networkOf: (c) => clientNetwork(c, config.trustedProxies),
      hasFairUse: config.hasFairUse,
      receivePayment: (provider, request) => receivePayment(shop, provider, request),
      ...(pages.assets && { assets: pages.assets }),
      ...(sandbox && { sandbox }),
      isSandboxForAll: config.isSandboxForAll,
    }),
  );
  return {
    ...application,
    app,
    backend,
    async close() {
      await application.close();
      await pdf.close();
    },
    ...(pages.intercept && { intercept: pages.intercept }),
  };
}
