/** The rule: a list of people is shown as many at a time as one reads without losing one's place. */
export const RECIPIENTS_A_PAGE = 50;
