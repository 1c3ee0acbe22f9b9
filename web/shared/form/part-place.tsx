import { Skeleton } from '@mui/material'
import { type ReactNode, Suspense } from 'react'

/** Holds the place of a heavy control while its code is loaded; label and helper stand already. */
export function PartPlace({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={<Skeleton data-part-place variant="rounded" sx={{ height: 40, width: '100%' }} />}>
      {children}
    </Suspense>
  )
}
