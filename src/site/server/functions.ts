import { type ServedFunction, serve } from '#backend/functions/functions-host.ts';
import * as contracts from '../contract.ts';
import {
  runAnswerContactRequest,
  runChangeContactRequest,
  runNoteContactRequest,
} from './by-staff/act-on-requests.ts';
import { runListReplyTemplates, runSaveReplyTemplate } from './by-staff/keep-templates.ts';
import { runListContactRequests, runReadContactRequest } from './by-staff/read-requests.ts';
import { createLegalPapers, runPrintLegalText } from './legal/print-legal-text.ts';
import { runReadPageText } from './read-page-text.ts';
import { runSendContactRequest } from './send-contact-request.ts';
import type { SiteDeps } from './site-deps.ts';

/** What the public site, and staff who answer its visitors, are answered under /functions/v1. */
export function siteFunctions(deps: SiteDeps): ServedFunction[] {
  const papers = createLegalPapers();
  return [
    serve(contracts.sendContactRequest, (call, input) => runSendContactRequest(deps, call, input)),
    serve(contracts.listContactRequests, (call, input) =>
      runListContactRequests(deps, call, input),
    ),
    serve(contracts.readContactRequest, (call, input) => runReadContactRequest(deps, call, input)),
    serve(contracts.changeContactRequest, (call, input) =>
      runChangeContactRequest(deps, call, input),
    ),
    serve(contracts.noteContactRequest, (call, input) => runNoteContactRequest(deps, call, input)),
    serve(contracts.answerContactRequest, (call, input) =>
      runAnswerContactRequest(deps, call, input),
    ),
    serve(contracts.listReplyTemplates, (call) => runListReplyTemplates(deps, call)),
    serve(contracts.saveReplyTemplate, (call, input) => runSaveReplyTemplate(deps, call, input)),
    serve(contracts.readPageText, (call, input) => runReadPageText(deps, call, input)),
    serve(contracts.printLegalText, (call, input) => runPrintLegalText(deps, papers, call, input)),
  ];
}
