import { serve } from '#backend/functions/functions-host.ts';
import type { Room } from '#backend/room.ts';
import * as contracts from '../../contract.ts';
import {
  runAnswerContactRequest,
  runChangeContactRequest,
  runNoteContactRequest,
} from './act-on-requests.ts';
import { answerMails, refusedAnswers } from './answer-mails.ts';
import { contactMails } from './contact-mails.ts';
import { forgetContactRequests } from './forget-contact-requests.ts';
import { runListReplyTemplates, runSaveReplyTemplate } from './keep-templates.ts';
import { requestsData } from './personal-data.ts';
import { contactForms } from './plain-forms.ts';
import { runListContactRequests, runReadContactRequest } from './read-requests.ts';
import { countNewRequests } from './requests.queries.ts';
import type { RequestsDeps } from './requests-deps.ts';
import { runSendContactRequest } from './send-contact-request.ts';

/** What visitors write to us, and how staff answer. */
export function openRequests(deps: RequestsDeps): Room {
  return {
    name: 'requests',
    functions: [
      serve(contracts.sendContactRequest, (call, input) =>
        runSendContactRequest(deps, call, input),
      ),
      serve(contracts.listContactRequests, (call, input) =>
        runListContactRequests(deps, call, input),
      ),
      serve(contracts.readContactRequest, (call, input) =>
        runReadContactRequest(deps, call, input),
      ),
      serve(contracts.changeContactRequest, (call, input) =>
        runChangeContactRequest(deps, call, input),
      ),
      serve(contracts.noteContactRequest, (call, input) =>
        runNoteContactRequest(deps, call, input),
      ),
      serve(contracts.answerContactRequest, (call, input) =>
        runAnswerContactRequest(deps, call, input),
      ),
      serve(contracts.listReplyTemplates, (call) => runListReplyTemplates(deps, call)),
      serve(contracts.saveReplyTemplate, (call, input) => runSaveReplyTemplate(deps, call, input)),
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
