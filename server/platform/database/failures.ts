interface Failure {
  code?: string
  message?: string
  constraint?: string
}

/** Whether an error means that the database went away, rather than that the statement was wrong. */
export function isConnectionFailure(error: unknown): boolean {
  const { code = '', message = '' } = (error ?? {}) as Failure
  return connectionCodes.has(code) || code.startsWith('08') || connectionMessages.test(message)
}

/** Whether the statement failed on a deadlock. It can safely be retried. */
export function isClash(error: unknown): boolean {
  const { code = '' } = (error ?? {}) as Failure
  return code === '40P01' || code === '40001'
}

/** Whether there was no space to write, on the database's disk or ours. */
export function isDiskFull(error: unknown): boolean {
  const { code = '' } = (error ?? {}) as Failure
  return code === '53100' || code === 'ENOSPC' || code === 'EDQUOT'
}

/**
 * The name of the constraint that a statement broke, if any. A worker of a cluster has it only in the message, with the number of the shard
 * appended.
 */
export function brokenConstraint(error: unknown): string | undefined {
  const { code = '', message = '', constraint = /constraint "([^"]+)"/.exec(message)?.[1] } = (error ?? {}) as Failure
  return code.startsWith('23') ? constraint?.replace(/_\d{6,}$/, '') : undefined
}

const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
])
const connectionMessages =
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|not queryable|Client was closed/
