/** Each is about one return. */
export type ReturnMailKind =
  | 'return-asked'
  | 'return-to-judge'
  | 'return-accepted'
  | 'return-refused'
  | 'return-replaced'
  | 'return-closed';
