import type { Mood, MoodPlace } from '../contract.ts';
import { type PublishedWeek, publishedWeek } from '../rules/trends.ts';

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
