import { t } from '@lingui/core/macro'
import { Plus } from 'lucide-react'
import { Suspense } from 'react'
import { useCan } from '../../../shared/session/session.ts'
import { lazyPart } from '../../../shared/part/lazy-part.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { useUrlTab } from '../../../shared/ui/url-tabs.tsx'
import { IssuedLetters } from './issued-letters.tsx'

const TextList = lazyPart(() => import('../text/text-list.tsx'))

const tabs = [
  { value: 'issued', label: t`Issued` },
  { value: 'texts', label: t`Templates` },
]

/** Issued letters, and their texts. */
export default function LettersScreen() {
  const tab = useUrlTab(tabs)
  const canIssue = useCan('letterWrite')
  return (
    <>
      <PageHeader
        title={t`Letters`}
        subtitle={t`Numbered letters on your letterhead, saved with each employee.`}
        tabs={tabs}
        {...(canIssue
          ? { primary: { label: t`Issue letters`, icon: Plus, to: '/home/organization/letters/issue' } }
          : {})}
      />
      {tab === 'texts' ? (
        <Suspense fallback={<TextSkeleton lines={8} />}>
          <TextList />
        </Suspense>
      ) : (
        <IssuedLetters />
      )}
    </>
  )
}
