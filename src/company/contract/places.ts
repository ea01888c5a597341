import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { companyId } from './shapes.ts';

const team = z.object({ id: z.uuid(), name: z.string(), people: z.number().int() });

const site = z.object({
  id: z.uuid(),
  name: z.string(),
  people: z.number().int(),
  teams: z.array(team),
});
export type Site = z.output<typeof site>;

/** The tree of the company, by name, with how many people are present in each place. */
export const listPlaces = contract('list-places', {
  access: 'see-employees',
  input: z.object({ companyId }),
  output: z.object({ sites: z.array(site) }),
});
export type ListPlaces = typeof listPlaces;

const placeName = z.string().max(2_000);

/** Adds or renames a site; its id is made by the browser. Refuses: invalid-input (`name`). */
export const saveSite = contract('save-site', {
  access: 'keep-employees',
  input: z.object({ companyId, siteId: z.uuid(), name: placeName }),
  output: z.object({}),
});
export type SaveSite = typeof saveSite;

/** Adds or renames a team of a site; its id is made by the browser. Refuses: invalid-input (`name`). */
export const saveTeam = contract('save-team', {
  access: 'keep-employees',
  input: z.object({ companyId, siteId: z.uuid(), teamId: z.uuid(), name: placeName }),
  output: z.object({}),
});
export type SaveTeam = typeof saveTeam;

/** Removes a site or a team where nobody is, and never was. Refuses: conflict otherwise. */
export const removePlace = contract('remove-place', {
  access: 'keep-employees',
  input: z.object({ companyId, siteId: z.uuid(), teamId: z.uuid().optional() }),
  output: z.object({}),
});
export type RemovePlace = typeof removePlace;
