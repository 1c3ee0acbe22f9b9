import { useEffect } from 'react'
import { invalidate } from '../../../shared/call/use-api.ts'
import { isRunning } from '../run-state.ts'
import type { PayRun } from '../types.ts'
import { onSocket, onSocketReturned } from '../../../shared/socket/socket.ts'

const everyMs = 1500

/**
 * Rereads runs whenever the server reports progress of a calculation, and at intervals while one runs, because only the person who started
 * it is notified and a message may be lost with the connection. Reads of a calculation include its number, so that a late reply for an
 * earlier one is never shown for this one.
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
