import {
  FunctionsClient,
  FunctionsFetchError,
  FunctionsHttpError,
  FunctionsRelayError,
} from '@supabase/functions-js';
import type { Contract, InputOf, OutputOf } from '#basics/contract.ts';
import { Refusal, refusalFromBody } from '#basics/refusal.ts';
import { callHeaders, sessionGoesOn } from './auth-client.ts';

/**
 * Calls a function of the server from the browser, through the official client.
 * Only the contract's type is needed: `callFunction<PlaceOrder>('place-order', input)`.
 * @throws Refusal with the server's code and problems; `temporarily-unavailable` when there was
 * no answer, so that every caller can say it in words and keep what was typed.
 */
export async function callFunction<C extends Contract>(
  name: C['name'],
  input: InputOf<C>,
): Promise<OutputOf<C>> {
  try {
    return await invoke<C>(name, input);
  } catch (error) {
    const isRefusedToken = error instanceof Refusal && error.code === 'sign-in-required';
    // Nothing was done yet: it is asked once more by whoever is still there.
    if (isRefusedToken && (await sessionGoesOn())) return invoke<C>(name, input);
    throw error;
  }
}

async function invoke<C extends Contract>(
  name: C['name'],
  input: InputOf<C>,
): Promise<OutputOf<C>> {
  const client = new FunctionsClient(`${window.location.origin}/functions/v1`);
  const { data, error } = await client.invoke<OutputOf<C>>(name, {
    body: input as Record<string, unknown>,
    headers: { ...(await callHeaders()), 'Accept-Language': document.documentElement.lang },
  });
  if (error === null) return data as OutputOf<C>;
  if (error instanceof FunctionsHttpError || error instanceof FunctionsRelayError) {
    throw await refusalOf(error.context as Response);
  }
  if (error instanceof FunctionsFetchError) throw new Refusal('temporarily-unavailable');
  throw error;
}

async function refusalOf(response: Response): Promise<Refusal> {
  const body: unknown = await response.json().catch(() => null);
  return refusalFromBody(body) ?? new Refusal('temporarily-unavailable');
}
