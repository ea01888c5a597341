import { Container } from '#ui/container.tsx';
import { IllustrationHero } from '#ui/illustration-hero.tsx';
import { Logo } from '#ui/logo.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { Section } from '#ui/section.tsx';
import { TextSizeControl } from '#ui/text-size-control.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import { TooltipProvider } from '#ui/tooltip.tsx';
import { GalleryFeedback } from './gallery-feedback.tsx';
import { GalleryForms } from './gallery-forms.tsx';
import { GalleryPictures } from './gallery-pictures.tsx';
import { GALLERY_TEXTS, type GalleryTexts } from './gallery-texts.ts';
import { GalleryWords } from './gallery-words.tsx';

/** Every part in every state, in both languages: what we look at before calling it done. */
export default function GalleryPage() {
  return (
    <TooltipProvider>
      <ToastProvider>
        <main id="content" className="bg-paper text-ink">
          <Header />
          <div className="grid 2xl:grid-cols-2">
            <Language lang="fr" texts={GALLERY_TEXTS.fr} />
            <Language lang="en" texts={GALLERY_TEXTS.en} />
          </div>
          <Section title="Illustrations" tone="surface">
            <GalleryPictures />
          </Section>
        </main>
      </ToastProvider>
    </TooltipProvider>
  );
}

function Header() {
  const texts = GALLERY_TEXTS.fr;
  return (
    <Container className="flex flex-wrap items-center justify-between gap-4 py-4">
      <Logo />
      <TextSizeControl
        storageKey="gallery-text-size"
        label={texts.textSize}
        smallerLabel={texts.smaller}
        largerLabel={texts.larger}
        valueLabel={(percent) => `${percent} %`}
      />
    </Container>
  );
}

function Language({ lang, texts }: { lang: 'fr' | 'en'; texts: GalleryTexts }) {
  return (
    <div lang={lang} className="min-w-0 border-line 2xl:border-r">
      <Container className="grid items-center gap-x-10 lg:grid-cols-[1.1fr_1fr]">
        <GalleryWords.Opening texts={texts} />
        <IllustrationHero className="pb-10 lg:pt-10" />
      </Container>
      <Section tone="surface" title={texts.boxes} intro={texts.intro} eyebrow={texts.eyebrow}>
        <GalleryWords.Cards texts={texts} />
      </Section>
      <Section>
        <GalleryWords.Reading texts={texts} />
      </Section>
      <Section tone="pine" title={texts.pineTitle} intro={texts.intro} eyebrow={texts.eyebrow}>
        <GalleryWords.OnPine texts={texts} />
      </Section>
      <Section>
        <GalleryForms texts={texts} lang={lang} />
      </Section>
      <Section tone="surface">
        <GalleryFeedback texts={texts} />
      </Section>
      <Container>
        <PageTitle title={texts.lostTitle} />
      </Container>
    </div>
  );
}
