/** Under which the members of a company are kept in the page. */
export const membersKey = (companyId: string) => ['members', companyId] as const;
