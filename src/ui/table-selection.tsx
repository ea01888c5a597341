import { type ChangeEvent, useRef } from 'react';

export type TableSelection = {
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (change: (now: ReadonlySet<string>) => ReadonlySet<string>) => void;
  /** What the box of a row is called; undefined where the row cannot be chosen. */
  readonly nameOf: (rowId: string) => string | undefined;
  /** What the box above the others is called. */
  readonly allName: string;
};

/** The boxes of a table: one for each row, one for all; with the shift key, all between two. */
export function useSelectionBoxes(selection: TableSelection, rowIds: readonly string[]) {
  const last = useRef<string>(undefined);
  const ids = rowIds.filter((id) => selection.nameOf(id) !== undefined);
  const isAll = ids.length > 0 && ids.every((id) => selection.chosen.has(id));
  const set = (which: readonly string[], isChosen: boolean) =>
    selection.onChange((now) => {
      const after = new Set(now);
      for (const id of which) {
        if (isChosen) after.add(id);
        else after.delete(id);
      }
      return after;
    });
  function choose(id: string, { nativeEvent, currentTarget }: ChangeEvent<HTMLInputElement>) {
    const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
    const [from, to] = [ids.indexOf(last.current ?? ''), ids.indexOf(id)];
    const range =
      isRange && from >= 0 ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
    last.current = id;
    set(range, currentTarget.checked);
  }
  return {
    all: (
      <SelectionBox
        name={selection.allName}
        isChecked={isAll}
        isDisabled={ids.length === 0}
        onChange={(event) => set(ids, event.currentTarget.checked)}
      />
    ),
    of: (id: string) => {
      const name = selection.nameOf(id);
      return (
        name !== undefined && (
          <SelectionBox
            name={name}
            isChecked={selection.chosen.has(id)}
            onChange={(event) => choose(id, event)}
          />
        )
      );
    },
  };
}

type SelectionBoxProps = {
  readonly name: string;
  readonly isChecked: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

function SelectionBox({ name, isChecked, isDisabled = false, onChange }: SelectionBoxProps) {
  return (
    <label className="flex min-h-11 min-w-11 items-center">
      <input
        type="checkbox"
        className="size-5.5 accent-primary"
        aria-label={name}
        checked={isChecked}
        disabled={isDisabled}
        onChange={onChange}
      />
    </label>
  );
}
