/** A mail ready to leave, in one language, as text and as HTML. */
export type Mail = {
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};
