/**
 * The rule: a webhook is told what was ticked, at an https address by a name, without anything secret in it. Where
 * that name leads is looked at each time something is sent.
 */
import { type FormValues, readForm } from '#basics/form-reader.ts';
import type { FieldProblem } from '#basics/refusal.ts';
import { readScopes, SCOPES, type Scope, scopeField } from './api-key-form.ts';

const URL_MAX = 500;
const NUMBER = /^[\d.]+$|^\[/;
const NEAR = /(^|\.)(localhost|local|internal|home|lan)$/;

export function readWebhookForm(
  form: FormValues,
  testOrigin?: string,
): {
  readonly problems: readonly FieldProblem[];
  readonly values: { readonly url: string; readonly scopes: readonly Scope[] };
} {
  const { line, problems, addIssue } = readForm(form);
  const url = line('url', { isRequired: true, max: URL_MAX }) ?? '';
  if (url !== '' && !isReachable(url, testOrigin)) addIssue('url', 'url-invalid');
  const scopes = readScopes(form);
  if (scopes.length === 0) addIssue(scopeField(SCOPES[0]), 'scope-missing');
  return { problems, values: { url, scopes } };
}

function isReachable(typed: string, testOrigin?: string): boolean {
  const url = URL.parse(typed);
  if (!url) return false;
  if (testOrigin !== undefined && url.origin === testOrigin) return true;
  const { protocol, hostname, port, username, password } = url;
  const isName = hostname.includes('.') && !NUMBER.test(hostname) && !NEAR.test(hostname);
  return protocol === 'https:' && port === '' && username === '' && password === '' && isName;
}
