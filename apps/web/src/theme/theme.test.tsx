import { readFileSync } from 'node:fs';
import { Checkbox } from '@mantine/core';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../testing/render-part';

it('each checkbox has the small corner radius, so that it does not look like a radio button', () => {
  renderPart(<Checkbox label="Remember Me" />);
  const root = screen.getByRole('checkbox').closest<HTMLElement>('.mantine-Checkbox-root');
  expect(root?.style.getPropertyValue('--checkbox-radius')).toBe('var(--mantine-radius-xs)');
  expect(readFileSync('src/components/table/row-checkbox.module.css', 'utf8')).toContain(
    '--checkbox-radius: var(--mantine-radius-xs);',
  );
});
