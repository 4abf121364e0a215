import type { Rolldown } from 'vite';

const MANTINE = String.raw`@mantine[\\/]core[\\/]esm[\\/]`;
const COMPONENT = String.raw`${MANTINE}components[\\/]`;

const from = (...parts: string[]): RegExp =>
  new RegExp(String.raw`node_modules[\\/](?:${parts.join('|')})[\\/].*\.m?js$`);

/** Modules of this repository, by their paths without folders above `src`. */
const own = (...paths: string[]): RegExp =>
  new RegExp(String.raw`[\\/]src[\\/](?:${paths.join('|').replaceAll('/', String.raw`[\\/]`)})\.tsx?$`);

/**
 * Which modules share a file. By itself the build makes a file of each part that several pages share: dozens of small
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
  {
    // What the frame around every page needs of our own. Components with styles stay where the build puts them: in the server's
    // build their styles would be read before they are there.
    name: 'portal',
    priority: 1,
    includeDependenciesRecursively: false,
    test: own(
      '(?:public-paths|operator|error-codes|messages)',
      'app/layouts/use-page-menu',
      'components/page-meta',
      'config/(?:paths|env)',
      'content/(?:brand|consultancy)',
      'features/accounts/use-sign-out',
      'lib/(?:parts|operator|site-url|last-search|use-hydrated|use-scrolled|go-to-part|kept-place)',
      'lib/errors/(?:answer-errors|describe-error)',
      'lib/forms/(?:use-sending|use-unsaved-changes)',
      'lib/graphql/sign-out.public.generated',
      'lib/public-data/ask',
      'lib/session/(?:session|session-storage)',
    ),
  },
];
