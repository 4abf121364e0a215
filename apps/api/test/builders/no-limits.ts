/** The limiter of a portal whose limits on attempts are off. */
export const NO_LIMITS = { isEnabled: false, consume: async (): Promise<boolean> => false };
