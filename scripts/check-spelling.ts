import { LANGUAGES } from '#basics/language.ts';
import { boutique } from '../db/seed/catalogue/boutique.ts';
import { boxes } from '../db/seed/catalogue/boxes.ts';
import { foodItems } from '../db/seed/catalogue/food-items.ts';
import { hygieneItems } from '../db/seed/catalogue/hygiene-items.ts';
import { monthlyBox } from '../db/seed/catalogue/monthly-box.ts';
import { surpriseItems } from '../db/seed/catalogue/surprise-items.ts';
import { vatDecisions } from '../db/seed/catalogue/vat-decisions.ts';
import { wellnessItems } from '../db/seed/catalogue/wellness-items.ts';
import { MESSAGES } from '../src/app/messages.ts';
import { misspelt, textsIn } from './spelling.ts';

const CATALOGUE = {
  boutique,
  boxes,
  foodItems,
  hygieneItems,
  monthlyBox,
  surpriseItems,
  vatDecisions,
  wellnessItems,
};

/** Cosmetics name what is in them in the words of INCI, which are of no language. */
const INCI = /^catalogue\.(?:hygiene|wellness)Items\..*\.ingredients$/;

/** To a French doctor: the same in both languages. */
const IN_FRENCH = 'listening.help.doctor.letter';

/** Every word of the product in its language: messages, mails and papers, and the catalogue it comes with. */
async function main(): Promise<void> {
  const faults = await Promise.all(
    LANGUAGES.map((language) =>
      misspelt(language, [
        ...textsIn(MESSAGES[language]).filter(
          ({ place }) => language === 'fr' || place !== IN_FRENCH,
        ),
        ...textsIn({ catalogue: CATALOGUE }, language).filter(({ place }) => !INCI.test(place)),
      ]),
    ),
  );
  for (const fault of faults.flat()) process.stdout.write(`${fault}\n`);
  process.exit(faults.flat().length === 0 ? 0 : 1);
}

await main();
