export type SignedInPerson = { readonly id: string; readonly key: string };

/** All of them ask at the same moment to be the first administrator; answers the status of each. */
export function askToBeFirstAtOnce(
  url: string,
  people: readonly SignedInPerson[],
): Promise<number[]> {
  return Promise.all(
    people.map(async ({ id, key }) => {
      const response = await fetch(`${url}/rest/v1/user_roles`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ user_id: id, role: 'admin' }),
      });
      await response.body?.cancel();
      return response.status;
    }),
  );
}
