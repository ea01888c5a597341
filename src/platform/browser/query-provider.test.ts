import { expect, test } from 'vitest';
import { createQueryClient } from './query-provider.tsx';

test('results are fresh for 60 s, focus asks nothing again, a failure is tried once more', () => {
  expect(createQueryClient().getDefaultOptions().queries).toEqual({
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    retry: 1,
  });
});
