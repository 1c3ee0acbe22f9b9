import { t } from '@lingui/core/macro'
import { Suspense } from 'react'
import { lazyPart } from '../../shared/part/lazy-part.tsx'
import { PageHeader } from '../../shared/ui/page-header.tsx'
import { TextSkeleton } from '../../shared/ui/skeletons.tsx'

const OwnDataPanel = lazyPart(() => import('./own-data-panel.tsx'))

/** The copy of one's data, for everybody, admins without an employee record too. */
export default function OwnDataScreen() {
  return (
    <>
      <PageHeader title={t`Your data`} subtitle={t`A copy of everything stored about you`} />
      <Suspense fallback={<TextSkeleton lines={5} />}>
        <OwnDataPanel />
      </Suspense>
    </>
  )
}
