import { Burger } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import { Logo } from '../../components/logo';
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
  /** The entries, each with the class `barLink`; null while it is not known which there are. */
  links: ReactNode;
  /** What stands at the right. */
  end: ReactNode;
  burger?: Ref<HTMLButtonElement>;
}

/** The bar over a page: the logo, the entries, which a button opens on narrow screens, and what stands at the right. */
export function TopBar({ className, raised, menu, menuId, links, end, burger }: TopBarProps) {
  const { opened, toggle } = menu;
  return (
    <header className={`${classes.header} ${className}`} data-raised={raised || undefined} data-no-print>
      <SkipLink />
      <div className={classes.bar}>
        <Logo />
        {links ? (
          <nav id={menuId} className={classes.links} data-opened={opened || undefined} aria-label="Main">
            {links}
          </nav>
        ) : null}
        <div className={classes.end}>
          {end}
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
        </div>
      </div>
    </header>
  );
}

/** The class of an entry of the bar; its line shows when its `::after` has a content. */
export const barLink = classes.link;
