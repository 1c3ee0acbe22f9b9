/** The server's tests that `npm test -- cluster` excludes: they have a PostgreSQL of their own, or test nothing of the database. */
export const notOnACluster: Readonly<Record<string, string>> = {
  'server/platform/postgres/start-postgres.test.ts': 'starts the built-in PostgreSQL',
  'server/resilience/root.test.ts': 'starts the built-in PostgreSQL',
  'server/resilience/database-lost.test.ts': 'kills the built-in PostgreSQL',
  'server/resilience/killed/punches.test.ts': 'kills the built-in PostgreSQL',
  'server/resilience/chaos/chaos.test.ts': 'breaks the built-in PostgreSQL',
  'server/resilience/backup.test.ts':
    'backs up a whole PostgreSQL; the nodes of a cluster are backed up by its own means',
  'server/app/rotate-secret.test.ts': "changes the password of muster_app, which all of the cluster's databases share",
  'server/resilience/load/load.test.ts': 'reads the memory and the log of one PostgreSQL',
  'server/resilience/image/image.test.ts': 'builds the image, which is the same for both',
}
