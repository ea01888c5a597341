import { type ServedFunction, serve } from '#backend/functions/functions-host.ts';
import * as contracts from '../contract.ts';
import { applyAsPartner } from './apply-as-partner.ts';
import { runAskApproval } from './approvals/ask-approval.ts';
import { runDecideApproval, runWithdrawApproval } from './approvals/decide-approval.ts';
import { runReadOrderRules, runSaveOrderRules } from './approvals/order-rules.ts';
import { runListApprovals, runReadApproval } from './approvals/read-approvals.ts';
import { functionsByStaff } from './by-staff/functions.ts';
import { runClaimOrder } from './claim-order.ts';
import {
  addEvidenceByPartnerLink,
  answerByPartnerLink,
  openPartnerLink,
  renewPartnerLink,
} from './enter-by-partner-link.ts';
import { keepLogo } from './keep-logo.ts';
import { runOrderLicence } from './licences/order-licence.ts';
import { runPriceLicence } from './licences/price-licence.ts';
import { listOrders } from './list-orders.ts';
import { listPaymentMethods } from './list-payment-methods.ts';
import { listProducts } from './list-products.ts';
import { runPayOrder } from './pay-order.ts';
import { placeOrder } from './place-order.ts';
import { printOriginPassport } from './print-origin-passport.ts';
import { printSimulation } from './print-simulation.ts';
import { printVotePack } from './print-vote-pack.ts';
import { quoteCart } from './quote-cart.ts';
import { runAcceptQuote } from './quotes/accept-quote.ts';
import { runSaveQuote, runSendQuote, runWithdrawQuote } from './quotes/keep-quote.ts';
import { runDeclineQuote, runOpenQuote } from './quotes/open-quote.ts';
import { runPrintQuote, runPrintQuoteByLink } from './quotes/print-quote.ts';
import { runListQuotable, runListQuotes, runReadQuote } from './quotes/read-quotes.ts';
import { readOrder } from './read-order.ts';
import { readProduct } from './read-product.ts';
import { functionsOfReturns } from './returns/functions.ts';
import type { ShopDeps } from './shop-deps.ts';

/** The shop as browsers and other programs may call it. */
export function shopFunctions(deps: ShopDeps): ServedFunction[] {
  return [
    serve(contracts.listProducts, (call, input) => listProducts(deps, call, input)),
    serve(contracts.readProduct, (call, input) => readProduct(deps, call, input)),
    serve(contracts.printOriginPassport, (call, input) => printOriginPassport(deps, call, input)),
    serve(contracts.printSimulation, (call, input) => printSimulation(deps, call, input)),
    serve(contracts.printVotePack, (call, input) => printVotePack(deps, call, input)),
    serve(contracts.quoteCart, (call, input) => quoteCart(deps, call, input)),
    serve(contracts.placeOrder, (call, input) => placeOrder(deps, call, input)),
    serve(contracts.priceLicence, (call, input) => runPriceLicence(deps, call, input)),
    serve(contracts.orderLicence, (call, input) => runOrderLicence(deps, call, input)),
    serve(contracts.listPaymentMethods, async () => listPaymentMethods(deps)),
    serve(contracts.readOrder, (_call, input) => readOrder(deps, input)),
    serve(contracts.payOrder, (_call, input) => runPayOrder(deps, input)),
    serve(contracts.listOrders, (call, input) => listOrders(deps, call, input)),
    serve(contracts.claimOrder, (call, input) => runClaimOrder(deps, call, input)),
    serve(contracts.keepLogo, (call, input) => keepLogo(deps, call, input), {
      bodyLimitBytes: 4_500_000,
    }),
    serve(contracts.applyAsPartner, (call, input) => applyAsPartner(deps, call, input)),
    ...functionsByStaff(deps),
    ...functionsOfReturns(deps),
    serve(contracts.openPartnerLink, (call, input) => openPartnerLink(deps, call, input)),
    serve(contracts.answerByPartnerLink, (call, input) => answerByPartnerLink(deps, call, input)),
    serve(
      contracts.addEvidenceByPartnerLink,
      (call, input) => addEvidenceByPartnerLink(deps, call, input),
      { bodyLimitBytes: 11_000_000 },
    ),
    serve(contracts.renewPartnerLink, (call, input) => renewPartnerLink(deps, call, input)),
    serve(contracts.listQuotes, (call, input) => runListQuotes(deps, call, input)),
    serve(contracts.listQuotable, (call) => runListQuotable(deps, call)),
    serve(contracts.readQuoteForStaff, (call, input) => runReadQuote(deps, call, input)),
    serve(contracts.saveQuote, (call, input) => runSaveQuote(deps, call, input)),
    serve(contracts.sendQuote, (call, input) => runSendQuote(deps, call, input)),
    serve(contracts.withdrawQuote, (call, input) => runWithdrawQuote(deps, call, input)),
    serve(contracts.printQuote, (call, input) => runPrintQuote(deps, call, input)),
    serve(contracts.openQuote, (_call, input) => runOpenQuote(deps, input)),
    serve(contracts.printQuoteByLink, (_call, input) => runPrintQuoteByLink(deps, input)),
    serve(contracts.acceptQuote, (call, input) => runAcceptQuote(deps, call, input)),
    serve(contracts.declineQuote, (_call, input) => runDeclineQuote(deps, input)),
    serve(contracts.readOrderRules, (call, input) => runReadOrderRules(deps, call, input)),
    serve(contracts.saveOrderRules, (call, input) => runSaveOrderRules(deps, call, input)),
    serve(contracts.askApproval, (call, input) => runAskApproval(deps, call, input)),
    serve(contracts.listApprovals, (call, input) => runListApprovals(deps, call, input)),
    serve(contracts.readApproval, (call, input) => runReadApproval(deps, call, input)),
    serve(contracts.decideApproval, (call, input) => runDecideApproval(deps, call, input)),
    serve(contracts.withdrawApproval, (call, input) => runWithdrawApproval(deps, call, input)),
  ];
}
