import { useEffect } from 'react'
import { invalidate } from '../../shared/call/use-api.ts'
import { onSocket, onSocketReturned } from '../../shared/socket/socket.ts'

const everyMs = 2000

/** Refetches imports whenever the server reports progress, and periodically while one is running. */
export function useImportProgress(isWorking: boolean): void {
  useEffect(() => onSocket('DATA_IMPORT_PROGRESS', readAgain), [])
  useEffect(() => onSocketReturned(readAgain), [])
  useEffect(() => {
    if (!isWorking) return
    const timer = setInterval(readAgain, everyMs)
    return () => clearInterval(timer)
  }, [isWorking])
}

export function readAgain(): void {
  void invalidate(...importReads)
}

export const importReads = [
  'GET /api/v1/user/data-import',
  'GET /api/v1/user/data-import/{id}',
  'GET /api/v1/user/data-import/{id}/row',
] as const
