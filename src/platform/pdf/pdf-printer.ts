import { type ChildProcess, fork } from 'node:child_process';
import { on } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Language } from '#basics/language.ts';
import { currentAsker } from '../asker.ts';
import { type BudgetLimits, createFairShare, type ShareLimits } from '../fair-share.ts';

const LIMIT_SECONDS = 30;
const NO_FONTS = fileURLToPath(new URL('./no-fonts.conf', import.meta.url));
/** One document after the other: of those who wait, whoever had none yet is next. */
const ONE_AT_A_TIME: ShareLimits = {
  places: 1,
  placesEach: 1,
  waitingEach: 10,
  waiting: 40,
  longestWaitMs: 60_000,
};
/** Two dozen documents at once, then a fifth of the time. */
const BUDGET: BudgetLimits = { mostMs: 5_000, backMsPerSecond: 200 };

/** A document as it is printed: a Typst source, and what it shows. */
export type Printable = {
  /** Begins with `#import "/house.typ": house`; reads its data with `json(bytes(sys.inputs.data))`. */
  readonly template: string;
  /** Anything that JSON holds. It is never read as Typst: whatever people wrote is shown as it is. */
  readonly data: unknown;
  readonly language: Language;
  /** When it was made: part of the document. */
  readonly madeAt: Date;
  /**
   * To be read aloud (PDF/UA-1, unless said otherwise), or kept for decades (PDF/A-2a), with a file inside
   * (PDF/A-3a); tagged all of them.
   */
  readonly standard?: PdfStandard;
  /** What the template attaches, as `sys.inputs.attached`: not a sign of it is replaced. */
  readonly attached?: string;
  /** How long it may take, where half a minute is not enough: the next document waits meanwhile. */
  readonly limitSeconds?: number;
};

export type Drawable = Pick<Printable, 'template' | 'data' | 'language'>;

/** What is done with a document where it was printed, so that nobody's page waits for it. */
export type Finishing = {
  /** Exports `finish`, which is given the document and this. */
  readonly module: URL;
  readonly input: unknown;
};

export type PdfStandard = 'ua-1' | 'a-2a' | 'a-3a';

export type PdfPrinter = {
  /**
   * Prints a tagged PDF. Signs that no font of ours has, and those of private use, are shown as an empty
   * square.
   * @throws TooBusy when more of this asker, or of all, wait than are printed soon
   * @throws Error when the document cannot be printed, or takes longer than it may
   */
  print(document: Printable): Promise<Uint8Array<ArrayBuffer>>;
  /**
   * Prints as `print` does.
   * @returns what `finish` of the module answered
   */
  printAndFinish(document: Printable, finishing: Finishing): Promise<unknown>;
  /**
   * Draws the only page of a template as SVG whose letters are shapes: it needs no font. What the template
   * may use is the same.
   * @throws Error as `print` does
   */
  draw(picture: Drawable): Promise<string>;
  close(): Promise<void>;
};

export type PrintJob = Pick<Printable, 'template' | 'language'> & {
  readonly standard: PdfStandard | 'svg';
  readonly data: string;
  readonly attached: string;
  readonly madeAtSeconds: number;
  readonly finishing?: { readonly module: string; readonly input: unknown };
};
export type Printed =
  | { readonly pdf: Uint8Array<ArrayBuffer> }
  | { readonly finished: unknown }
  | { readonly svg: string }
  /** What the compiler said. */
  | { readonly fault: string };

const ANSWERS = ['pdf', 'finished', 'svg', 'fault'] as const;

/**
 * Prints in a process of its own, which starts with the first document: the compiler blocks while it
 * works, and finds the fonts of the machine by what its environment says. One document at a time; a
 * process that takes too long is ended, and the next one begins anew.
 */
export function createPdfPrinter({ hasFairUse = true } = {}): PdfPrinter {
  const share = createFairShare(hasFairUse ? { ...ONE_AT_A_TIME, budget: BUDGET } : ONE_AT_A_TIME);
  const inTurn = <T>(work: () => Promise<T>) => share.run(currentAsker().who, work);
  let child: ChildProcess | undefined;
  let isClosed = false;

  async function printed(job: PrintJob, limitSeconds = LIMIT_SECONDS): Promise<Printed> {
    if (isClosed) throw new Error('The printer is closed');
    if (!child?.connected) child = startProcess();
    const present = child;
    try {
      // It keeps ours alive while it works, and no longer.
      present.channel?.ref();
      const answer = await answerOf(present, job, AbortSignal.timeout(1_000 * limitSeconds));
      if ('fault' in answer) throw new Error(`The document cannot be printed: ${answer.fault}`);
      return answer;
    } catch (error) {
      child = undefined;
      present.kill('SIGKILL');
      throw error;
    } finally {
      present.channel?.unref();
    }
  }

  async function print(document: Printable): Promise<Uint8Array<ArrayBuffer>> {
    const answer = await printed(jobOf(document), document.limitSeconds);
    if ('pdf' in answer) return answer.pdf;
    throw new Error('The process drew what it should have printed');
  }

  async function printAndFinish(document: Printable, { module, input }: Finishing) {
    const finishing = { module: module.href, input };
    const answer = await printed({ ...jobOf(document), finishing }, document.limitSeconds);
    if ('finished' in answer) return answer.finished;
    throw new Error('The process did not finish what it printed');
  }

  async function draw({ template, data, language }: Drawable): Promise<string> {
    const job: PrintJob = {
      template,
      language,
      standard: 'svg',
      data: JSON.stringify(data),
      attached: '',
      madeAtSeconds: 0,
    };
    const answer = await printed(job);
    if ('svg' in answer) return answer.svg;
    throw new Error('The process printed what it should have drawn');
  }

  return {
    print: (document) => inTurn(() => print(document)),
    printAndFinish: (document, finishing) => inTurn(() => printAndFinish(document, finishing)),
    draw: (picture) => inTurn(() => draw(picture)),
    async close() {
      isClosed = true;
      child?.kill('SIGKILL');
    },
  };
}

function jobOf(document: Printable): PrintJob {
  return {
    template: document.template,
    language: document.language,
    standard: document.standard ?? 'ua-1',
    data: JSON.stringify(document.data),
    attached: document.attached ?? '',
    madeAtSeconds: Math.floor(document.madeAt.getTime() / 1_000),
  };
}

/** What the process says of a job. Node, when it watches files, has processes tell it what they load: passed over. */
async function answerOf(child: ChildProcess, job: PrintJob, signal: AbortSignal): Promise<Printed> {
  const said = on(child, 'message', { signal, close: ['exit'] });
  child.send(job);
  for await (const [answer] of said) {
    if (ANSWERS.some((kind) => kind in answer)) return answer;
  }
  throw new Error('The process ended without an answer');
}

/** The environment is all that it inherits of the machine, so what it prints is the same on each: our fonts alone. */
function startProcess(): ChildProcess {
  const child = fork(new URL('./pdf-process.ts', import.meta.url), {
    env: { FONTCONFIG_FILE: NO_FONTS },
    execArgv: [],
    serialization: 'advanced',
  });
  child.unref();
  return child;
}
