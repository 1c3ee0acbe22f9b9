import { t } from '@lingui/core/macro'
import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../../shared/part/lazy-part.tsx'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'

const Latest = lazyPart(() => import('./latest-announcements.tsx'))

/** Announcements on the dashboard. Its content is loaded after the page, so that the dashboard does not wait for it. */
export function AnnouncementsPanel() {
  const [stands, setStands] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setStands(true))
    return () => clearTimeout(timer)
  }, [])
  return (
    <Panel
      title={t`Announcements`}
      action={<ActionButton size="small" look="text" action={{ label: t`View all`, to: '/home/organization?tab=1' }} />}
    >
      {stands ? (
        <Suspense fallback={<TextSkeleton lines={3} />}>
          <Latest />
        </Suspense>
      ) : (
        <TextSkeleton lines={3} />
      )}
    </Panel>
  )
}
