import { useTranslations } from 'use-intl';
import { ButtonLink } from '#ui/button-link.tsx';
import { Container } from '#ui/container.tsx';
import { PictureThreshold } from './picture-threshold.tsx';

/** The rule in four words, drawn. */
export function HomeAnonymity({ least }: { least: number }) {
  const t = useTranslations('site.home.anonymity');
  return (
    <section
      data-tone="pine"
      aria-labelledby="anonymity-title"
      className="bg-paper py-10 text-ink sm:py-24 lg:py-28"
    >
      <Container>
        <div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-[1.1fr_1fr]">
          <div>
            <p className="mb-3 font-title text-lg text-accent italic">{t('eyebrow')}</p>
            <h2 id="anonymity-title" className="text-5xl">
              {t('title', { least })}
            </h2>
            <p className="mt-6 max-w-xl text-lg text-ink-soft">
              {t('intro', { least, less: least - 1 })}
            </p>
            <p className="mt-8 flex flex-wrap gap-3">
              <ButtonLink to="/saas?part=method#attaque">{t('attack')}</ButtonLink>
              <ButtonLink to="/saas?part=method#methode" kind="quiet" className="max-sm:px-0">
                {t('method')}
              </ButtonLink>
            </p>
          </div>
          <PictureThreshold
            least={least}
            few={t('picture.few', { less: least - 1 })}
            enough={t('picture.enough', { least })}
          />
        </div>
      </Container>
    </section>
  );
}
