/** Posts a body, well-formed or not, to a function, from a network of the test's choosing. */
export function postFunction(
  url: string,
  name: string,
  body: BodyInit | undefined,
  { network = '203.0.113.1', language = 'fr', method = 'POST', token = '' } = {},
): Promise<Response> {
  return fetch(`${url}/functions/v1/${name}`, {
    method,
    headers: {
      'content-type': 'application/json',
      // On a busy machine the server may close a kept connection in the moment in which it is used again.
      connection: 'close',
      'accept-language': language,
      // Believed by a product started with one trusted proxy in front (TRUSTED_PROXIES).
      'x-forwarded-for': network,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body }),
  });
}

/** A network for each number: the limits of one do not touch the next. */
export function networkNumber(index: number): string {
  return `100.${64 + Math.floor(index / 65_536)}.${Math.floor(index / 256) % 256}.${index % 256}`;
}
