import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Printed, PrintJob } from './pdf-printer.ts';

const FONTS = [
  '@expo-google-fonts/newsreader/500Medium/Newsreader_500Medium.ttf',
  '@expo-google-fonts/atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf',
  '@expo-google-fonts/atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf',
];
/** Shown instead of a sign that no font has, or that means nothing (`MEANINGLESS`). */
const EMPTY_SQUARE = '\u25a1';
/**
 * What each font may draw as it likes, and what is no character at all: a document that is kept for
 * decades may not hold it, though a font should have a shape for it.
 */
const MEANINGLESS = /[\p{Co}\p{Noncharacter_Code_Point}]/gu;
/**
 * Signs without width. The file says once for each shape which text it is, from its first use: beside one
 * of these a quote or a letter would be read back wrongly, or not at all, in the whole document.
 */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const MOST_ROUNDS = 8;
const graphemes = new Intl.Segmenter();

giveWay();

const require = createRequire(import.meta.url);
const compiler = NodeCompiler.create({
  // Nothing is read from the disk: the house style is handed over, and documents bring their data.
  workspace: import.meta.dirname,
  fontArgs: [{ fontBlobs: FONTS.map((font) => readFileSync(require.resolve(font))) }],
});
compiler.addSource(
  `${import.meta.dirname}/house.typ`,
  readFileSync(new URL('./house.typ', import.meta.url), 'utf8'),
);

/** Whoever waits for a page does not wait for a document. */
function giveWay(): void {
  try {
    setPriority(constants.priority.PRIORITY_LOW);
  } catch {
    // Where that is not allowed, it has the priority of all the rest.
  }
}

process.on('message', async (job: PrintJob) => process.send?.(await finished(job, print(job))));

/** What a module does with the document here, its own faults among it. */
async function finished({ finishing }: PrintJob, printed: Printed): Promise<Printed> {
  if (!finishing || !('pdf' in printed)) return printed;
  try {
    const { finish } = await import(finishing.module);
    return { finished: await finish(printed.pdf, finishing.input) };
  } catch (error) {
    return { fault: String(error) };
  }
}

/** A standard that promises to be read aloud refuses signs that have no shape: they are replaced. */
function print(job: PrintJob): Printed {
  let data = job.data.replaceAll(MEANINGLESS, EMPTY_SQUARE).replaceAll(INVISIBLE, '');
  try {
    for (let round = 1; ; round += 1) {
      const printed = compiled({ ...job, data });
      if (!('fault' in printed) || round === MOST_ROUNDS) return printed;
      const shapeless = shapelessSigns(printed.fault);
      if (shapeless.length === 0) return printed;
      for (const sign of shapeless) {
        data = data.replaceAll(JSON.stringify(sign).slice(1, -1), EMPTY_SQUARE);
      }
    }
  } finally {
    // What was worked out for one document is of no use to the next, and would fill the memory.
    compiler.evictCache(0);
  }
}

function compiled({ template, data, attached, ...job }: PrintJob): Printed {
  const { language, standard, madeAtSeconds } = job;
  try {
    const source = {
      mainFileContent: template,
      inputs: { data, attached, language },
      resetRead: true,
    };
    if (standard === 'svg') return { svg: compiler.plainSvg(source) };
    const pdf = compiler.pdf(source, { pdfStandard: standard, creationTimestamp: madeAtSeconds });
    return { pdf: Uint8Array.from(pdf) };
  } catch (error) {
    return { fault: String(error) };
  }
}

/**
 * The signs that the compiler names: each in quotes, written as in its own source code. A letter is named
 * beside the mark upon it that no font has: then marks alone, or the letter would go from every word.
 */
function shapelessSigns(fault: string): string[] {
  const named = fault.matchAll(/the text `\\"((?:[^"\\]|\\.)*)\\"` could not be displayed/g);
  const signs = [...named].flatMap(([, written = '']) => {
    const sign = written.replace(/\\+u\{([\da-f]+)\}/g, (_all, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    );
    return sign === '' ? [] : [sign];
  });
  const marks = signs.filter((sign) => [...graphemes.segment(`x${sign}`)].length === 1);
  return marks.length > 0 ? marks : signs;
}
