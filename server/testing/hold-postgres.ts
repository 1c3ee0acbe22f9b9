import { startPostgres } from '../platform/postgres/start-postgres.ts'

/** Starts PostgreSQL in the given folder and keeps running, so that a test can kill this process. */
const directory = process.argv[2] ?? ''
const { owner } = await startPostgres({ directory, durable: false })
process.stdout.write(`${JSON.stringify(owner)}\n`)
setInterval(() => {}, 1000)
