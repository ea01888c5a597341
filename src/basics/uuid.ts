const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text can be asked for as an id: PostgreSQL refuses any other with an error. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
