interface SealedColumns {
  table: string;
  key: string;
  /** A value before every key. */
  beforeFirst: string;
  columns: readonly string[];
}

/** Every column with values that APP_SECRET has sealed. */
export const SEALED_COLUMNS: readonly SealedColumns[] = [
  { table: 'second_factor', key: 'user_id', beforeFirst: '0', columns: ['secret_sealed'] },
  { table: 'webhook', key: 'id', beforeFirst: '0', columns: ['secret_sealed', 'earlier_sealed'] },
  {
    table: 'candidate_profile',
    key: 'id',
    beforeFirst: '0',
    columns: ['pan_number_sealed', 'driving_license_number_sealed', 'passport_number_sealed'],
  },
  { table: 'idempotency_key', key: 'key_hash', beforeFirst: '', columns: ['response_sealed'] },
];
