/** How many people one page of the list shows. */
export const EMPLOYEES_PAGE = 50;

/** How many lines of a file travel at once. */
export const IMPORT_CHUNK = 1_000;

/** Twenty-five pages of slips: what one document may take of everybody’s memory. */
export const CODES_A_DOCUMENT = 200;
