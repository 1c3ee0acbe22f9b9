import { useEffect } from 'react'
import { invalidate } from '../../../shared/call/use-api.ts'
import { isRunning } from './run-state.ts'
import type { PayRun } from '../types.ts'
import { onSocket, onSocketReturned } from '../../../shared/socket/socket.ts'

const everyMs = 1500

/**
 * Reads runs again whenever the server tells that a calculation moved on, and from time to time while one runs: who did
 * not start it is not told, and a word may be lost with the connection. What belongs to a calculation is asked for by its
 * number, so that an answer to an earlier one, however late, is never shown for this one.
 */
export function useRunProgress(state: PayRun['state'] | undefined): void {
  const running = isRunning(state)
  useEffect(() => onSocket('PAY_RUN_PROGRESS', readRunsAgain), [])
  useEffect(() => onSocketReturned(readRunsAgain), [])
  useEffect(() => {
    if (!running) return
    const timer = setInterval(readRunsAgain, everyMs)
    return () => clearInterval(timer)
  }, [running])
}

export function readRunsAgain(): void {
  void invalidate('GET /api/v1/user/payrun', 'GET /api/v1/user/payrun/{id}', 'GET /api/v1/user/payrun-history')
}
