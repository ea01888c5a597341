import { LifeBuoy } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { TabBar, TabButton } from '#ui/tab-bar.tsx';
import { useFetched } from '#ui/use-fetched.ts';
import { HelpOver } from './help-button.tsx';
import { useOwnership, useOwnPlaces } from './use-own-places.ts';

const MOST_TABS = 5;

async function fetchMorePlaces() {
  return (await import('./more-places.tsx')).MorePlaces;
}

/** On phones, the places of whoever is signed in; those that find no room there are one tap further. */
export function AppTabs() {
  const t = useTranslations('frame.tabs');
  const { pathname } = useLocation();
  const [open, setOpen] = useState<'more' | 'help'>();
  const close = () => setOpen(undefined);
  const MorePlaces = useFetched(fetchMorePlaces, open === 'more', close);
  const places = useOwnPlaces(useOwnership());
  if (places.length === 0) return null;
  const hasAll = places.length < MOST_TABS;
  const shown = hasAll ? places : places.slice(0, MOST_TABS - 1);
  const others = hasAll ? [] : places.slice(MOST_TABS - 1);
  return (
    <>
      <TabBar
        label={t('label')}
        places={shown.map((place) => ({ ...place, label: place.short }))}
        more={
          hasAll ? (
            <TabButton label={t('help')} icon={LifeBuoy} onClick={() => setOpen('help')} />
          ) : (
            <TabButton
              label={t('more')}
              isCurrent={others.some(({ to }) => pathname.startsWith(to))}
              onClick={() => setOpen('more')}
            />
          )
        }
      />
      <HelpOver isOpen={open === 'help'} onClose={close} />
      {MorePlaces && (
        <MorePlaces
          places={others}
          isOpen={open === 'more'}
          onClose={close}
          onHelp={() => setOpen('help')}
        />
      )}
    </>
  );
}
