import type { Cell, Mood, MoodPlace } from '../contract.ts';
import type { History, PublishedWeek } from '../rules/trends.ts';

/** A week of a place as the rules of trends know it; undefined of method 1, with which nothing compares. */
export function publishedWeek(cell: Cell): PublishedWeek | undefined {
  const { points, thread, listed, leaves, rate, begins } = cell;
  if (thread === null || listed === null || leaves === null || rate === null) return undefined;
  return { points, thread, listed, leaves, rate, begins };
}

/** The weeks of a place, the oldest first. */
export function historyOf({ weeks }: MoodPlace): History {
  return weeks.map((cell) => (cell ? publishedWeek(cell) : undefined));
}

/** Whether anything was ever told of the company. */
export function hasResults({ places }: Mood): boolean {
  return places.some(({ weeks }) => weeks.some((cell) => cell !== null));
}

/** Places in the order of their tree and of their names, each with how deep it lies; never by their figures. */
export function treeOf(places: readonly MoodPlace[]): { place: MoodPlace; depth: number }[] {
  const below = (parentId: string | null, depth: number): { place: MoodPlace; depth: number }[] =>
    places
      .filter((place) => place.parentId === parentId)
      .toSorted((a, b) => a.name.localeCompare(b.name, 'fr'))
      .flatMap((place) => [{ place, depth }, ...below(place.id, depth + 1)]);
  return below(null, 0);
}

/** The places of which the last week is told by lists, in the order of their tree. */
export function publishedPlaces({ places }: Mood): { place: MoodPlace; week: PublishedWeek }[] {
  return treeOf(places).flatMap(({ place }) => {
    const cell = place.weeks.at(-1);
    const week = cell ? publishedWeek(cell) : undefined;
    return week ? [{ place, week }] : [];
  });
}
