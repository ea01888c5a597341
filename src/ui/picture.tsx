import type { ComponentProps } from 'react';

type Props = Omit<
  ComponentProps<'img'>,
  'src' | 'srcSet' | 'width' | 'height' | 'alt' | 'sizes'
> & {
  readonly picture: {
    readonly path: string;
    readonly width: number;
    readonly height: number;
    readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
  };
  readonly alt: string;
  /** How wide it is drawn, by the width of the page: `(min-width: 64rem) 33vw, 100vw`. */
  readonly sizes: string;
};

/** A picture in the best format and size that a screen takes; its place is kept while it loads. */
export function Picture({ picture, alt, sizes, ...rest }: Props) {
  const { path, width, height, sources } = picture;
  return (
    <picture className="contents">
      {sources.map(({ type, srcSet }) => (
        // In a row of things it would take a place of its own.
        <source key={type} className="hidden" type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img {...rest} src={path} alt={alt} width={width} height={height} />
    </picture>
  );
}
