/**
 * The rule: a question and its choices are lines in plain words that lead nowhere, as names are; two to five
 * choices that differ; in English too where any of it is.
 */
import { nameProblem } from '#basics/plain-name.ts';
import { characterCount, cleanLine } from '#basics/plain-text.ts';
import type { FieldProblem } from '#basics/refusal.ts';
import { LEAST_CHOICES } from './poll.ts';

export const LONGEST_WORDING = 200;
export const LONGEST_CHOICE = 80;

export interface PollText {
  readonly wording: string;
  readonly choices: readonly string[];
  readonly wordingEn: string | null;
  readonly choicesEn: readonly string[] | null;
}

/** As it is kept: without outer spaces, without empty choices at the end, English only where there is some. */
export function cleanPollText({ wording, choices, wordingEn, choicesEn }: PollText): PollText {
  const english = cleanLine(wordingEn ?? '');
  const translated = (choicesEn ?? []).map(cleanLine);
  const hasEnglish = english !== '' || translated.some((choice) => choice !== '');
  const kept = choices.map(cleanLine);
  const count = kept.findLastIndex((choice) => choice !== '') + 1;
  const all = kept.slice(0, Math.max(LEAST_CHOICES, count));
  return {
    wording: cleanLine(wording),
    choices: all,
    wordingEn: hasEnglish ? english : null,
    choicesEn: hasEnglish ? all.map((_, at) => translated[at] ?? '') : null,
  };
}

/** What is wrong with a cleaned one. */
export function pollTextProblems({
  wording,
  choices,
  wordingEn,
  choicesEn,
}: PollText): FieldProblem[] {
  return [
    ...lineProblems('wording', wording, LONGEST_WORDING),
    ...choiceProblems('choices', choices),
    ...(wordingEn === null ? [] : lineProblems('wordingEn', wordingEn, LONGEST_WORDING)),
    ...(choicesEn === null ? [] : choiceProblems('choicesEn', choicesEn)),
  ];
}

function choiceProblems(path: string, choices: readonly string[]): FieldProblem[] {
  return choices.flatMap((choice, at) => {
    const problems = lineProblems(`${path}.${at}`, choice, LONGEST_CHOICE);
    if (problems.length > 0) return problems;
    const isSame = choices.slice(0, at).some((other) => asRead(other) === asRead(choice));
    return isSame ? [{ path: `${path}.${at}`, problem: 'twice' }] : [];
  });
}

const asRead = (text: string) => text.normalize('NFKC').toLowerCase();

function lineProblems(path: string, text: string, max: number): FieldProblem[] {
  const problem = nameProblem(text) ?? (characterCount(text) > max ? 'too-long' : undefined);
  return problem ? [{ path, problem }] : [];
}
