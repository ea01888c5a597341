import { useEffect, useState } from 'react';
import { TextField } from './text-field.tsx';

const PAUSE_MS = 250;

type SearchFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly value: string;
  readonly maxLength?: number | undefined;
  readonly className?: string | undefined;
  /** What was typed, once the typing pauses. */
  readonly onSearch: (words: string) => void;
  /** What stands there when Enter is pressed, as a reader of bar codes does after what it read. */
  readonly onEnter?: ((words: string) => void) | undefined;
};

/** Words to look for: asked a moment after the last letter, not at each. */
export function SearchField({ value, onSearch, onEnter, ...field }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [asked, setAsked] = useState(value);
  const [given, setGiven] = useState(value);
  // Changed by something else, as by going back: what was typed before is not asked again.
  if (given !== value) {
    setGiven(value);
    if (value !== asked) {
      setAsked(value);
      setTyped(value);
    }
  }
  useEffect(() => {
    if (typed === asked) return;
    const ask = () => {
      clearTimeout(timer);
      setAsked(typed);
      onSearch(typed);
    };
    const timer = setTimeout(ask, PAUSE_MS);
    // Whoever presses something meanwhile goes where it leads: a search that is asked after it would call them back.
    // A box that is ticked leads nowhere, and a list that is drawn anew in the middle of its click would lose the tick.
    const askBeforeLeaving = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a, button')) ask();
    };
    document.addEventListener('click', askBeforeLeaving, { capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', askBeforeLeaving, { capture: true });
    };
  }, [typed, asked, onSearch]);
  return (
    <TextField
      {...field}
      type="search"
      value={typed}
      autoComplete="off"
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={({ key, currentTarget: { value: words } }) => {
        if (key !== 'Enter') return;
        // Asked now, not in a moment: later it would call back whoever is led elsewhere.
        if (words !== asked) {
          setAsked(words);
          onSearch(words);
        }
        onEnter?.(words);
      }}
    />
  );
}
