import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { pageContext } from '#platform/page-context.ts';

/**
 * Renders the whole page before the first byte leaves: the Content-Security-Policy carries the
 * hashes of the page's inline scripts, so the page must be known when the headers are written.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  let failed = false;
  const stream = await renderToReadableStream(<ServerRouter context={entry} url={request.url} />, {
    signal: request.signal,
    // A part that waits for its chunk stands where it belongs, not in a script that would move it there.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      failed = true;
      context.get(pageContext).report(error);
    },
  });
  await stream.allReady;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(stream, { status: failed ? 500 : status, headers });
}

/** Faults of loaders: known by the log, shown to the visitor as a plain error page. */
export function handleError(error: unknown, { context }: { context: RouterContextProvider }): void {
  context.get(pageContext).report(error);
}
