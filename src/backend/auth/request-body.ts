import type { Context } from 'hono';
import type { z } from 'zod';
import { AuthError, validationFailed } from './auth-error.ts';

/** The JSON body of a request, as `shape` reads it; nothing at all counts as `{}`. */
export async function readBody<T extends z.ZodType>(c: Context, shape: T): Promise<z.output<T>> {
  const text = await c.req.text();
  let json: unknown;
  try {
    json = text === '' ? {} : JSON.parse(text);
  } catch {
    throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON');
  }
  const parsed = shape.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const place = issue?.path.join('.');
  throw validationFailed(place ? `${place}: ${issue?.message}` : 'The body must be a JSON object');
}
