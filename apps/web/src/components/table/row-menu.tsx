import { Menu } from '@mantine/core';
import { type ReactNode, type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { useCloseOnBack } from '../../lib/close-on-back';

/** The props that a row's button needs to open its menu. */
export interface MenuButtonProps {
  ref: Ref<HTMLButtonElement>;
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
}

interface RowMenuProps {
  /** The button, which stands in the row from the beginning. */
  button: (props: MenuButtonProps) => ReactNode;
  /** In pixels. */
  width?: number;
  /** The menu's entries. */
  children: ReactNode;
}

/** A menu of a table's row. Only its button is made with the list; the menu itself when it is opened for the first time. */
export function RowMenu({ button, width = 180, children }: RowMenuProps) {
  const id = useId();
  const target = useRef<HTMLButtonElement>(null);
  const [used, setUsed] = useState(false);
  const [opened, setOpened] = useState(false);

  function press() {
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
        onClick: press,
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
  // Opened after it is there, not with it: only then the menu notes where the focus was, to give it back.
  useEffect(() => onChange(true), [onChange]);
  useCloseOnBack(opened, () => onChange(false));
  // The placeholder for the first focus would stand in the menu as something that is no item of it.
  return (
    <Menu
      id={id}
      opened={opened}
      onChange={onChange}
      position="bottom-end"
      // Opened again it is first placed without its size; only a fixed box does not widen the page in that moment.
      floatingStrategy="fixed"
      shadow="md"
      width={width}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <Standing target={target} />
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}

/** Hands the row's button to the menu as what it opens beside. */
function Standing({ target, ref }: { target: OpenedMenuProps['target']; ref?: Ref<HTMLButtonElement> }) {
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => target.current, [target]);
  return null;
}
