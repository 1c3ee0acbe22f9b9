import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../../shared/part/lazy-part.tsx'

const Own = lazyPart(() =>
  import('./own-requested-details.tsx').then((file) => ({ default: file.OwnRequestedDetails })),
)

/** The details that HR requested, on the dashboard; loaded after the page. */
export function RequestedDetailsPanel() {
  const [stands, setStands] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setStands(true))
    return () => clearTimeout(timer)
  }, [])
  return stands ? (
    <Suspense fallback={null}>
      <Own />
    </Suspense>
  ) : null
}
