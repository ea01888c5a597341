import { CircleUserRound, LayoutDashboard, Smile, Store } from 'lucide-react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSession } from '#accounts/web/session-provider.tsx';
import { may } from '#basics/roles.ts';
import type { Space } from '#company/contract.ts';
import { useChosenSpace } from '#company/web/chosen-space.ts';
import { SPACE_PLACES } from '#company/web/space-places.ts';
import { useSpaces } from '#company/web/use-spaces.ts';
import { STAFF_PLACES, staffPlaceAt } from '#staff/web/staff-places.ts';
import type { Place } from '#ui/side-navigation.tsx';

/** A place, and its name where there is little room. */
export type OwnPlace = Place & { readonly short: string };

export type Ownership = {
  readonly isStaff: boolean;
  /** At work among staff: the space of a company is elsewhere. */
  readonly isAmongStaff: boolean;
  /** The company that is open; null for whoever has none, nothing while it is not known. */
  readonly space: Space | null | undefined;
};

/** As what whoever is signed in is here. */
export function useOwnership(): Ownership {
  const { session } = useSession();
  const { pathname } = useLocation();
  const isStaff = session?.user.app_metadata.staff === true;
  const isAmongStaff = isStaff && pathname.startsWith('/cms');
  // Screens of a space, and one's own answers, ask by themselves, each as it must where there is no connection.
  const isAsked = !isAmongStaff && !/^\/(dashboard|mood)/.test(pathname);
  const { data } = useSpaces(session?.user.id, isAsked);
  const [space = null] = useChosenSpace(data?.spaces ?? []);
  return { isStaff, isAmongStaff, space: data && space };
}

/** Where they may go from here, what is opened most first; none while it is not known. */
export function useOwnPlaces({ isStaff, isAmongStaff, space }: Ownership): readonly OwnPlace[] {
  const staff = useStaffPlaces();
  const ofSpace = useSpacePlaces(space);
  const general = useGeneralPlaces();
  if (isAmongStaff) return [...staff, general.space, general.account];
  if (space === undefined) return [];
  return [...ofSpace, general.account, ...(isStaff ? [general.staff] : [])];
}

function useStaffPlaces(): readonly OwnPlace[] {
  const t = useTranslations('staff.space.navigation');
  const { pathname } = useLocation();
  return STAFF_PLACES.map(([to, name, icon]) => ({
    to: staffPlaceAt(to, pathname),
    label: t(name),
    short: t(name),
    icon,
    isExact: to === '/cms',
  }));
}

/** What the company lets them do; their own page for whoever answers; where to open one, for who has none. */
function useSpacePlaces(space: Space | null | undefined): readonly OwnPlace[] {
  const t = useTranslations('company.space.navigation');
  const short = useTranslations('frame.short');
  const { answers, space: noSpace } = useGeneralPlaces();
  if (!space) return [noSpace];
  const places = SPACE_PLACES.filter(([, , , act]) => may(space.roles, act));
  const named = places.map(([to, name, icon]) => ({
    to,
    label: t(name),
    short: isShortened(name) ? short(name) : t(name),
    icon,
    isExact: to === '/dashboard',
  }));
  return space.roles.includes('employee') ? [...named, answers] : named;
}

const SHORTENED = ['overview', 'listening', 'risks', 'boxes'] as const;

function isShortened(name: string): name is (typeof SHORTENED)[number] {
  return SHORTENED.some((shortened) => shortened === name);
}

function useGeneralPlaces() {
  const t = useTranslations('frame.tabs');
  const place = (to: string, label: string, icon: Place['icon']): OwnPlace => ({
    to,
    label,
    short: label,
    icon,
  });
  return {
    answers: place('/mood', t('answers'), Smile),
    account: place('/user-dashboard', t('account'), CircleUserRound),
    space: place('/dashboard', t('space'), LayoutDashboard),
    staff: place('/cms', t('staff'), Store),
  };
}
