import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../../shared/part/lazy-part.tsx'

const ThisWeek = lazyPart(() => import('./week-panel.tsx'))

/** Who celebrates this week, on the dashboard. It is fetched when the page stands, so that nobody's day waits for it. */
export function BirthdaysPanel() {
  const [stands, setStands] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setStands(true))
    return () => clearTimeout(timer)
  }, [])
  return stands ? (
    <Suspense fallback={null}>
      <ThisWeek />
    </Suspense>
  ) : null
}
