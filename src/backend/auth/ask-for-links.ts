import { createHash } from 'node:crypto';
import { z } from 'zod';
import { enqueueJob } from '#platform/jobs/enqueue-job.ts';
import type { Call } from '../call.ts';
import { type Address, readAddress, readEmail } from './addresses.ts';
import type { AuthDeps } from './auth-deps.ts';
import { AuthError, validationFailed } from './auth-error.ts';
import { limitSending } from './limits.ts';
import { SEND_ASKED_LINK_TASK } from './send-asked-link.ts';
import { challengeOf, metadata, pkce, text } from './shapes.ts';
import { marksOf } from './typed-before-proof.ts';

// Requests that send a link or a code. Whether there is an account is looked up later, by a job: the answer
// has the same bytes for every address, and takes the same time.

export const otpShape = z.object({
  email: text,
  phone: text,
  create_user: z.boolean().nullish(),
  data: metadata,
  channel: z.enum(['sms', 'whatsapp']).nullish(),
  ...pkce,
});

/** A link and code to sign in with; the account is made if there is none and that is wanted. */
export async function askForOtp(
  deps: AuthDeps,
  call: Call,
  body: z.output<typeof otpShape>,
  redirectTo: string | undefined,
): Promise<void> {
  const address = readAddress(deps, body);
  if (body.channel === 'whatsapp') {
    throw new AuthError(422, 'sms_send_failed', 'Codes are sent as text messages only');
  }
  const makesAccount = deps.settings.hasSignUp && body.create_user !== false;
  await ask(deps, call, { request: 'otp', address, redirectTo, makesAccount, ...body });
}

export const recoverShape = z.object({ email: text, ...pkce });

export async function askForRecovery(
  deps: AuthDeps,
  call: Call,
  body: z.output<typeof recoverShape>,
  redirectTo: string | undefined,
): Promise<void> {
  if (!body.email) throw validationFailed('Password recovery requires an email');
  const address = { kind: 'email', value: readEmail(body.email) } as const;
  await ask(deps, call, { request: 'recover', address, redirectTo, ...body });
}

export const resendShape = z.object({
  type: z.enum(['signup', 'email_change', 'sms', 'phone_change']),
  email: text,
  phone: text,
  ...pkce,
});

/** Again what was asked for before; nothing if nothing is awaited. */
export async function askToResend(
  deps: AuthDeps,
  call: Call,
  body: z.output<typeof resendShape>,
  redirectTo: string | undefined,
): Promise<void> {
  const address = readAddress(deps, body);
  const isByPhone = body.type === 'sms' || body.type === 'phone_change';
  if (isByPhone !== (address.kind === 'phone')) {
    throw validationFailed('Type provided requires the other kind of address');
  }
  await ask(deps, call, { request: body.type, address, redirectTo, ...body });
}

type Asked = Parameters<typeof challengeOf>[0] & {
  readonly request: 'otp' | 'recover' | z.output<typeof resendShape>['type'];
  readonly address: Address;
  readonly redirectTo: string | undefined;
  readonly makesAccount?: boolean;
  readonly data?: z.output<typeof metadata>;
};

async function ask(deps: AuthDeps, call: Call, asked: Asked): Promise<void> {
  const { request, address, redirectTo, makesAccount = false, data = {} } = asked;
  await limitSending(deps, call, address);
  const challenge = challengeOf(asked);
  // Nobody is signed in yet: the service notes what is asked.
  await deps.database.asService(async (tx) => {
    const { id } = await tx
      .insertInto('auth.asked_links')
      .values({
        request,
        kind: address.kind,
        address: address.value,
        makes_account: makesAccount,
        data: JSON.stringify(data),
        redirect_to: redirectTo ?? null,
        language: call.language,
        code_challenge: challenge?.challenge ?? null,
        code_challenge_method: challenge?.method ?? null,
        asked_by: [...marksOf(call, challenge)],
        network_hash: createHash('sha256').update(call.network).digest('hex'),
        asked_at: deps.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await enqueueJob(tx, { task: SEND_ASKED_LINK_TASK, payload: { id }, key: `asked-link:${id}` });
  });
}
