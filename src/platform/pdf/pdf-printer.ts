import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { Language } from '#basics/language.ts';

const LIMIT_SECONDS = 30;

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

export type PdfStandard = 'ua-1' | 'a-2a' | 'a-3a';

export type PdfPrinter = {
  /**
   * Prints a tagged PDF. Signs that no font of ours has, and those of private use, are shown as an empty
   * square.
   * @throws Error when the document cannot be printed, or takes longer than it may
   */
  print(document: Printable): Promise<Uint8Array<ArrayBuffer>>;
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
};
export type Printed =
  | { readonly pdf: Uint8Array<ArrayBuffer> }
  | { readonly svg: string }
  /** What the compiler said. */
  | { readonly fault: string };

/**
 * Prints in a thread of its own, which starts with the first document: the compiler blocks while it
 * works. One document at a time; a thread that takes too long is ended, and the next one begins anew.
 */
export function createPdfPrinter(): PdfPrinter {
  const oneAtATime = pLimit(1);
  let thread: Worker | undefined;

  async function printed(job: PrintJob, limitSeconds = LIMIT_SECONDS): Promise<Printed> {
    thread ??= startThread();
    const worker = thread;
    worker.postMessage(job);
    try {
      const answer = await answerOf(worker, AbortSignal.timeout(1_000 * limitSeconds));
      if ('fault' in answer) throw new Error(`The document cannot be printed: ${answer.fault}`);
      return answer;
    } catch (error) {
      thread = undefined;
      await worker.terminate();
      throw error;
    }
  }

  async function print(document: Printable): Promise<Uint8Array<ArrayBuffer>> {
    const job: PrintJob = {
      template: document.template,
      language: document.language,
      standard: document.standard ?? 'ua-1',
      data: JSON.stringify(document.data),
      attached: document.attached ?? '',
      madeAtSeconds: Math.floor(document.madeAt.getTime() / 1_000),
    };
    const answer = await printed(job, document.limitSeconds);
    if ('pdf' in answer) return answer.pdf;
    throw new Error('The thread drew what it should have printed');
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
    throw new Error('The thread printed what it should have drawn');
  }

  return {
    print: (document) => oneAtATime(() => print(document)),
    draw: (picture) => oneAtATime(() => draw(picture)),
    async close() {
      oneAtATime.clearQueue();
      await thread?.terminate();
    },
  };
}

/** An error of the thread itself rejects. Node, when it watches files, has threads tell it what they load: passed over. */
async function answerOf(worker: Worker, signal: AbortSignal): Promise<Printed> {
  for await (const [said] of on(worker, 'message', { signal })) {
    if ('pdf' in said || 'svg' in said || 'fault' in said) return said;
  }
  throw new Error('The thread went without an answer');
}

/** Does not keep the process alive. */
function startThread(): Worker {
  const worker = new Worker(new URL('./pdf-thread.ts', import.meta.url));
  worker.unref();
  return worker;
}
