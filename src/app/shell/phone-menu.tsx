import { Menu, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Places } from './places.tsx';

const ID = 'phone-menu';

/**
 * Where else to go, on a phone. A popover of the page itself, which the browser opens: at the first touch, whether
 * scripts have come or not.
 */
export function PhoneMenu({ ownPlace }: { readonly ownPlace: string }) {
  const t = useTranslations('shell.navigation');
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: closed as one leaves for another page, which the key says
  useEffect(() => () => menu.current?.hidePopover?.(), [key]);
  // It may have been opened before the scripts came.
  useEffect(() => setOpen(menu.current?.getClientRects().length !== 0), []);
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        aria-label={t('open')}
        aria-haspopup="dialog"
        popoverTarget={ID}
        icon={<Menu aria-hidden="true" />}
      />
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: a group or a dialog, and both have names */}
      <div
        ref={menu}
        id={ID}
        popover="auto"
        role={isOpen ? 'dialog' : 'group'}
        aria-label={t('open')}
        tabIndex={-1}
        className={PANEL}
        onToggle={({ newState, currentTarget }) => {
          setOpen(newState === 'open');
          if (newState === 'open') currentTarget.focus();
        }}
      >
        <div className="flex items-start justify-between gap-4">
          <p className="pt-1.5 font-title text-2xl">{t('open')}</p>
          <Button
            kind="quiet"
            size="small"
            aria-label={t('close')}
            popoverTarget={ID}
            popoverTargetAction="hide"
            icon={<X aria-hidden="true" />}
          />
        </div>
        <MenuLinks ownPlace={ownPlace} />
        <div className="mt-8">
          <LanguageSwitch />
        </div>
      </div>
    </>
  );
}

function MenuLinks({ ownPlace }: { readonly ownPlace: string }) {
  const t = useTranslations('shell.navigation');
  return (
    <nav aria-label={t('open')} className="flex flex-col pt-2 text-xl">
      <Places className={LINE} />
      <NavLink to="/contact" className={LINE}>
        {t('contact')}
      </NavLink>
      <NavLink to="/auth" className="py-4 signed-in:hidden">
        {t('signIn')}
      </NavLink>
      <NavLink to={ownPlace} className={`hidden signed-in:block ${LINE}`}>
        {t('space')}
      </NavLink>
      <NavLink to="/user-dashboard" className="hidden py-4 signed-in:block">
        {t('account')}
      </NavLink>
    </nav>
  );
}

const LINE = 'border-b border-line py-4';

// A browser that knows no popovers has the same links at the foot of the page.
const PANEL =
  'fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-full max-w-none translate-x-full overflow-y-auto ' +
  'overscroll-contain bg-surface px-5 pt-5 pb-6 text-ink shadow-high outline-none ' +
  'transition-[translate,display,overlay] transition-discrete duration-300 ease-calm ' +
  'open:translate-x-0 starting:open:translate-x-full backdrop:bg-[rgb(20_28_24/0.5)] ' +
  'sm:max-w-lg sm:border-l sm:border-line sm:px-7 sm:pt-6 ' +
  '[@supports_not_selector(:popover-open)]:hidden';
