/** What a page holds of the narrowest column, in the widest letters. */
const SAFE_CHARACTERS = 250;
/** As many fit one line there, as a line that somebody began takes at most. */
const LINE = 20;

/**
 * Whether a row of a printed table might be higher than a page, so that it must be measured: nearly none
 * is, and measuring takes as long as printing.
 * @param cells the texts of each cell
 */
export function mayBeLong(cells: readonly (readonly (string | null)[])[]): boolean {
  return cells.some((texts) => {
    const text = texts.filter((each) => each !== null).join('\n');
    return text.length + LINE * (text.split('\n').length - 1) > SAFE_CHARACTERS;
  });
}
