import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { replaceSecret, secretIn } from '../secret-file.ts';
import { type Credential, createCredential } from './credential.ts';

/** Roles that own nothing: of callers, and of the vault. */
export type Role = 'authenticator' | 'vault_keeper';

/** With what a role logs in: random, and kept outside the database. */
export type RolePassword = {
  readonly ask: Credential;
  /** Where it is kept, and which setting has it instead: for messages to the operator. */
  readonly place: string;
  readonly setting: string;
};

type Settings = Pick<Config, 'dataDir' | 'current'>;

const SETTINGS = {
  authenticator: 'AUTHENTICATOR_PASSWORD',
  vault_keeper: 'VAULT_KEEPER_PASSWORD',
} as const;

/** What the setting says, or what is in a file of the data directory, made once. */
export async function rolePassword(role: Role, settings: Settings): Promise<RolePassword> {
  const setting = SETTINGS[role];
  const path = fileOf(role, settings);
  const isSet = settings.current(setting) !== undefined;
  if (!isSet) await secretIn(path);
  const ask = createCredential(
    () => settings.current(setting) ?? readFileSync(path, 'utf8').trim(),
  );
  return { ask, place: isSet ? setting : path, setting };
}

/** Makes another password where the product keeps them itself; a setting is its operator's to change. */
export async function renewRolePassword(role: Role, settings: Settings): Promise<void> {
  if (settings.current(SETTINGS[role]) === undefined) await replaceSecret(fileOf(role, settings));
}

const fileOf = (role: Role, { dataDir }: Settings) => join(dataDir, `${role}.password`);
