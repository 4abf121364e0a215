import type { Rolldown } from 'vite';

const MANTINE = String.raw`@mantine[\\/]core[\\/]esm[\\/]`;
const COMPONENT = String.raw`${MANTINE}components[\\/]`;

const from = (...parts: string[]): RegExp =>
  new RegExp(String.raw`node_modules[\\/](?:${parts.join('|')})[\\/].*\.m?js$`);

/**
 * Which parts of the packages share a file. By itself the build makes a file of each part that several pages share: dozens of small
 * ones, which compress worse and are a request each. What few pages need is not named, and stays with them.
 */
export const packageFiles: Rolldown.CodeSplittingGroup[] = [
  {
    // What every page needs.
    name: 'frame',
    priority: 2,
    test: from(
      'react',
      'react-dom',
      'scheduler',
      'react-router',
      'react-router-dom',
      `${MANTINE}core`,
      `${COMPONENT}(?:Button|Loader|UnstyledButton|Transition|Burger)`,
    ),
  },
  {
    // What every form of the pages for visitors needs.
    name: 'form',
    priority: 1,
    test: from(`${COMPONENT}(?:Alert|Checkbox|CloseButton|Input|InputBase|TextInput)`),
  },
];
