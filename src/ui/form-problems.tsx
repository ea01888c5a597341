import { CircleAlert } from 'lucide-react';
import { type MouseEvent, useEffect, useRef } from 'react';

export type FormProblem = { fieldId: string; text: string };

export type FormProblemsProps = {
  title: string;
  problems: readonly FormProblem[];
};

/**
 * What keeps a form from leaving, each line leading to its field. It takes the focus when it appears;
 * a new `key` at each attempt makes it appear again.
 */
export function FormProblems({ title, problems }: FormProblemsProps) {
  const summary = useRef<HTMLDivElement>(null);
  const isPresent = problems.length > 0;
  useEffect(() => {
    if (isPresent) summary.current?.focus();
  }, [isPresent]);

  if (!isPresent) return null;
  return (
    <div
      ref={summary}
      // Where a form leads that was sent without scripts: the browser gives it the focus.
      id="problems"
      role="alert"
      tabIndex={-1}
      className="rounded-lg border border-danger bg-danger-tint p-5 text-ink"
    >
      <p className="flex gap-2.5 font-semibold">
        <CircleAlert aria-hidden className="mt-0.5 size-5.5 shrink-0 text-danger" />
        {title}
      </p>
      <ul className="mt-1 pl-8">
        {problems.map((problem) => (
          <li key={`${problem.fieldId} ${problem.text}`}>
            <a href={`#${problem.fieldId}`} onClick={goToField} className={LINE}>
              {problem.text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The browser scrolls to a fragment; a field must also receive the cursor. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  const control = field.matches('fieldset') ? field.querySelector('input') : field;
  (control ?? field).focus();
}

const LINE =
  'inline-flex min-h-11 items-center text-danger underline underline-offset-4 hover:decoration-2';
