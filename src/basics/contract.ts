import type { z } from 'zod';
import type { CompanyAct, StaffAct } from './roles.ts';

/**
 * Who may call a function: anybody; whoever is signed in, about what is theirs; whoever of the staff may do
 * this act; a program that shows a key of its company; or who may do it in the company that it is about. Anybody else
 * is refused: a stranger before what they send is read, others as forbidden, or as if what they name did not exist.
 */
export type Access = 'public' | 'account' | 'api-key' | StaffAct | CompanyAct;

/**
 * The shape of one function under `/functions/v1/<name>`: the only door between browser and server.
 * Browser code imports the *type* of a contract, so that no validator travels to the page.
 */
export type Contract<
  Name extends string = string,
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> = {
  readonly name: Name;
  readonly access: Access;
  readonly input: Input;
  readonly output: Output;
};

export type InputOf<C extends Contract> = z.input<C['input']>;
export type ParsedInputOf<C extends Contract> = z.output<C['input']>;
export type OutputOf<C extends Contract> = z.output<C['output']>;

/** Declares a contract; `name` is the last part of the function's URL. */
export function contract<
  const Name extends string,
  Input extends z.ZodType,
  Output extends z.ZodType,
>(
  name: Name,
  promised: { access: Access; input: Input; output: Output },
): Contract<Name, Input, Output> {
  return { name, ...promised };
}
