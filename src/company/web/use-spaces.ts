import { useQuery } from '@tanstack/react-query';
import { callFunction } from '#platform/browser/call-function.ts';
import { askOrReadCached } from '#platform/browser/offline-cache.ts';
import type { ListSpaces } from '../contract.ts';

export const SPACES_KEY = ['spaces'] as const;

/**
 * The companies of who is signed in, and the invitations that wait for them; not asked for a guest, nor by what only
 * follows what a screen asks.
 */
export function useSpaces(userId: string | undefined, isAsked = true) {
  return useQuery({
    queryKey: [...SPACES_KEY, userId],
    queryFn: listSpaces,
    enabled: isAsked && userId !== undefined,
  });
}

/** The same, as they were read last where there is no connection. */
export function useKeptSpaces(userId: string) {
  return useQuery({
    queryKey: [...SPACES_KEY, userId],
    queryFn: () => askOrReadCached(userId, 'list-spaces', listSpaces),
    networkMode: 'always',
  });
}

function listSpaces() {
  return callFunction<ListSpaces>('list-spaces', {});
}
