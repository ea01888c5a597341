import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FieldProblem } from '#basics/refusal.ts';

/** What a form holds, field by field, as text. */
export type FormValues = Readonly<Record<string, string>>;

type SchemaForm = {
  /** Begins the id of every field, so that two forms may stand on one screen. */
  readonly id: string;
  /** By the same rules as on the server. */
  readonly validate: (typed: FormValues) => readonly FieldProblem[];
  readonly words: (problem: FieldProblem) => string;
};

/**
 * A form that is validated before it leaves. What is wrong is said beside its field, and the first of
 * them takes the focus; what was typed stays whatever happens.
 */
export function useSchemaForm({ id, validate, words }: SchemaForm) {
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [attempt]);

  /** Shows what was found wrong, here or by the server. */
  function show(found: readonly FieldProblem[]) {
    setProblems(found);
    setAttempt((count) => count + 1);
  }

  /** What has been put right is no longer held against the person; nothing new is, before sending. */
  function review(event: FormEvent<HTMLFormElement>) {
    if (problems.length === 0) return;
    const typed = typedIn(event.currentTarget);
    const left = new Set(validate(typed).map(({ path, problem }) => `${path} ${problem}`));
    const changed = (event.target as HTMLInputElement).name;
    setProblems((now) =>
      now.filter(({ path, problem }) => path !== changed || left.has(`${path} ${problem}`)),
    );
  }

  return {
    problems,
    show,
    /** A part that has become another: what was wrong in it is validated when it is sent. */
    leave: (part: string) =>
      setProblems((now) => now.filter(({ path }) => !`${path}.`.startsWith(`${part}.`))),
    /** For the `form` element; `send` is called with what was typed when nothing is wrong. */
    handlers: (send: (typed: FormValues) => void) => ({
      ref: form,
      noValidate: true,
      onChange: review,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        const typed = typedIn(event.currentTarget);
        const found = validate(typed);
        if (found.length > 0) return show(found);
        setProblems([]);
        send(typed);
      },
    }),
    /** For the field of that name. */
    field(name: string) {
      const problem = problems.find(({ path }) => path === name);
      return { id: `${id}-${name}`, name, error: problem && words(problem) };
    },
  };
}

/** What is in a form now. */
export function typedIn(form: HTMLFormElement): FormValues {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}
