import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { SelectField, type SelectFieldProps } from '#ui/select-field.tsx';

type AddFromListProps = Pick<SelectFieldProps, 'id' | 'name' | 'label' | 'options' | 'error'> & {
  readonly action: string;
  readonly onAdd: (value: string) => void;
};

/** Something of a list is added once it is said so: who goes down the list by its arrows adds nothing. */
export function AddFromList({ action, onAdd, ...field }: AddFromListProps) {
  const [chosen, setChosen] = useState('');
  function add() {
    if (chosen !== '') onAdd(chosen);
    setChosen('');
  }
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SelectField
        {...field}
        className="min-w-0 grow basis-56"
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <Button kind="secondary" onClick={add}>
        {action}
      </Button>
    </div>
  );
}
