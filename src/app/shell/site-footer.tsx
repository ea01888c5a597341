import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { PRODUCT_KEY } from '#basics/product-name.ts';
import { Container } from '#ui/container.tsx';
import { Logo } from '#ui/logo.tsx';
import { TextSizeControl } from '#ui/text-size-control.tsx';
import { HelpButton } from './help-button.tsx';
import { LanguageSwitch } from './language-switch.tsx';

export const LEGAL_LINKS = [
  ['/mentions-legales', 'footer.legalNotice'],
  ['/politique-confidentialite', 'footer.privacy'],
  ['/cgv', 'footer.terms'],
  ['/mentions-legales#accessibility', 'footer.accessibility'],
] as const;

const COLUMNS = [
  [
    'offer',
    [
      ['/box', 'navigation.boxes'],
      ['/saas', 'navigation.app'],
      ['/boutique', 'navigation.boutique'],
      ['/simulateur', 'navigation.simulator'],
      ['/international', 'footer.international'],
      ['/mobile', 'footer.mobile'],
    ],
  ],
  [
    'company',
    [
      ['/about', 'footer.about'],
      ['/manifeste', 'navigation.manifesto'],
      ['/contact', 'navigation.contact'],
    ],
  ],
  ['legal', LEGAL_LINKS],
] as const;

export function SiteFooter() {
  const t = useTranslations('shell');
  return (
    <footer className="border-t border-line bg-surface print:hidden">
      <Container className="grid grid-cols-2 gap-x-6 gap-y-8 py-10 sm:gap-10 sm:py-14 lg:grid-cols-5">
        <div className="max-sm:col-span-2 lg:col-span-2">
          <Logo />
          <p className="mt-4 max-w-sm text-ink-soft">{t('footer.promise')}</p>
          <p className="mt-4 max-w-sm text-sm text-ink-soft">{t('footer.noInference')}</p>
        </div>
        {COLUMNS.map(([name, links]) => (
          <nav
            key={name}
            aria-labelledby={`footer-${name}`}
            className="max-sm:first-of-type:row-span-2"
          >
            <h2 id={`footer-${name}`} className="font-text text-sm font-bold">
              {t(`footer.${name}`)}
            </h2>
            <ul className="mt-2">
              {links.map(([to, label]) => (
                <li key={to}>
                  <Link
                    to={to}
                    prefetch="intent"
                    className="inline-block py-1.5 text-ink-soft hover:text-primary"
                  >
                    {t(label)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </Container>
      <Container className="border-t border-line">
        <FooterTools />
      </Container>
    </footer>
  );
}

/** Help, the size of letters and the language: below every screen. */
export function FooterTools() {
  const t = useTranslations('shell');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-6">
      <div className="max-w-xl">
        <p className="text-sm text-ink-soft">{t('footer.help')}</p>
        <HelpButton />
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <TextSizeControl
          storageKey={`${PRODUCT_KEY}-text-size`}
          label={t('textSize.label')}
          smallerLabel={t('textSize.smaller')}
          largerLabel={t('textSize.larger')}
          valueLabel={(percent) => t('textSize.value', { percent })}
        />
        <LanguageSwitch />
      </div>
    </div>
  );
}
