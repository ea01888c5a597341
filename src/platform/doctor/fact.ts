/** What was looked at and found: all is well, somebody should know, or a real installation is not started so. */
export type Fact = {
  readonly about: string;
  readonly state: 'ok' | 'warning' | 'refusal';
  /** Without any secret, and without anybody's data. */
  readonly words: string;
};

export const ok = (about: string, words: string): Fact => ({ about, state: 'ok', words });
export const warning = (about: string, words: string): Fact => ({ about, state: 'warning', words });
export const refusal = (about: string, words: string): Fact => ({ about, state: 'refusal', words });

/** What is refused where the public reaches the site, and said to whoever tries it on their own machine. */
export const refusalIf = (isPublic: boolean, about: string, words: string): Fact =>
  isPublic ? refusal(about, words) : warning(about, words);
