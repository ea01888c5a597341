const ENDS_A_LINE = /%0a|%0d|%e2%80%a[89]/gi;

/**
 * The address that a page is rendered for: the configured one, whatever the Host header claims. A sign that ends a line
 * is part of no address of ours: no route would match it, not even that of what is not found. Nor are bytes that are
 * no text: what renders would write the whole address into the log, past everything that cuts its lines.
 */
export function addressOfPage({ pathname, search }: URL, publicUrl: string): string {
  const path = pathname.replace(/^\/{2,}/, '/').replace(ENDS_A_LINE, '-');
  return new URL((isText(path) ? path : path.replaceAll('%', '-')) + search, publicUrl).href;
}

function isText(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
