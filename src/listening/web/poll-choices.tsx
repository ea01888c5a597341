import { classNames } from '#ui/class-names.ts';

type PollChoicesProps = {
  readonly choices: readonly string[];
  /** From 1; null for none. */
  readonly chosen: number | null;
  readonly onChoose?: ((choice: number) => void) | undefined;
};

/** What can be chosen, one tap each; without `onChoose` it is shown only. */
export function PollChoices({ choices, chosen, onChoose }: PollChoicesProps) {
  return (
    <ul className="grid gap-2">
      {choices.map((choice, at) => {
        const isChosen = chosen === at + 1;
        const look = classNames(
          'min-h-11 w-full rounded-lg border px-4 py-2.5 text-left wrap-anywhere',
          isChosen
            ? 'picked border-primary bg-primary-tint font-semibold text-primary'
            : 'border-line-strong bg-surface',
        );
        return (
          <li key={choice}>
            {onChoose ? (
              <button
                type="button"
                aria-pressed={isChosen}
                className={classNames(look, !isChosen && 'hover:bg-sunken')}
                onClick={() => onChoose(at + 1)}
              >
                {choice}
              </button>
            ) : (
              <span className={classNames(look, 'block')}>{choice}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
