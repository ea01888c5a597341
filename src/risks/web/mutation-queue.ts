import type { InputOf } from '#basics/contract.ts';
import { isRecord } from '#basics/is-record.ts';
import { PRODUCT_KEY } from '#basics/product-name.ts';
import { Refusal, type RefusalCode } from '#basics/refusal.ts';
import type { SavePreventionAction, SaveRisk } from '../contract.ts';

/** What can be written without a connection: it waits on this device, and is sent once. */
type Saves = {
  readonly 'save-risk': InputOf<SaveRisk>;
  readonly 'save-prevention-action': InputOf<SavePreventionAction>;
};
export type SaveName = keyof Saves;

export type QueuedSave<Name extends SaveName = SaveName> = {
  [N in SaveName]: {
    readonly userId: string;
    readonly name: N;
    readonly input: Saves[N];
    /** What a person calls it. */
    readonly label: string;
    /** Why it was not taken: a person decides. */
    readonly refused?: RefusalCode | undefined;
  };
}[Name];

const KEY = `${PRODUCT_KEY}_risks_v1`;
const NAMES: readonly SaveName[] = ['save-risk', 'save-prevention-action'];
const CHANGED = new EventTarget();

/** What waits of this person in this company, the oldest first. */
export function queuedIn(userId: string, companyId: string): readonly QueuedSave[] {
  return all().filter((save) => save.userId === userId && save.input.companyId === companyId);
}

/** Keeps a change, in the place of one of the same row. False where the browser keeps nothing. */
export function enqueue(save: QueuedSave): boolean {
  const list = all();
  const at = list.findIndex((each) => isSame(each, save));
  if (at === -1) return write([...list, save]);
  // A row that is not there yet stays new, however often it is changed before it leaves.
  const first = list[at] as QueuedSave;
  const input = { ...save.input, revision: first.input.revision };
  return write(list.with(at, { ...save, input } as QueuedSave));
}

export function dequeue(save: QueuedSave): void {
  write(all().filter((each) => !isSame(each, save)));
}

/**
 * Sends what waits, one after the other. What is refused stays, with the reason, and the rest goes on;
 * without a connection everything stays. Of several pages of one browser, one sends. Answers how many
 * arrived.
 */
export function sendQueued(
  userId: string,
  send: (save: QueuedSave) => Promise<unknown>,
): Promise<number> {
  return alone(async () => {
    let sent = 0;
    const due = all().filter((save) => save.userId === userId && save.refused === undefined);
    for (const save of due) {
      try {
        await send(save);
        sent += 1;
        dropIfUnchanged(save);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        if (isForNow(error.code)) return sent;
        write(all().map((each) => (isSame(each, save) ? { ...each, refused: error.code } : each)));
      }
    }
    return sent;
  });
}

/** Hears of every change of what waits, in this page and in others. Answers what stops it. */
export function onQueueChanged(listener: () => void): () => void {
  const heard = ({ key }: StorageEvent) => key === KEY && listener();
  CHANGED.addEventListener('change', listener);
  window.addEventListener('storage', heard);
  return () => {
    CHANGED.removeEventListener('change', listener);
    window.removeEventListener('storage', heard);
  };
}

function isForNow(code: RefusalCode): boolean {
  return ['temporarily-unavailable', 'too-many-requests', 'sign-in-required'].includes(code);
}

/** Changed meanwhile, it is another change, which goes in its turn. */
function dropIfUnchanged(save: QueuedSave): void {
  const text = JSON.stringify(save);
  write(all().filter((each) => JSON.stringify(each) !== text));
}

function isSame(a: QueuedSave, b: QueuedSave): boolean {
  return a.userId === b.userId && a.name === b.name && a.input.id === b.input.id;
}

async function alone<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(KEY, work) : work();
}

function all(): QueuedSave[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isWaiting) : [];
  } catch {
    return [];
  }
}

function isWaiting(value: unknown): value is QueuedSave {
  if (!isRecord(value) || !isRecord(value.input)) return false;
  const { input } = value;
  return (
    typeof value.userId === 'string' &&
    typeof value.label === 'string' &&
    NAMES.some((name) => name === value.name) &&
    typeof input.companyId === 'string' &&
    typeof input.id === 'string' &&
    isRecord(input.form)
  );
}

function write(saves: readonly QueuedSave[]): boolean {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(saves));
    return true;
  } catch {
    return false;
  } finally {
    CHANGED.dispatchEvent(new Event('change'));
  }
}
