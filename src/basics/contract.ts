import type { z } from 'zod';

/**
 * The shape of one function under `/functions/v1/<name>`: the only door between browser and server.
 * Browser code imports the *type* of a contract, so that no validator travels to the page.
 */
export type Contract<
  Name extends string = string,
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> = { readonly name: Name; readonly input: Input; readonly output: Output };

export type InputOf<C extends Contract> = z.input<C['input']>;
export type ParsedInputOf<C extends Contract> = z.output<C['input']>;
export type OutputOf<C extends Contract> = z.output<C['output']>;

/** Declares a contract; `name` is the last part of the function's URL. */
export function contract<
  const Name extends string,
  Input extends z.ZodType,
  Output extends z.ZodType,
>(name: Name, shapes: { input: Input; output: Output }): Contract<Name, Input, Output> {
  return { name, ...shapes };
}
