import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { normalizeSearch } from '#basics/normalize-search.ts';
import { CommandDialog, type CommandGroup } from '#ui/command-dialog.tsx';
import { type Entry, useActions, useDeeperPages } from './palette-entries.ts';
import { type Kind, useFoundEntries } from './use-found-entries.ts';
import type { Ownership, OwnPlace } from './use-own-places.ts';

export type PaletteProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onOpens: (what: 'help' | 'shortcuts') => void;
  readonly ownership: Ownership;
  readonly places: readonly OwnPlace[];
};

/** Every page, action and name that one may open, from one field. */
export function Palette({ isOpen, onClose, onOpens, ownership, places }: PaletteProps) {
  const t = useTranslations('palette');
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const deeper = useDeeperPages(ownership);
  const actions = useActions(ownership);
  const { found, isSearching, isError } = useFoundEntries(text, ownership);
  const pages = [...places.map((place): Entry => ({ ...place, id: place.to })), ...deeper];
  const offered: readonly (readonly [GroupName, readonly Entry[]])[] = [
    // Before anything is typed, the places alone: what lies below them would bury what one may do.
    ['pages', text === '' ? pages.slice(0, places.length) : matching(pages, text)],
    ...found.map(({ kind, items }) => [kind, items] as const),
    ['actions', matching(actions, text)],
  ];
  const groups = offered
    .filter(([, items]) => items.length > 0)
    .map(([value, items]): CommandGroup<Entry> => ({ value, label: t(`groups.${value}`), items }));
  function choose(entry: Entry) {
    close();
    if ('to' in entry) void navigate(entry.to);
    else onOpens(entry.opens);
  }
  function close() {
    setText('');
    onClose();
  }
  return (
    <CommandDialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && close()}
      words={{ title: t('title'), close: t('close'), label: t('label'), hint: t('hint') }}
      text={text}
      onText={setText}
      groups={groups}
      status={status()}
      onChoose={choose}
    />
  );

  function status() {
    if (isSearching) return t('searching');
    if (isError) return t('failed');
    return groups.length === 0 ? t('none', { text: text.trim() }) : undefined;
  }
}

type GroupName = Kind | 'pages' | 'actions';

/** Those that have each of the words, wherever in their name. */
function matching(entries: readonly Entry[], text: string): readonly Entry[] {
  const words = normalizeSearch(text).split(/\s+/);
  return entries.filter(({ label }) =>
    words.every((word) => normalizeSearch(label).includes(word)),
  );
}
