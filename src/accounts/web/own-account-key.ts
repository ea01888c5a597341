/** Under which somebody's own account is kept in the page. */
export const ownAccountKey = (userId: string) => ['own-account', userId] as const;
