import { useEffect } from 'react'
import { invalidate } from '../../shared/call/use-api.ts'
import { isRunning } from '../../shared/pay/run-words.ts'
import type { PayRun } from '../../shared/pay/types.ts'
import { onSocket } from '../../shared/socket/socket.ts'

/** Reads a run again whenever the server tells that its calculation moved on. */
export function useRunProgress(): void {
  useEffect(
    () =>
      onSocket('PAY_RUN_PROGRESS', () => void invalidate('GET /api/v1/user/payrun', 'GET /api/v1/user/payrun/{id}')),
    [],
  )
}

/** How often a run is read without being told: only while it is calculated, for those who did not start it. */
export function readEvery(run: Pick<PayRun, 'state'> | null | undefined): number {
  return isRunning(run?.state) ? 1500 : 0
}
