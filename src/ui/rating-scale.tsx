import { useId } from 'react';
import { classNames } from './class-names.ts';

export type Rating = 1 | 2 | 3 | 4 | 5;

const RATINGS = [1, 2, 3, 4, 5] as const;

export type RatingScaleProps = {
  name: string;
  question: string;
  /** Before the question, smaller. */
  lead?: string | undefined;
  /** What each answer means, from 1 to 5. */
  words: Readonly<Record<Rating, string>>;
  drawing: 'face' | 'energy' | 'agreement';
  value: Rating | null;
  onChange: (value: Rating | null) => void;
  /** Takes the answer back; shown once there is one. */
  clearLabel: string;
};

/** Five answers from worst to best, each a drawing with its words; one tap, or the arrow keys. */
export function RatingScale(props: RatingScaleProps) {
  const { name, question, lead, words, drawing, value, onChange, clearLabel } = props;
  const id = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="w-full">
        {lead && <span className="block text-sm text-ink-soft">{lead}</span>}
        <span className="font-title text-lg leading-snug sm:text-xl">{question}</span>
      </legend>
      <div className="mt-2 grid grid-cols-5 gap-1.5 sm:mt-3 sm:gap-3">
        {RATINGS.map((rating) => (
          <label key={rating} className={OPTION}>
            <input
              type="radio"
              name={`${name}-${id}`}
              value={rating}
              checked={value === rating}
              onChange={() => onChange(rating)}
              className="sr-only"
            />
            <Drawing kind={drawing} rating={rating} />
            <span className="mt-1 text-xs leading-tight hyphens-auto sm:mt-1.5">
              {words[rating]}
            </span>
          </label>
        ))}
      </div>
      <p className={classNames('min-h-7 sm:mt-1 sm:min-h-9', value === null && 'invisible')}>
        <button
          type="button"
          onClick={({ currentTarget }) => {
            onChange(null);
            // It goes with the answer: the keyboard stays at the question.
            currentTarget.closest('fieldset')?.querySelector('input')?.focus();
          }}
          className="min-h-7 text-sm text-ink-soft sm:min-h-9 underline underline-offset-4 hover:text-ink"
        >
          {clearLabel}
        </button>
      </p>
    </fieldset>
  );
}

const OPTION =
  'flex min-h-20 cursor-pointer flex-col items-center justify-start rounded-lg border border-line-strong sm:min-h-24 ' +
  'bg-surface px-0.5 pt-2 pb-1.5 text-center sm:pt-2.5 sm:pb-2 text-ink-soft transition-colors hover:border-ink ' +
  'has-checked:border-primary has-checked:bg-primary-tint has-checked:text-primary ' +
  'has-checked:ring-1 has-checked:ring-primary has-checked:font-semibold ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ' +
  'has-checked:picked';

function Drawing({ kind, rating }: { kind: RatingScaleProps['drawing']; rating: Rating }) {
  return (
    <svg
      viewBox="0 0 40 40"
      aria-hidden="true"
      className="size-8 sm:size-12"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {DRAWINGS[kind](rating)}
    </svg>
  );
}

const DRAWINGS = {
  face: (rating: Rating) => {
    // From a mouth that droops to one that smiles.
    const bend = 27 + (rating - 3) * 3.5;
    const ends = 27 - (rating - 3) * 1.5;
    return (
      <>
        <circle cx="20" cy="20" r="17" />
        <circle cx="14" cy="16" r="1.4" fill="currentColor" stroke="none" />
        <circle cx="26" cy="16" r="1.4" fill="currentColor" stroke="none" />
        <path d={`M12.5 ${ends} Q20 ${bend} 27.5 ${ends}`} />
      </>
    );
  },
  energy: (rating: Rating) => (
    <>
      <rect x="10" y="7" width="20" height="30" rx="4" />
      <path d="M16 3.5h8" />
      <path
        d={RATINGS.slice(0, rating)
          .map((bar) => `M15 ${37.7 - bar * 5.2}h10`)
          .join('')}
        strokeWidth="3.2"
      />
    </>
  ),
  agreement: (rating: Rating) => (
    <>
      <circle cx="20" cy="20" r="17" strokeDasharray={rating === 1 ? '3 5' : undefined} />
      <circle cx="20" cy="20" r={(rating - 1) * 3.6} fill="currentColor" stroke="none" />
    </>
  ),
};
