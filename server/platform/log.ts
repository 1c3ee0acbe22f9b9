import { pino, type DestinationStream, type Logger } from 'pino'

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>

/** Logs JSON lines, to standard output if nowhere else. Ids and counts only: never names, addresses, amounts or tokens. */
export function createLog(level: string, to?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers.authorization', 'req.headers.cookie', 'password', 'token', 'email'],
  }
  return pino(options, to)
}
