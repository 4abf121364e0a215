import { ActionIcon, Popover, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useCloseOnBack } from '../../../lib/close-on-back';
import classes from './definition.module.css';

/** Shows the definition of a number after a click. Prints show it below the report. */
export function Definition({ of, text }: { of: string; text: string }) {
  const [opened, setOpened] = useState(false);
  useCloseOnBack(opened, () => setOpened(false));
  return (
    <Popover opened={opened} onChange={setOpened} width={300} position="top-start" shadow="md" withArrow trapFocus>
      <Popover.Target>
        <ActionIcon
          className={classes.info}
          variant="transparent"
          color="gray"
          size={24}
          aria-label={`What “${of}” means`}
          data-no-print
          onClick={() => setOpened(!opened)}
        >
          <IconInfoCircle size={17} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={`What “${of}” means`}>
        <Text fz="sm" tabIndex={-1} data-autofocus>
          {text}
        </Text>
      </Popover.Dropdown>
    </Popover>
  );
}
