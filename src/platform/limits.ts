/** How often something may be done within a window of time. */
type Limit = { readonly uses: number; readonly windowSeconds: number };

const MINUTE = 60;
const QUARTER = 15 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const per = (windowSeconds: number, uses: number): Limit => ({ uses, windowSeconds });

/**
 * Every counted limit of the product; `LIMITS` of the environment changes any of them. What is counted
 * is said behind the name: a /24 of IPv4 and a company's way out are an office, not a person. A mailbox is one,
 * however its address is written (`mailboxKey`).
 */
export const LIMITS = {
  // Signing in. Where a use succeeds, it is given back: failures are counted.
  /**
   * Mails to a mailbox and texts to a number, asked for from browsers that it was never entered with. The day's are
   * those of each network that asks, and then of all together: one place uses up an hour of an owner with a new
   * browser, and no day.
   */
  'auth-send-address': per(QUARTER, 3),
  'auth-send-address-day': per(DAY, 10),
  'auth-send-mailbox-day': per(DAY, 30),
  /** The same, for each browser that the address was entered with. */
  'auth-send-device': per(QUARTER, 3),
  /** Requests for a mail, for a network; browsers that are known do not count. */
  'auth-ask-network': per(HOUR, 2_000),
  /** Mails to addresses that nobody here knows, for a network: past it nothing leaves. */
  'auth-send-network': per(HOUR, 300),
  /** Wrong passwords for an account, from browsers it was never entered with; and from each other one. */
  'auth-password-account': per(QUARTER, 10),
  'auth-password-device': per(QUARTER, 10),
  /** Wrong passwords from a network; browsers that are known do not count. */
  'auth-password-network': per(QUARTER, 300),
  'auth-sign-up-network': per(HOUR, 300),
  /** Links that are none, from a network; of 2^256 nobody guesses one. */
  'auth-verify-network': per(QUARTER, 600),
  /** Keys asked for or shown by a visitor that opened nothing, from a network: each asked for is a row until the hour. */
  'auth-key-network': per(QUARTER, 600),
  /**
   * Wrong codes of six digits for an address, and from a network, in browsers that the address was never
   * entered with, whoever asked for them: a guess is right once in 10^6 for each code that lives. Ten mails a
   * day of ten guesses each are a hundred to compare with at most: an address is entered by guessing once in
   * 10,000 days, a network has a hit once in 10,000 days, or in 2,000 where five codes live for each guess.
   * Past it their owner opens the link of the same mail.
   */
  'auth-code-address': per(DAY, 30),
  'auth-code-network': per(DAY, 100),
  /** The same, from each browser that the address was entered with: once in 30,000 days. */
  'auth-code-device': per(DAY, 30),
  /**
   * Wrong codes of second factors for an account, by who has the first; and from each browser it was entered
   * with. Three steps of the clock are right at a time: fifty a day find one in 6,600 days. A recovery code, of
   * which there are ten in 30^10, is found that way never.
   */
  'auth-factor-user': per(QUARTER, 15),
  'auth-factor-user-day': per(DAY, 50),
  'auth-factor-device': per(QUARTER, 15),
  'auth-factor-device-day': per(DAY, 50),

  // Spaces of companies, for a person unless said otherwise.
  'create-company': per(HOUR, 10),
  /** For a network: an account costs a mailbox, and each space may write to 25 strangers a day. */
  'create-company-network': per(DAY, 30),
  'ask-verification': per(DAY, 5),
  /** Questions to VIES, for a network: each field that is typed asks one. */
  'check-vat-number': per(HOUR, 60),
  /** Single invitations; a whole list is invited at once. */
  'invite-by-sender': per(HOUR, 60),
  /** For a mailbox, so that somebody else's company does not fill it. */
  'invite-address': per(HOUR, 5),
  'invite-employees': per(HOUR, 60),
  /** Links that are none, for a network. */
  'read-invitation': per(QUARTER, 3_000),
  /**
   * Codes on paper that are none, for a network: 14,400 tries a day, at 100,000 slips that are open among 2^50,
   * find somebody's in 2,000 years.
   */
  'personal-code': per(HOUR, 600),
  'print-codes': per(HOUR, 120),

  /** Answers of one person in one company, given in the product or by the link of a mail. */
  'check-in': per(HOUR, 60),
  /** Of the yearly questionnaire, which sends each answer as it is given. */
  'questionnaire-answers': per(HOUR, 300),

  // Documents take a moment of the one thread that prints for everybody: for a person, or a network.
  'print-duerp': per(HOUR, 60),
  'print-gifts': per(HOUR, 30),
  'print-choices': per(HOUR, 120),
  'print-own-data': per(HOUR, 20),
  'print-origin-passport': per(HOUR, 60),
  'print-simulation': per(HOUR, 60),
  'print-vote-pack': per(HOUR, 60),

  // The risk document, sent to the occupational health service by the product.
  /** Mails of one company; and to one mailbox of it, whoever sends them. */
  'send-duerp': per(DAY, 20),
  'send-duerp-mailbox': per(DAY, 3),

  // Gifts that people choose.
  /** For a network: a whole company may open its links on the morning on which they arrive. */
  'open-choice': per(HOUR, 3_000),
  /** For one recipient. */
  'save-choice': per(HOUR, 60),
  'add-recipients': per(HOUR, 120),
  /** Mails of a company that ask somebody to choose, to one mailbox; past it nothing leaves. */
  'choice-mailbox': per(DAY, 5),

  // The shop and the site, for a network unless said otherwise.
  'apply-as-partner': per(HOUR, 20),
  /** For the mailbox that is given. */
  'apply-by-email': per(HOUR, 5),
  /** For one application. */
  'partner-evidence': per(HOUR, 30),
  'partner-link': per(HOUR, 120),
  'keep-logo': per(HOUR, 60),
  /** For one order: how often its page has the provider asked. */
  'ask-about-payment': per(QUARTER, 10),
  'contact-by-network': per(HOUR, 20),
  /** For the mailbox that is given. */
  'contact-by-email': per(HOUR, 5),
  /** What one key of a company’s programs asks. */
  'api-key': per(MINUTE, 120),
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

export type Limits = Readonly<Record<LimitName, Limit>>;

const MOST_USES = 1_000_000;

/**
 * The limits with those of `text` in their place: `name=uses/seconds`, separated by commas.
 * @throws Error naming each that is unknown, said twice, or no limit.
 */
export function readLimits(text: string): Limits {
  const limits: Record<string, Limit> = { ...LIMITS };
  const wrong: string[] = [];
  const said = new Set<string>();
  for (const part of text.split(',').map((each) => each.trim())) {
    if (part === '') continue;
    const [, name = '', uses, seconds] = /^([a-z-]+)=(\d{1,7})\/(\d{1,5})$/.exec(part) ?? [];
    const limit = per(Number(seconds), Number(uses));
    if (!Object.hasOwn(LIMITS, name || part.split('=')[0] || '')) {
      wrong.push(`"${part}": no such limit`);
    } else if (said.has(name)) {
      wrong.push(`"${part}": said twice`);
    } else if (!isLimit(limit)) {
      wrong.push(`"${part}": uses (1 to ${MOST_USES})/seconds (1 to ${DAY})`);
    } else {
      said.add(name);
      limits[name] = limit;
    }
  }
  if (wrong.length > 0) throw new Error(wrong.map((each) => `✖ LIMITS, ${each}`).join('\n'));
  return limits as Limits;
}

/** Without a use nobody could do it at all; counts are kept for a day. */
function isLimit({ uses, windowSeconds }: Limit): boolean {
  return uses >= 1 && uses <= MOST_USES && windowSeconds >= 1 && windowSeconds <= DAY;
}

/** Seconds until the window that `now` falls in ends: windows follow one another from 1970 on. */
export function secondsLeft({ windowSeconds }: Limit, now: Date): number {
  return windowSeconds - (Math.floor(now.getTime() / 1_000) % windowSeconds);
}
