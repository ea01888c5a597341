import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { type LucideIcon, Search, X } from 'lucide-react';

export type Command = {
  readonly id: string;
  readonly label: string;
  /** What tells it from others of the same name. */
  readonly hint?: string | undefined;
  readonly icon: LucideIcon;
};

export type CommandGroup<Item extends Command> = {
  readonly value: string;
  readonly label: string;
  readonly items: readonly Item[];
};

type CommandDialogProps<Item extends Command> = {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly words: {
    readonly title: string;
    readonly close: string;
    readonly label: string;
    readonly hint: string;
  };
  readonly text: string;
  readonly onText: (text: string) => void;
  /** What is offered for the text, found already. */
  readonly groups: readonly CommandGroup<Item>[];
  /** What is said of what was found, or is being looked for. */
  readonly status: string | undefined;
  readonly onChoose: (item: Item) => void;
};

/** One field over the page, and below it everything one may open or do that matches. */
export function CommandDialog<Item extends Command>(props: CommandDialogProps<Item>) {
  const { isOpen, onOpenChange, words, text, onText, groups, status, onChoose } = props;
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className={BACKDROP} />
        <Dialog.Popup data-over-page aria-label={words.title} className={POPUP}>
          <Autocomplete.Root
            open
            inline
            items={groups}
            filter={null}
            value={text}
            onValueChange={(next, { reason }) => {
              // Choosing one does not write its name into the field.
              if (reason !== 'item-press') onText(next);
            }}
            itemToStringValue={(item: Item) => item.label}
            autoHighlight="always"
            keepHighlight
          >
            <div className="flex items-center gap-2 border-b border-line py-1 pr-1.5 pl-4">
              <Search aria-hidden className="size-5 shrink-0 text-ink-soft" />
              <Autocomplete.Input
                aria-label={words.label}
                placeholder={words.label}
                className="min-h-12 min-w-0 grow bg-transparent text-ink outline-none placeholder:text-ink-soft"
              />
              <Dialog.Close aria-label={words.close} className={CLOSE}>
                <X aria-hidden className="size-5" />
              </Dialog.Close>
            </div>
            <Autocomplete.Status className="px-4 text-sm text-ink-soft not-empty:py-3">
              {status}
            </Autocomplete.Status>
            <Autocomplete.List className="min-h-0 grow scroll-py-2 overflow-y-auto px-2 pb-2 data-empty:pb-0">
              {(group: CommandGroup<Item>) => (
                <Autocomplete.Group key={group.value} items={group.items} className="pt-3">
                  <Autocomplete.GroupLabel className="px-2 pb-1 text-sm font-semibold text-ink-soft">
                    {group.label}
                  </Autocomplete.GroupLabel>
                  <Autocomplete.Collection>
                    {(item: Item) => (
                      <CommandLine key={item.id} item={item} onChoose={() => onChoose(item)} />
                    )}
                  </Autocomplete.Collection>
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
          </Autocomplete.Root>
          <p className="hidden border-t border-line px-4 py-2.5 text-sm text-ink-soft md:block">
            {words.hint}
          </p>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function CommandLine({ item, onChoose }: { item: Command; onChoose: () => void }) {
  return (
    <Autocomplete.Item value={item} onClick={onChoose} className={ITEM}>
      <item.icon aria-hidden className="size-5 shrink-0 text-ink-soft" />
      <span className="flex min-w-0 grow flex-wrap justify-between gap-x-4 wrap-anywhere">
        {item.label}
        {item.hint && <span className="text-sm text-ink-soft">{item.hint}</span>}
      </span>
    </Autocomplete.Item>
  );
}

const BACKDROP =
  'fixed inset-0 z-40 bg-[rgb(20_28_24/0.5)] transition-opacity duration-150 ' +
  'data-starting-style:opacity-0 data-ending-style:opacity-0';

const POPUP =
  'fixed inset-x-0 top-0 z-40 flex max-h-[100dvh] flex-col overflow-hidden border border-line bg-surface text-ink ' +
  'shadow-high transition-opacity duration-150 data-starting-style:opacity-0 data-ending-style:opacity-0 ' +
  'sm:inset-x-4 sm:top-[12dvh] sm:mx-auto sm:max-h-[72dvh] sm:max-w-2xl sm:rounded-xl';

const CLOSE =
  'grid size-11 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink';

const ITEM =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-2 py-1.5 outline-none select-none ' +
  'data-highlighted:bg-primary-tint data-highlighted:text-primary data-highlighted:picked';
