/**
 * The rule: every action follows one of the nine general principles of prevention, numbered in the order
 * of the law: what avoids a risk comes before what protects from it (Code du travail, art. L4121-2).
 */
export const PRINCIPLES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type Principle = (typeof PRINCIPLES)[number];
