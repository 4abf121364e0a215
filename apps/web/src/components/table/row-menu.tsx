import { Menu } from '@mantine/core';
import { type ReactNode, type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { useCloseOnBack } from '../../lib/close-on-back';

interface MenuButtonProps {
  ref: Ref<HTMLButtonElement>;
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
}

interface RowMenuProps {
  button: (props: MenuButtonProps) => ReactNode;
  /** The width of the menu, in pixels. */
  width?: number;
  children: ReactNode;
}

/** The menu of a table row. Only the button is rendered with the list; the menu is rendered when it is first opened. */
export function RowMenu({ button, width = 180, children }: RowMenuProps) {
  const id = useId();
  const target = useRef<HTMLButtonElement>(null);
  const [used, setUsed] = useState(false);
  const [opened, setOpened] = useState(false);

  function handleKeyDown() {
    if (used) setOpened(!opened);
    else setUsed(true);
  }

  return (
    <>
      {button({
        ref: target,
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': opened,
        'aria-controls': opened ? `${id}-dropdown` : undefined,
        onClick: handleKeyDown,
      })}
      {used ? (
        <OpenedMenu id={id} target={target} opened={opened} width={width} onChange={setOpened}>
          {children}
        </OpenedMenu>
      ) : null}
    </>
  );
}

interface OpenedMenuProps {
  id: string;
  target: { current: HTMLButtonElement | null };
  opened: boolean;
  width: number;
  onChange: (opened: boolean) => void;
  children: ReactNode;
}

function OpenedMenu({ id, target, opened, width, onChange, children }: OpenedMenuProps) {
  // Opens after mounting. Otherwise the menu would not store the focused element and could not return focus to it.
  useEffect(() => onChange(true), [onChange]);
  useCloseOnBack(opened, () => onChange(false));
  // Mantine's placeholder for the initial focus would be a menu child without a menu item role.
  return (
    <Menu
      id={id}
      opened={opened}
      onChange={onChange}
      position="bottom-end"
      // When reopened, the menu is first positioned without its size. Only the fixed strategy does not widen the page
      // during this.
      floatingStrategy="fixed"
      shadow="md"
      width={width}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <MenuTarget target={target} />
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}

/** Passes the row's button to the menu as its anchor. */
function MenuTarget({ target, ref }: { target: OpenedMenuProps['target']; ref?: Ref<HTMLButtonElement> }) {
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => target.current, [target]);
  return null;
}
