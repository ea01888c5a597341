/**
 * What a reader finds in a square code that was drawn as SVG: the bytes as text, by ISO/IEC 18004, written
 * from the standard and not from what draws them. Level M, versions 1 to 13, bytes only: as EPC069-12 wants it.
 * Nothing is corrected: a module that is wrong is a wrong text, or an error.
 */

/** Of each version: blocks of the first kind and their data, then of the second, which have one byte more. */
const BLOCKS_OF_M: readonly (readonly [count: number, data: number, longer: number])[] = [
  [1, 16, 0],
  [1, 28, 0],
  [1, 44, 0],
  [2, 32, 0],
  [2, 43, 0],
  [4, 27, 0],
  [4, 31, 0],
  [2, 38, 2],
  [3, 36, 2],
  [4, 43, 1],
  [1, 50, 4],
  [6, 36, 2],
  [8, 37, 1],
];

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_row, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

type IsDark = (row: number, column: number) => boolean;

/** @throws Error where the square is not of that kind. */
export function readSquare(svg: string): string {
  const { size, isDark } = modulesOf(svg);
  const version = (size - 17) / 4;
  const format = formatOf(isDark);
  // Of the five bits that say it, two are the level (M is 0) and three the mask.
  if (format >> 3 !== 0) throw new Error('A square of another level of correction');
  const mask = MASKS[format & 7];
  const blocks = BLOCKS_OF_M[version - 1];
  if (!mask || !blocks) throw new Error(`A square of the version ${version}`);
  const places = placesOf(size, version);
  const bits = places.map(([row, column]) => isDark(row, column) !== mask(row, column));
  return textOf(dataOf(bytesOf(bits), blocks), version);
}

function modulesOf(svg: string): { size: number; isDark: IsDark } {
  const drawn = [...svg.matchAll(/M(\d+),(\d+)h(\d+)v/g)].map(([, x, y, unit]) => ({
    column: Number(x) / Number(unit),
    row: Number(y) / Number(unit),
  }));
  const border = Math.min(...drawn.map(({ row }) => row));
  const size = Math.max(...drawn.map(({ row }) => row)) - border + 1;
  const dark = new Set(drawn.map(({ row, column }) => `${row - border} ${column - border}`));
  return { size, isDark: (row, column) => dark.has(`${row} ${column}`) };
}

function formatOf(isDark: IsDark): number {
  const columns = [0, 1, 2, 3, 4];
  const read = columns.reduce((sum, column) => sum * 2 + Number(isDark(8, column)), 0);
  return read ^ 0b10101;
}

/** Where data is, in the order in which it is read: two columns at a time, from the right, up and down. */
function placesOf(size: number, version: number): [row: number, column: number][] {
  const centres = centresOf(size, version);
  const isOfPattern = (row: number, column: number) => {
    const isOfCorner =
      (row < 9 && column < 9) || (row < 9 && column >= size - 8) || (row >= size - 8 && column < 9);
    const isOfVersion =
      version >= 7 && ((row < 6 && column >= size - 11) || (column < 6 && row >= size - 11));
    const isNear = (at: number) => centres.filter((centre) => Math.abs(centre - at) <= 2);
    const isAligned = isNear(row).some((y) => isNear(column).some((x) => !isCornerOf(size, y, x)));
    return isOfCorner || isOfVersion || row === 6 || column === 6 || isAligned;
  };
  const places: [number, number][] = [];
  let isUp = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const row = isUp ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (!isOfPattern(row, column)) places.push([row, column]);
      }
    }
    isUp = !isUp;
  }
  return places;
}

/** Lines on which alignment patterns have their middle; up to version 13 there are three at most. */
function centresOf(size: number, version: number): number[] {
  if (version === 1) return [];
  const last = size - 7;
  return version < 7 ? [6, last] : [6, (6 + last) / 2, last];
}

/** Three of the crossings belong to the corners of the square. */
function isCornerOf(size: number, row: number, column: number): boolean {
  const last = size - 7;
  return (
    (row === 6 && column === 6) || (row === 6 && column === last) || (row === last && column === 6)
  );
}

function bytesOf(bits: readonly boolean[]): number[] {
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((sum, bit) => sum * 2 + Number(bit), 0),
  );
}

/** The data of all blocks, which lie in one another byte by byte. */
function dataOf(
  bytes: readonly number[],
  [count, short, longer]: readonly [number, number, number],
): number[] {
  const lengths = Array.from({ length: count + longer }, (_, at) => short + (at < count ? 0 : 1));
  const blocks = lengths.map((): number[] => []);
  let next = 0;
  for (let at = 0; at <= short; at += 1) {
    for (const [index, length] of lengths.entries()) {
      if (at < length) blocks[index]?.push(bytes[next++] ?? 0);
    }
  }
  return blocks.flat();
}

/** Four bits say that bytes follow, then how many, in eight bits or, from version 10 on, sixteen. */
function textOf(data: readonly number[], version: number): string {
  const bits = data.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  if (!bits.startsWith('0100')) throw new Error('A square that holds no bytes');
  const start = 4 + (version < 10 ? 8 : 16);
  const length = Number.parseInt(bits.slice(4, start), 2);
  const bytes = Array.from({ length }, (_, at) =>
    Number.parseInt(bits.slice(start + at * 8, start + at * 8 + 8), 2),
  );
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
}
