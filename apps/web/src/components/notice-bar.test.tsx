import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../testing/render-part';
import { NoticeBar } from './notice-bar';

it('a notice bar is not printed', () => {
  renderPart(
    <NoticeBar label="Your application" icon={null}>
      You have not sent it yet.
    </NoticeBar>,
  );
  expect(screen.getByRole('complementary', { name: 'Your application' })).toHaveAttribute('data-no-print');
  // The test DOM does not support print, so the test reads the rule from the stylesheet.
  const [, printed = ''] = readFileSync('src/theme/global.css', 'utf8').split('@media print {');
  expect(printed).toMatch(/^\s*(?:\/\*[^*]*\*\/\s*)?\[data-no-print\],[^{}]*\{\s*display: none !important;\s*\}/);
});
