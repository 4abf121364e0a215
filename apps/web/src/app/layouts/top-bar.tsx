import { Burger } from '@mantine/core';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { Logo } from '../../components/logo';
import { useCloseOnBack } from '../../lib/close-on-back';
import { SkipLink } from './skip-link';
import classes from './top-bar.module.css';
import type { PageMenu } from './use-page-menu';

interface TopBarProps {
  /** The class that sets the colours and the height of the bar. */
  className: string | undefined;
  /** True to set `data-raised`, so that the bar is distinct from the page below. */
  raised: boolean;
  menu: PageMenu;
  menuId: string;
  /** The name of the current page. It is shown on narrow screens, where the entries are hidden. */
  current?: string | undefined;
  /** The entries, each with the class `barLink`, or null until they are known. */
  links: ReactNode;
  /** Shown below the entries in the menu of narrow screens. */
  menuEnd?: ReactNode;
  end: ReactNode;
}

/**
 * The bar at the top of a page, with the logo, the entries and content at the right. On narrow screens a button opens
 * the entries.
 */
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
    // Closes the menu, because it would cover the element that gets focus.
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

/** The class of a bar entry. Its underline shows when its `::after` has content. */
export const barLink = classes.link;
