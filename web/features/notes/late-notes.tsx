import { t } from '@lingui/core/macro'
import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../shared/part/lazy-part.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../shared/ui/skeletons.tsx'

const Notes = lazyPart(() => import('./notes-panel.tsx'))

/** Its code is loaded after the page around it is painted. */
export function NotesPanel() {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setPainted(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  const place = (
    <Panel title={t`Notes`} subtitle={t`Only you can see these.`}>
      <TextSkeleton lines={3} />
    </Panel>
  )
  return isPainted ? (
    <Suspense fallback={place}>
      <Notes />
    </Suspense>
  ) : (
    place
  )
}
