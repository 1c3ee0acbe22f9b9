import { createHash } from 'node:crypto'

/** Where pg-boss says which queue got a job, and where the product says that there is mail. */
export const queueChannel = `pgboss_${createHash('sha224').update('pgboss').digest('hex').slice(0, 24)}`
