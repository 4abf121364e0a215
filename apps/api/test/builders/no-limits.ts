/** A limiter that is switched off. */
export const NO_LIMITS = { isEnabled: false, consume: async (): Promise<boolean> => false };
