import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../../shared/part/lazy-part.tsx'

const Own = lazyPart(() =>
  import('./own-requested-details.tsx').then((file) => ({ default: file.OwnRequestedDetails })),
)

/** What HR asks one to fill in, on the dashboard; fetched when the page stands. */
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
