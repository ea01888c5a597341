import { z } from 'zod';
import { RestError } from './rest-error.ts';

const messageShape = z.object({
  code: z.string(),
  message: z.string(),
  details: z.string().nullish(),
  hint: z.string().nullish(),
});

const detailShape = z.object({
  status: z.number().int().min(200).max(599),
  headers: z.record(z.string().regex(/^[\w-]+$/), z.string().regex(/^[\t\x20-\x7e]*$/)),
});

/** An answer that a function of the database chose, headers included: `raise sqlstate 'PGRST'`. */
export type Raised = {
  readonly error: RestError;
  readonly headers: Readonly<Record<string, string>>;
};

/**
 * Reads what `raise sqlstate 'PGRST'` says: a document of what is answered as its message, and one of status
 * and headers as its detail.
 */
export function readRaised(message: string, detail: string | undefined): Raised {
  const said = messageShape.safeParse(documentIn(message));
  if (!said.success) {
    return unreadable(
      `Invalid JSON value for MESSAGE: '${message}'`,
      "MESSAGE must be a JSON object with obligatory keys: 'code', 'message' and optional keys: 'details', 'hint'.",
    );
  }
  const chosen = detailShape.safeParse(documentIn(detail ?? ''));
  if (!chosen.success) {
    return unreadable(
      detail === undefined
        ? 'DETAIL is missing in the RAISE statement'
        : `Invalid JSON value for DETAIL: '${detail}'`,
      "DETAIL must be a JSON object with obligatory keys: 'status', 'headers' and optional key: 'status_text'.",
    );
  }
  const { code, message: text, details = null, hint = null } = said.data;
  const { status, headers } = chosen.data;
  return { error: new RestError(status, code, text, { details, hint }), headers };
}

const unreadable = (details: string, hint: string): Raised => ({
  error: new RestError(
    500,
    'PGRST121',
    `Could not parse JSON in the "RAISE SQLSTATE 'PGRST'" error`,
    { details, hint },
  ),
  headers: {},
});

function documentIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
