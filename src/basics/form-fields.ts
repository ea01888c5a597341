/**
 * The rule: each kind of field reads what people type, says by a code what is wrong with it, and writes it
 * back as it would be typed. An empty field is nothing, or a problem where something is required.
 */
import { z } from 'zod/mini';
import { type Cents, parseEuros, typedEuros } from './money.ts';
import { cleanLine, cleanText, textProblem } from './plain-text.ts';
import { type RichText, readRichText, richTextIn, wordsOf } from './rich-text.ts';

export const LABEL_MAX = 200;
export const PROSE_MAX = 4_000;

type AddIssue = (problem: string) => void;
type Read<Kept> = (typed: string, addIssue: AddIssue) => Kept;

/** How a field is read and written; what `read` answers beside a problem stands in for what is wrong. */
type Ways<Kept> = { readonly read: Read<Kept>; readonly write: (kept: Kept) => string };

/** A field that is typed as one text and kept as `kept` has it. */
export function field<Kept extends z.core.$ZodType>(kept: Kept, ways: Ways<z.input<Kept>>) {
  return z.codec(z.string(), kept, {
    decode: (_typed, payload) => decoded(payload, ways.read),
    encode: (value) => ways.write(value),
  });
}

/** Where zod would keep the text itself, a problem leaves something of the right kind. */
function decoded<Typed, Kept>(
  payload: z.core.ParsePayload<Typed>,
  read: (typed: Typed, addIssue: AddIssue) => Kept,
): Kept {
  const kept = read(payload.value, (message) => payload.issues.push(issueOf(message)));
  if (payload.issues.length > 0) payload.value = kept as never;
  return kept;
}

/** `continue`: what depends on several fields is judged all the same. */
function issueOf(message: string, path: PropertyKey[] = []) {
  const code = 'custom' as const;
  return { code, message, path, input: undefined, continue: true };
}

type Verdict<Values> = {
  readonly addIssue: (name: string, problem: string) => void;
  /** What the page does not ask for, as the other fields are, is neither wrong nor kept. */
  readonly leave: (name: NullIn<Values>) => void;
};

type NullIn<Values> = {
  [Name in keyof Values & string]: null extends Values[Name] ? Name : never;
}[keyof Values & string];

/** What depends on several fields, told beside one of them. */
export function together<Values>(
  rule: (values: Values, verdict: Verdict<Values>) => void,
): z.core.CheckFn<Values> {
  return (payload) => {
    rule(payload.value, {
      addIssue: (name, problem) => payload.issues.push(issueOf(problem, name.split('.'))),
      leave(name) {
        payload.issues = payload.issues.filter(({ path }) => path?.join('.') !== name);
        payload.value = { ...payload.value, [name]: null };
      },
    });
  };
}

type Words = { readonly max: number; readonly isRequired: boolean; readonly isMultiline: boolean };

function words(typed: string, addIssue: AddIssue, wish: Words): string {
  const text = wish.isMultiline ? cleanText(typed) : cleanLine(typed);
  const problem = textProblem(text, wish);
  if (problem) addIssue(problem);
  return text;
}

const asItIs = (text: string) => text;
const orNothing = (text: string | null) => text ?? '';

function required(wish: Omit<Words, 'isRequired'>) {
  const read = (typed: string, addIssue: AddIssue) =>
    words(typed, addIssue, { ...wish, isRequired: true });
  return field(z.string(), { read, write: asItIs });
}

function optional(wish: Omit<Words, 'isRequired'>) {
  const read = (typed: string, addIssue: AddIssue) =>
    words(typed, addIssue, { ...wish, isRequired: false }) || null;
  return field(z.nullable(z.string()), { read, write: orNothing });
}

export const line = (max = LABEL_MAX) => required({ max, isMultiline: false });
export const optionalLine = (max = LABEL_MAX) => optional({ max, isMultiline: false });
export const prose = (max = PROSE_MAX) => required({ max, isMultiline: true });

/** A line with a shape of its own. */
export function shapedLine(isRight: (text: string) => boolean, problem: string, max = LABEL_MAX) {
  return field(z.string(), {
    read(typed, addIssue) {
      const text = words(typed, addIssue, { max, isRequired: true, isMultiline: false });
      if (text !== '' && !isRight(text)) addIssue(problem);
      return text;
    },
    write: asItIs,
  });
}

/** One of these. */
export function choice<const Each extends string>(among: readonly [Each, ...Each[]]) {
  return field(z.enum(among), {
    read: (typed, addIssue) => chosen(typed, addIssue, among) ?? missing(addIssue, among[0]),
    write: asItIs,
  });
}

/** One of these, or nothing. */
export function optionalChoice<const Each extends string>(among: readonly [Each, ...Each[]]) {
  return field(z.nullable(z.enum(among)), {
    read: (typed, addIssue) => chosen(typed, addIssue, among) ?? null,
    write: orNothing,
  });
}

function chosen<Each extends string>(
  typed: string,
  addIssue: AddIssue,
  among: readonly [Each, ...Each[]],
): Each | undefined {
  const text = cleanLine(typed);
  const known = among.find((each) => each === text);
  if (text === '' || known !== undefined) return known;
  addIssue('choice-invalid');
  return among[0];
}

function missing<T>(addIssue: AddIssue, instead: T): T {
  addIssue('required');
  return instead;
}

/** A box to tick, as browsers send it. */
export function tick() {
  return field(z.boolean(), {
    read: (typed) => typed === 'on',
    write: (isTicked) => (isTicked ? 'on' : ''),
  });
}

/** Digits alone; nothing is 0. */
export function wholeNumber(most: number) {
  return field(z.int(), {
    read(typed, addIssue) {
      const digits = cleanLine(typed) || '0';
      const number = /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
      if (number <= most) return number;
      addIssue('number-invalid');
      return 0;
    },
    write: String,
  });
}

type Amounts = { readonly least: Cents; readonly most: Cents };

function amount(typed: string, addIssue: AddIssue, { least, most }: Amounts): Cents | null {
  const text = cleanLine(typed);
  if (text === '') return null;
  const cents = parseEuros(text);
  if (cents !== undefined && cents >= least && cents <= most) return cents;
  addIssue('amount-invalid');
  return least;
}

/** An amount in euros as it is typed in either language. */
export function cents(range: Amounts) {
  return field(z.int(), {
    read: (typed, addIssue) => amount(typed, addIssue, range) ?? missing(addIssue, range.least),
    write: typedEuros,
  });
}

export function optionalCents(range: Amounts) {
  return field(z.nullable(z.int()), {
    read: (typed, addIssue) => amount(typed, addIssue, range),
    write: (kept) => (kept === null ? '' : typedEuros(kept)),
  });
}

const NOTHING: RichText = { type: 'doc', content: [] };

/** A text with a shape, or plain paragraphs; its words are judged as those of a plain text are. */
export function richText(max = PROSE_MAX) {
  return z.codec(
    z.union([z.string(), z.custom<RichText>()]),
    z.custom<RichText>((value) => richTextIn(value) !== undefined),
    {
      decode: (_typed, payload) =>
        decoded(payload, (typed: string | RichText, addIssue) => {
          const document = typeof typed === 'string' ? readRichText(typed) : richTextIn(typed);
          if (!document) addIssue('rich-text-invalid');
          else words(wordsOf(document), addIssue, { max, isRequired: true, isMultiline: true });
          return document ?? NOTHING;
        }),
      encode: (document): string | RichText => document,
    },
  );
}
