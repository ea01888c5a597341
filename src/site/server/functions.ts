import { type ServedFunction, serve } from '#backend/functions/functions-host.ts';
import { sendContactRequest } from '../contract.ts';
import { runSendContactRequest, type SiteDeps } from './send-contact-request.ts';

/** What the public site offers under /functions/v1. */
export function siteFunctions(deps: SiteDeps): ServedFunction[] {
  return [
    serve(sendContactRequest, (call, input) => runSendContactRequest(deps, call, input)),
  ];
}
