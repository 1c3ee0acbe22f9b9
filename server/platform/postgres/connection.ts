/** Where a PostgreSQL listens, and the user to connect as. */
export interface ConnectionOptions {
  /** A host name, or the folder of a socket. */
  host: string
  port: number
  user: string
  password: string
  database: string
}
