/** Where a PostgreSQL listens, and as whom to speak to it. */
export interface ConnectionOptions {
  /** A host name, or the folder of a socket. */
  host: string
  port: number
  user: string
  password: string
  database: string
}
