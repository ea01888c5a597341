import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { Container, type ContainerProps } from './container.tsx';

export type SectionProps = {
  id?: string | undefined;
  eyebrow?: ReactNode;
  title?: ReactNode;
  intro?: ReactNode;
  /** 'pine' is the deep green band: everything inside takes light colours by itself. */
  tone?: 'paper' | 'surface' | 'pine' | undefined;
  width?: ContainerProps['width'];
  className?: string | undefined;
  children?: ReactNode;
};

/** One thought of a page, named by its heading. */
export function Section(props: SectionProps) {
  const { id, eyebrow, title, intro, tone = 'paper', width, className, children } = props;
  const headingId = useId();
  return (
    <section
      id={id}
      data-tone={tone}
      aria-labelledby={title ? headingId : undefined}
      className={classNames('py-9 sm:py-20 lg:py-24', TONES[tone], className)}
    >
      <Container width={width}>
        {(eyebrow || title || intro) && (
          <header className="mb-6 max-w-2xl sm:mb-12">
            {eyebrow && <p className="mb-2 font-title text-lg text-accent italic">{eyebrow}</p>}
            {title && (
              <h2 id={headingId} className="text-3xl">
                {title}
              </h2>
            )}
            {intro && <p className="mt-4 text-lg text-ink-soft">{intro}</p>}
          </header>
        )}
        {children}
      </Container>
    </section>
  );
}

const TONES = {
  paper: 'bg-paper text-ink',
  surface: 'border-y border-line bg-surface text-ink',
  pine: 'bg-paper text-ink',
};
