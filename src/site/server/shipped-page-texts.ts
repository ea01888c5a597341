import type { ParisDay } from '#basics/dates.ts';
import { LANGUAGES, type Language } from '#basics/language.ts';
import { inLanguages } from '#basics/messages.ts';
import type { EditedPage } from '#basics/settings.ts';
import { site } from '../messages.ts';
import { LEGAL_TEXTS_DAY } from '../rules/legal-texts-day.ts';
import { fieldName, type PageFields } from '../rules/page-text.ts';

const MESSAGES = inLanguages(site);

const PATHS: Readonly<Record<string, string>> = {
  cnil: 'https://www.cnil.fr',
  contact: '/contact',
  defender: 'https://formulaire.defenseurdesdroits.fr',
  exchange: '/cgv#exchange',
  legal: '/mentions-legales',
  mediator: 'https://www.economie.gouv.fr/mediateur-des-entreprises',
  mobile: '/mobile',
  privacy: '/politique-confidentialite',
  simulator: '/simulateur',
  terms: '/cgv',
};

const LINKED = new RegExp(`<(${Object.keys(PATHS).join('|')})>(.*?)</\\1>`, 'g');

/** The texts of a page as they come with the product, in both languages, as staff would write them. */
export function defaultPageText(page: EditedPage): {
  readonly form: PageFields;
  readonly day: ParisDay;
} {
  const entries = LANGUAGES.flatMap((language) =>
    Object.entries(shippedIn(page, language)).map(
      ([field, text]) => [fieldName(field, language), text] as const,
    ),
  );
  return { form: Object.fromEntries(entries), day: LEGAL_TEXTS_DAY };
}

function shippedIn(page: EditedPage, language: Language): PageFields {
  const { home, manifesto, legalNotice, privacy, terms } = MESSAGES[language];
  switch (page) {
    case 'home': {
      const { hero, guarantees, closing } = home;
      return {
        heroEyebrow: hero.eyebrow,
        heroTitle: hero.title,
        heroIntro: hero.intro,
        originTitle: guarantees.origin.title,
        originText: guarantees.origin.text,
        urssafTitle: guarantees.urssaf.title,
        urssafText: guarantees.urssaf.text,
        exchangeTitle: guarantees.exchange.title,
        exchangeText: guarantees.exchange.text,
        freedomTitle: guarantees.freedom.title,
        freedomText: guarantees.freedom.text,
        closingTitle: closing.title,
        closingText: closing.text,
      };
    }
    case 'manifesto':
      return {
        title: manifesto.heading,
        description: manifesto.description,
        opening: written(manifesto.opening),
        body: partsWritten(manifesto.sections),
        closing: written(manifesto.closing),
        signature: manifesto.signature,
      };
    case 'legal-notice':
      return legal(legalNotice);
    case 'privacy':
      return legal(privacy);
    case 'terms':
      return legal(terms);
  }
}

type Sections = Readonly<Record<string, { readonly title: string; readonly body: string }>>;

function legal({
  title,
  description,
  intro,
  sections,
}: {
  readonly title: string;
  readonly description: string;
  readonly intro: string;
  readonly sections: Sections;
}): PageFields {
  return { title, description, intro, body: partsWritten(sections) };
}

function partsWritten(sections: Sections): string {
  return Object.entries(sections)
    .map(([id, { title, body }]) => `## ${title} {#${id}}\n\n${written(body)}`)
    .join('\n\n');
}

/** A message with tags, as staff would write it. */
function written(message: string): string {
  return message
    .replace(/<mail><\/mail>/g, '{email}')
    .replace(/<strong>(.*?)<\/strong>/g, '**$1**')
    .replace(LINKED, (_all, tag: string, words: string) => `[${words}](${PATHS[tag]})`)
    .replace(/<li>(.*?)<\/li>/g, '- $1\n')
    .replace(/<p>(.*?)<\/p>/g, '$1\n\n')
    .replace(/<ul>(.*?)<\/ul>/gs, '$1\n')
    .trim();
}
