import { Tabs } from '@mantine/core';
import { Activity, type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import classes from './step-tabs.module.css';

interface StepTabsProps<Step extends string> {
  steps: readonly { name: Step; label: string; panel: ReactNode }[];
  current: Step;
  /** Requests another step. The wizard decides if the step changes. */
  onChange: (step: Step) => void;
}

/**
 * The numbered tabs of a wizard. Hidden steps render at low priority, so that typing waits only for the current step.
 */
export function StepTabs<Step extends string>({ steps, current, onChange }: StepTabsProps<Step>) {
  const printing = usePrinting();
  return (
    <Tabs
      value={current}
      onChange={(chosen) => onChange(chosen as Step)}
      activateTabWithKeyboard={false}
      keepMountedMode="display-none"
    >
      <Tabs.List grow mb="lg" className={classes.tabs} data-no-print>
        {steps.map(({ name, label }, index) => (
          <Tabs.Tab
            key={name}
            value={name}
            classNames={{ tabLabel: classes.label }}
            leftSection={<span className={classes.step}>{index + 1}</span>}
          >
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {steps.map(({ name, panel }) => (
        <Tabs.Panel key={name} value={name} data-step={name} tabIndex={-1} className={classes.panel}>
          <Activity mode={name === current || printing ? 'visible' : 'hidden'}>{panel}</Activity>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

/** Returns true while the page is printed, before the browser lays it out for paper. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);

  useEffect(() => {
    const media = window.matchMedia('print');
    // Renders synchronously, because the browser does not wait for a later render.
    const start = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(media.matches);
    const follow = () => (media.matches ? start() : end());
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    media.addEventListener('change', follow);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
      media.removeEventListener('change', follow);
    };
  }, []);

  return printing;
}
