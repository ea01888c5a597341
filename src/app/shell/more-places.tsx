import { LifeBuoy } from 'lucide-react';
import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { Dialog } from '#ui/dialog.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import type { OwnPlace } from './use-own-places.ts';

type MorePlacesProps = {
  readonly places: readonly OwnPlace[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onHelp: () => void;
};

/** The places that have no tab of their own, and help. */
export function MorePlaces({ places, isOpen, onClose, onHelp }: MorePlacesProps) {
  const t = useTranslations('frame.tabs');
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t('more')}
      closeLabel={t('close')}
    >
      <nav aria-label={t('label')}>
        <ul>
          {places.map(({ to, label, icon: Icon }) => (
            <li key={to} className="border-b border-line">
              <NavLink to={to} prefetch="intent" className={LINE} onClick={onClose}>
                <Icon aria-hidden className="size-5 shrink-0" />
                {label}
              </NavLink>
            </li>
          ))}
          <li>
            <button type="button" aria-haspopup="dialog" className={LINE} onClick={onHelp}>
              <LifeBuoy aria-hidden className="size-5 shrink-0" />
              {t('help')}
            </button>
          </li>
        </ul>
      </nav>
      <div className="pt-3">
        <LanguageSwitch />
      </div>
    </Dialog>
  );
}

const LINE =
  'flex min-h-13 w-full items-center gap-3 text-left text-ink no-underline hover:text-primary ' +
  'aria-[current]:font-semibold aria-[current]:text-primary';
