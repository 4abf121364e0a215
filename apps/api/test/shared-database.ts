/** The database of the portal that the stories of one worker share; the end of the run removes it. */
export const sharedDatabaseName = (migratedDatabase: string, worker: string | number): string =>
  `${migratedDatabase}_shared_${worker}`;
