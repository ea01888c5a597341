import { serve } from '#backend/functions/functions-host.ts';
import type { Room } from '#backend/room.ts';
import * as contracts from '../../contract.ts';
import {
  answerContactRequest,
  changeContactRequest,
  noteContactRequest,
} from './act-on-requests.ts';
import { answerMails, refusedAnswers } from './answer-mails.ts';
import { contactMails } from './contact-mails.ts';
import { forgetContactRequests } from './forget-contact-requests.ts';
import { contactForms } from './form-actions.ts';
import { listReplyTemplates, saveReplyTemplate } from './keep-templates.ts';
import { requestsData } from './personal-data.ts';
import { listContactRequests, readContactRequest } from './read-requests.ts';
import { countNewRequests } from './requests.queries.ts';
import type { RequestsDeps } from './requests-deps.ts';
import { sendContactRequest } from './send-contact-request.ts';

/** What visitors write to us, and how staff answer. */
export function openRequests(deps: RequestsDeps): Room {
  return {
    name: 'requests',
    functions: [
      serve(contracts.sendContactRequest, (call, input) => sendContactRequest(deps, call, input)),
      serve(contracts.listContactRequests, (call, input) => listContactRequests(deps, call, input)),
      serve(contracts.readContactRequest, (call, input) => readContactRequest(deps, call, input)),
      serve(contracts.changeContactRequest, (call, input) =>
        changeContactRequest(deps, call, input),
      ),
      serve(contracts.noteContactRequest, (call, input) => noteContactRequest(deps, call, input)),
      serve(contracts.answerContactRequest, (call, input) =>
        answerContactRequest(deps, call, input),
      ),
      serve(contracts.listReplyTemplates, (call) => listReplyTemplates(deps, call)),
      serve(contracts.saveReplyTemplate, (call, input) => saveReplyTemplate(deps, call, input)),
    ],
    jobs: [
      {
        name: 'forget-contact-requests',
        run: () => forgetContactRequests(deps),
        cron: '30 2 * * *',
      },
    ],
    mails: { ...contactMails(deps), ...answerMails(deps) },
    refusedMails: refusedAnswers(deps),
    forms: contactForms,
    personalData: { name: 'requests', ...requestsData },
    pendingWork: async (tx) => ({ requests: await countNewRequests(tx) }),
  };
}
