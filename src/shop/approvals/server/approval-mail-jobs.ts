/** The subject of a mail to one of those who approve: the request, and who of them. */
export type AskedMail = { readonly requestId: string; readonly userId: string };

export function askedMail({ requestId, userId }: AskedMail): string {
  return `${requestId}.${userId}`;
}

export function readAskedMail(subjectId: string): AskedMail {
  const [requestId = '', userId = ''] = subjectId.split('.');
  return { requestId, userId };
}
