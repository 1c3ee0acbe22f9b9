/** Where a PostgreSQL listens, and the user to connect as. */
export interface ConnectionOptions {
  /** A host name, or the folder of a socket. */
  host: string
  port: number
  user: string
  password: string
  database: string
}

/** The connection in the form of `DATABASE_URL`. */
export function addressOf({ host, port, user, password, database }: ConnectionOptions): string {
  return `postgres://${encodeURIComponent(user)}:${encodeURIComponent(password)}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}
