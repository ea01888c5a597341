import { z } from 'zod';

/** What the Commission's VIES says of a VAT number. */
export type VatNumberAnswer = {
  readonly isValid: boolean;
  /** The number of the consultation: given to who asks in the name of a number of their own. */
  readonly requestId: string | null;
  /** Null where the country does not tell. */
  readonly name: string | null;
  readonly address: string | null;
};

/** The door to VIES, which asks the tax office of the number's country. */
export type VatNumberRegistry = {
  /**
   * Both numbers in their normalised form, `BE0403019261`.
   * @throws VatNumbersUnavailable where it, or that country, does not answer: which says nothing of the number
   */
  check(number: string, requester: string): Promise<VatNumberAnswer>;
};

/** VIES does not answer, or not as it says it does. */
export class VatNumbersUnavailable extends Error {}

/** Countries are slow; a buyer waits beside the field. */
const TIMEOUT_MS = 8_000;

const text = z.string().nullish();
const answer = z.object({
  valid: z.boolean(),
  requestIdentifier: text,
  name: text,
  address: text,
});

/**
 * The REST interface of VIES, which needs no key.
 * @param base where it is: `https://ec.europa.eu/taxation_customs/vies`
 */
export function createVies(base: string): VatNumberRegistry {
  return {
    async check(number, requester) {
      const { valid, requestIdentifier, name, address } = await ask(base, {
        countryCode: number.slice(0, 2),
        vatNumber: number.slice(2),
        requesterMemberStateCode: requester.slice(0, 2),
        requesterNumber: requester.slice(2),
      });
      return {
        isValid: valid,
        requestId: told(requestIdentifier, 100),
        name: told(name, 500),
        address: told(address, 1_000),
      };
    },
  };
}

async function ask(base: string, body: object): Promise<z.output<typeof answer>> {
  try {
    const response = await fetch(`${base.replace(/\/$/, '')}/rest-api/check-vat-number`, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    // Where a country is away, VIES says so with a 200 that has no `valid`.
    return answer.parse(await response.json());
  } catch (cause) {
    throw new VatNumbersUnavailable('VIES was not understood', { cause });
  }
}

/** Three hyphens stand for what a country does not tell. */
function told(said: string | null | undefined, most: number): string | null {
  const line = (said ?? '').replace(/\s+/g, ' ').trim().slice(0, most);
  return line === '' || line === '---' ? null : line;
}
