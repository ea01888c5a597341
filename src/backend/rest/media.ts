import { RestError } from './rest-error.ts';

/** The form in which rows are answered. */
export type Media =
  | { readonly kind: 'json'; readonly isSingle: boolean; readonly isStripped: boolean }
  | { readonly kind: 'csv' }
  | { readonly kind: 'plan'; readonly options: string; readonly format: 'json' | 'text' };

const PLAN_OPTIONS = new Set(['analyze', 'verbose', 'settings', 'buffers', 'wal']);

/** The first form of `Accept` that is served. @throws RestError 406 when none is */
export function readMedia(accept: string, { hasPlans }: { hasPlans: boolean }): Media {
  for (const wanted of accept.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)) {
    const [name = '', ...parameters] = wanted
      .trim()
      .split(';')
      .map((part) => part.trim());
    const media = mediaOf(name.toLowerCase(), parameters, hasPlans);
    if (media) return media;
  }
  throw new RestError(406, 'PGRST107', `None of these media types are available: ${accept}`);
}

function mediaOf(name: string, parameters: string[], hasPlans: boolean): Media | undefined {
  const isStripped = parameters.includes('nulls=stripped');
  switch (name) {
    case '':
    case '*/*':
    case 'application/*':
    case 'application/json':
    case 'application/openapi+json':
    case 'application/vnd.pgrst.array':
    case 'application/vnd.pgrst.array+json':
      return { kind: 'json', isSingle: false, isStripped };
    case 'application/vnd.pgrst.object':
    case 'application/vnd.pgrst.object+json':
      return { kind: 'json', isSingle: true, isStripped };
    case 'text/csv':
      return { kind: 'csv' };
    case 'application/vnd.pgrst.plan':
    case 'application/vnd.pgrst.plan+json':
    case 'application/vnd.pgrst.plan+text':
      if (!hasPlans) return undefined;
      return {
        kind: 'plan',
        format: name.endsWith('+json') ? 'json' : 'text',
        options: planOptions(parameters),
      };
    default:
      return undefined;
  }
}

function planOptions(parameters: readonly string[]): string {
  const asked = parameters
    .find((parameter) => parameter.startsWith('options='))
    ?.slice('options='.length)
    .replaceAll('"', '')
    .split('|');
  return (asked ?? []).filter((option) => PLAN_OPTIONS.has(option)).join(', ');
}

/** The rows of `source` as one text, in this form. */
export function bodyOf(media: Media): string {
  switch (media.kind) {
    case 'csv':
      return `coalesce((
          select string_agg(key, ',') from (select json_object_keys(row_to_json(one)) as key
            from (select * from source limit 1) as one) as keys), '') || E'\\n' ||
        coalesce(string_agg(substr(source::text, 2, length(source::text) - 2), E'\\n'), '')`;
    case 'plan':
      return `coalesce(json_agg(source), '[]')::text`;
    case 'json': {
      const rows = media.isSingle ? 'json_agg(source)->0' : `coalesce(json_agg(source), '[]')`;
      return `(${media.isStripped ? `json_strip_nulls(${rows})` : rows})::text`;
    }
  }
}

export function contentTypeOf(media: Media): string {
  switch (media.kind) {
    case 'csv':
      return 'text/csv; charset=utf-8';
    case 'plan':
      return `application/vnd.pgrst.plan+${media.format}; charset=utf-8`;
    case 'json': {
      const stripped = media.isStripped ? ';nulls=stripped' : '';
      if (media.isSingle) return `application/vnd.pgrst.object+json${stripped}; charset=utf-8`;
      return media.isStripped
        ? 'application/vnd.pgrst.array+json;nulls=stripped; charset=utf-8'
        : 'application/json; charset=utf-8';
    }
  }
}
