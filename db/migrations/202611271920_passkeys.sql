-- Keys that a device or a stick keeps for its owner (WebAuthn): a second factor, and a whole way in.

alter table auth.mfa_factors
  drop constraint mfa_factors_factor_type_check,
  alter column secret drop not null,
  add column credential_id bytea,
  add column public_key bytea,
  add column sign_count bigint,
  add column transports text[] not null default '{}',
  add column last_used_at timestamptz,
  add constraint mfa_factors_factor_type_check check (factor_type in ('totp', 'webauthn')),
  add constraint mfa_factors_totp_has_secret check ((factor_type = 'totp') = (secret is not null)),
  add constraint mfa_factors_key_is_whole check (
    (credential_id is null) = (public_key is null)
    and (credential_id is null) = (sign_count is null)
    and (credential_id is not null) = (factor_type = 'webauthn' and status = 'verified'));
create unique index mfa_factors_credential on auth.mfa_factors (credential_id);
comment on column auth.mfa_factors.sign_count is
  'How often the key said it had signed; one that counts and goes back was copied.';

alter table auth.mfa_challenges
  alter column factor_id drop not null,
  add column challenge bytea;
comment on column auth.mfa_challenges.challenge is
  'What a key is to sign; without a factor, for whoever signs in by a key and is not known yet.';
