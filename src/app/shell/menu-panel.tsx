import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { SidePanel } from '#ui/side-panel.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Places } from './places.tsx';

type MenuPanelProps = {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Of whoever is signed in. */
  readonly ownPlace: string | undefined;
};

/** Where else to go, on a phone. */
export function MenuPanel({ isOpen, onOpenChange, ownPlace }: MenuPanelProps) {
  const t = useTranslations('shell.navigation');
  const close = () => onOpenChange(false);
  return (
    <SidePanel
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('open')}
      closeLabel={t('close')}
    >
      <nav aria-label={t('label')} className="flex flex-col text-xl">
        <Places className="border-b border-line py-4" onClick={close} />
        <NavLink to="/contact" className="border-b border-line py-4" onClick={close}>
          {t('contact')}
        </NavLink>
        <NavLink to={ownPlace ?? '/auth'} className="py-4" onClick={close}>
          {ownPlace ? t('space') : t('signIn')}
        </NavLink>
        {ownPlace && (
          <NavLink to="/user-dashboard" className="border-t border-line py-4" onClick={close}>
            {t('account')}
          </NavLink>
        )}
      </nav>
      <div className="mt-8">
        <LanguageSwitch />
      </div>
    </SidePanel>
  );
}
