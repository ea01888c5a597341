export type MailFile = {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Uint8Array;
  /** Of a picture that the HTML shows by this name. */
  readonly cid?: string;
};

/** A mail ready to leave, in one language, as text and as HTML. */
export type Mail = {
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly files?: readonly MailFile[];
};
