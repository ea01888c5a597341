import { useEffect, useState } from 'react';
import { TextField } from './text-field.tsx';

const PAUSE_MS = 250;

type SearchFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly className?: string | undefined;
  /** What was typed, once the typing pauses. */
  readonly onSearch: (words: string) => void;
};

/** Words to look for: asked a moment after the last letter, not at each. */
export function SearchField({ value, onSearch, ...field }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => onSearch(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch]);
  return (
    <TextField
      {...field}
      type="search"
      value={typed}
      autoComplete="off"
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}
