import { classNames } from './class-names.ts';

export type ButtonLook = {
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  size?: 'small' | 'normal' | 'large' | undefined;
};

/** The classes of a button, shared by what acts (`Button`) and what leads (`ButtonLink`). */
export function buttonLook({ kind = 'primary', size = 'normal' }: ButtonLook, more?: string) {
  return classNames(SHAPE, KINDS[kind], SIZES[size], more);
}

const SHAPE =
  'inline-flex items-center justify-center gap-2 rounded-md border text-center font-semibold ' +
  'no-underline [&>svg]:shrink-0 transition-colors duration-150 active:translate-y-px ' +
  'disabled:pointer-events-none disabled:opacity-55 aria-disabled:opacity-55 ' +
  'aria-busy:cursor-progress aria-busy:opacity-100 ' +
  'aria-pressed:border-primary aria-pressed:bg-primary-tint aria-pressed:text-primary aria-pressed:picked ' +
  // Their own grey says it already, and must be read.
  'forced-colors:disabled:opacity-100 forced-colors:aria-disabled:border-[GrayText] ' +
  'forced-colors:aria-disabled:text-[GrayText] forced-colors:aria-disabled:opacity-100';

const KINDS = {
  primary:
    'border-primary bg-primary text-on-primary hover:border-primary-strong hover:bg-primary-strong',
  secondary: 'border-line-strong bg-surface text-ink hover:border-ink hover:bg-sunken',
  quiet: 'border-transparent bg-transparent text-primary hover:bg-primary-tint',
  danger:
    'border-danger bg-danger text-on-danger hover:border-danger-strong hover:bg-danger-strong',
};

const SIZES = {
  small: 'min-h-11 px-3.5 py-1.5 text-sm leading-tight',
  normal: 'min-h-12 px-5 py-2.5 text-base leading-tight',
  large: 'min-h-14 px-7 py-3 text-lg leading-tight',
};
