import { Kbd, UnstyledButton } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCloseOnBack } from '../../lib/close-on-back';
import { lazyWithRetry } from '../../start/lazy-loading';
import type { SearchableScreen } from './search-box';
import classes from './search-button.module.css';

const SearchBox = lazyWithRetry(async () => (await import('./search-box')).SearchBox);

/** Opens the global search, also with Ctrl K. The code of the search loads when it is first opened. */
export function SearchButton({ screens }: { screens: readonly SearchableScreen[] }) {
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);
  const [used, setUsed] = useState(false);
  const [opened, setOpened] = useState(false);
  useCloseOnBack(opened, () => setOpened(false));

  function open() {
    setUsed(true);
    setOpened(true);
  }
  useHotkeys([['mod+K', open]], []);

  return (
    <>
      <UnstyledButton
        ref={button}
        className={classes.button}
        aria-label="Search everything"
        aria-keyshortcuts="Control+K"
        aria-haspopup="dialog"
        onClick={open}
      >
        <IconSearch size={20} stroke={1.8} aria-hidden />
        <span className={classes.text}>Search people, companies, jobs</span>
        <Kbd className={classes.keys}>Ctrl K</Kbd>
      </UnstyledButton>
      {used ? (
        <Suspense>
          <SearchBox
            opened={opened}
            screens={screens}
            onClose={() => setOpened(false)}
            onChoose={(path) => {
              setOpened(false);
              // The dialog returns focus to this button.
              button.current?.focus();
              void navigate(path);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
