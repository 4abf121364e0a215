/** The version of the portal, as its package.json has it (a story compares them): a bundle has no package.json beside it. */
export const VERSION = '0.1.0';
