import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../../shared/part/lazy-part.tsx'

const ThisWeek = lazyPart(() => import('./week-panel.tsx'))

/** This week's birthdays on the dashboard. Loaded after the page, so that the dashboard does not wait for it. */
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
