import { Burger } from '@mantine/core';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { Logo } from '../../components/logo';
import { useCloseOnBack } from '../../lib/close-on-back';
import { SkipLink } from './skip-link';
import classes from './top-bar.module.css';
import type { PageMenu } from './use-page-menu';

interface TopBarProps {
  /** The bar's own colours and height. */
  className: string | undefined;
  /** The look that stands out from the page below: `data-raised`. */
  raised: boolean;
  menu: PageMenu;
  menuId: string;
  /** The current page's name, shown on narrow screens, where the entries are hidden. */
  current?: string | undefined;
  /** The entries, each with the class `barLink`; null while it is not known which there are. */
  links: ReactNode;
  /** Content below the entries that only the menu of narrow screens has. */
  menuEnd?: ReactNode;
  /** Content at the right edge. */
  end: ReactNode;
}

/** The bar over a page: the logo, the entries, which a button opens on narrow screens, and what stands at the right. */
export function TopBar({ className, raised, menu, menuId, current, links, menuEnd, end }: TopBarProps) {
  const { opened, toggle, close } = menu;
  const header = useRef<HTMLElement>(null);
  const burger = useRef<HTMLButtonElement>(null);

  const closeAndReturn = useCallback(() => {
    close();
    burger.current?.focus();
  }, [close]);
  useCloseOnBack(opened, closeAndReturn);

  useEffect(() => {
    if (!opened) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') closeAndReturn();
    };
    // The open menu lies over what has the focus now.
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Node && !header.current?.contains(target)) close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('focusin', onFocus);
    };
  }, [opened, close, closeAndReturn]);

  return (
    <header ref={header} className={`${classes.header} ${className}`} data-raised={raised || undefined} data-no-print>
      {opened ? <div className={classes.outside} role="presentation" onClick={closeAndReturn} /> : null}
      <SkipLink />
      <div className={classes.bar}>
        <div className={classes.brand} data-named={current ? true : undefined}>
          <Logo />
          <span className={classes.current} aria-hidden="true">
            {current}
          </span>
        </div>
        <Burger
          ref={burger}
          className={classes.burger}
          opened={opened}
          onClick={toggle}
          color="currentColor"
          aria-label={opened ? 'Close the menu' : 'Open the menu'}
          aria-controls={menuId}
          aria-expanded={opened}
        />
        {links ? (
          <div id={menuId} className={classes.menu} data-opened={opened || undefined}>
            <nav className={classes.links} aria-label="Main">
              {links}
            </nav>
            {menuEnd ? <div className={classes.menuEnd}>{menuEnd}</div> : null}
          </div>
        ) : null}
        <div className={classes.end}>{end}</div>
      </div>
    </header>
  );
}

/** The class of an entry of the bar; its line shows when its `::after` has a content. */
export const barLink = classes.link;
