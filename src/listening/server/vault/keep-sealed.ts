import { insertSealed } from './sealed-answers.queries.ts';

/** Keeps sealed answers as they are, whatever day they are of: for what writes lives of demonstrations and of tests. */
export const keepSealed = insertSealed;
