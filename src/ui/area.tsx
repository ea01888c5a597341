import { type ReactNode, useState } from 'react';
import { classNames } from './class-names.ts';
import { Container } from './container.tsx';
import { SideNavigation, type SideNavigationProps } from './side-navigation.tsx';

type AreaProps = Pick<SideNavigationProps, 'label' | 'places' | 'words'> & {
  /** Where this browser keeps whether the column is folded. */
  readonly storageKey: string;
  /** Whose area it is; out of sight while the column is folded. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
};

/** Screens of one kind and, beside or above them, the way to each. */
export function Area({ storageKey, head, children, ...navigation }: AreaProps) {
  const [isFolded, setFolded] = useState(() => isKeptFolded(storageKey));
  function fold(now: boolean) {
    setFolded(now);
    keepFolded(storageKey, now);
  }
  return (
    <Container
      width="wide"
      className={classNames(
        'grid gap-x-8 gap-y-4 pt-4 md:gap-y-8 md:pt-6 lg:gap-10 lg:pt-6',
        isFolded ? 'lg:grid-cols-[2.75rem_minmax(0,1fr)]' : 'lg:grid-cols-[13rem_minmax(0,1fr)]',
      )}
    >
      <div className="min-w-0 print:hidden lg:sticky lg:top-24 lg:self-start">
        {head && <div className={classNames('md:mb-3', isFolded && 'lg:hidden')}>{head}</div>}
        <SideNavigation {...navigation} isFolded={isFolded} onFold={fold} />
      </div>
      <div className="min-w-0">{children}</div>
    </Container>
  );
}

function isKeptFolded(key: string): boolean {
  try {
    return window.localStorage.getItem(key) === 'folded';
  } catch {
    return false;
  }
}

function keepFolded(key: string, isFolded: boolean): void {
  try {
    window.localStorage.setItem(key, isFolded ? 'folded' : 'open');
  } catch {
    // Storage is refused: it stays so as long as the page.
  }
}
