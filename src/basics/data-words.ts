/** A room's names for what it keeps. */
export interface DataWords {
  readonly title: string;
  /** Of each list in it. */
  readonly groups: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, string>>;
  /** Of values that are codes. */
  readonly values: Readonly<Record<string, string>>;
}
