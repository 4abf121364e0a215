/** SQL condition: the key `c` works on a day in India. It is not revoked, and its last day has not passed. */
export const KEY_IS_ACTIVE = 'c.is_active = 1 AND (c.valid_through IS NULL OR c.valid_through >= ?)';
