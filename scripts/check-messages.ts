import { messageFaults } from './message-faults.ts';
import { productTexts } from './product-texts.ts';

/** Every text in both languages, with the same arguments, and asked for somewhere. */
const faults = messageFaults(await productTexts());
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.exit(faults.length === 0 ? 0 : 1);
