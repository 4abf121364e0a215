import manifest from '../../package.json' with { type: 'json' };

/** The version of the portal, as its releases and CHANGELOG.md name it. */
export const VERSION: string = manifest.version;
