import { Skeleton } from '@mui/material'
import { type ReactNode, Suspense } from 'react'

/** Placeholder of a heavy control while its code loads; label and helper are already shown. */
export function PartPlaceholder({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={<Skeleton data-part-place variant="rounded" sx={{ height: 40, width: '100%' }} />}>
      {children}
    </Suspense>
  )
}
