import { type ServedFunction, serve } from '#backend/functions/functions-host.ts';
import { readPageText, sendContactRequest } from '../contract.ts';
import { runReadPageText } from './read-page-text.ts';
import { runSendContactRequest } from './send-contact-request.ts';
import type { SiteDeps } from './site-deps.ts';

/** What the public site answers under /functions/v1. */
export function siteFunctions(deps: SiteDeps): ServedFunction[] {
  return [
    serve(sendContactRequest, (call, input) => runSendContactRequest(deps, call, input)),
    serve(readPageText, (call, input) => runReadPageText(deps, call, input)),
  ];
}
