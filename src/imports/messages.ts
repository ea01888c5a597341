import { texts as list } from './messages/list.ts';

export const imports = { list };
