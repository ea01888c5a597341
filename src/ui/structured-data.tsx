import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useLocale } from 'use-intl';

/** A thing in the words of schema.org. What it says stands on the page too. */
export type Thing = { readonly '@type': string; readonly [property: string]: unknown };

/** The things that a page is about, for search engines: a block of data that nobody runs. */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  const { pathname } = useLocation();
  // Of another page, or in another language, it is another block.
  return <Block key={`${useLocale()} ${pathname}`} things={things} />;
}

/**
 * Written by the server and then left alone: text of script elements that the browser writes is refused
 * (Trusted Types), and whoever reads it has asked for the page itself.
 */
function Block({ things }: { things: readonly Thing[] }) {
  const isFromServer = useSyncExternalStore(watchNothing, inBrowser, onServer);
  const [text] = useState(() => (isFromServer ? textOf(things) : undefined));
  if (text === undefined) return null;
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a sign that would end the element
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}

function textOf(things: readonly Thing[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

function watchNothing() {
  return doNothing;
}

function doNothing() {}

function inBrowser() {
  return false;
}

/** Also while the browser takes over what the server wrote. */
function onServer() {
  return true;
}
