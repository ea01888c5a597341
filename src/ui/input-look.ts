/** The classes of everything one types in; the border alone holds 3:1 against the page. */
export const INPUT_LOOK =
  'block w-full min-h-12 rounded-md border border-line-strong bg-surface px-3.5 py-2.5 text-ink ' +
  'placeholder:text-ink-soft transition-colors hover:border-ink ' +
  'aria-invalid:border-2 aria-invalid:border-danger ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-soft';
