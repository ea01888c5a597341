import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/**
 * A password that may change while the product runs, asked anew for each connection. While a new one is
 * not in force yet, the last one is tried as well: which of the two changes first does not matter.
 */
export type Credential = (() => string) & {
  /** The server refused what was answered last. */
  refused(): void;
};

/** `invalid_password`, and `invalid_authorization_specification` of other methods. */
const REFUSALS = new Set(['28P01', '28000']);
const PAUSE_MS = 100;
/** As long as a connection may take for any other reason. */
const LIMIT_MS = 5_000;

/**
 * @param read answers what stands where the password is kept
 * @throws what `read` throws the first time
 */
export function createCredential(read: () => string): Credential {
  let latest = read();
  let previous: string | undefined;
  let isLatestRefused = false;

  /** Where it cannot be read at this moment, nothing has changed. */
  function readNow(): string | undefined {
    try {
      return read();
    } catch {
      return undefined;
    }
  }

  function ask(): string {
    const now = readNow();
    if (now && now !== latest) {
      previous = latest;
      latest = now;
      isLatestRefused = false;
    }
    return isLatestRefused && previous !== undefined ? previous : latest;
  }

  return Object.assign(ask, {
    refused() {
      isLatestRefused = !isLatestRefused;
    },
  });
}

export function isRefusedLogin(error: unknown): boolean {
  return error instanceof pg.DatabaseError && REFUSALS.has(error.code ?? '');
}

/**
 * Connects, and for five seconds once more where the password is refused that may be changing at this
 * moment.
 */
export async function connectAskingAgain<T>(
  { password }: Pick<pg.ClientConfig, 'password'>,
  connect: () => Promise<T>,
): Promise<T> {
  const deadline = Date.now() + LIMIT_MS;
  for (;;) {
    try {
      return await connect();
    } catch (error) {
      if (!isRefusedLogin(error) || !isCredential(password)) throw error;
      password.refused();
      if (Date.now() > deadline) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

/** A pool whose callers do not notice that a password is changed. */
export class AskingPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    const connecting = connectAskingAgain(this.options, () => super.connect());
    if (!callback) return connecting;
    // On a turn of its own: what the callback throws is not this promise's.
    connecting.then(
      (client) => setImmediate(callback, undefined, client, client.release.bind(client)),
      (error: Error) => setImmediate(callback, error, undefined, () => undefined),
    );
    return undefined;
  }
}

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: boolean | Error) => void,
) => void;

function isCredential(password: pg.ClientConfig['password']): password is Credential {
  return typeof password === 'function' && 'refused' in password;
}
