/** One language of a file of texts, as `scripts/compiled-texts.ts` gives it to a page that fetches it. */
declare module '*?fr' {
  const texts: object;
  export default texts;
}

declare module '*?en' {
  const texts: object;
  export default texts;
}
