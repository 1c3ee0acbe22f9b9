import { t } from '@lingui/core/macro'
import { Suspense } from 'react'
import { lazyPart } from '../../../shared/part/lazy-part.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { FormSkeleton } from '../../../shared/ui/skeletons.tsx'
import { useUrlTab } from '../../../shared/ui/url-tabs.tsx'
import { TdsEntity } from './tds-entity.tsx'

// Tables and forms: each tab loads its own.
const ChallansTab = lazyPart(() => import('./challans-tab.tsx'))
const StatementsTab = lazyPart(() => import('./statements-tab.tsx'))
const DeductorTab = lazyPart(() => import('./deductor-tab.tsx'))
const LateTab = lazyPart(() => import('./late-tab.tsx'))

const tabs = [
  { value: 'challans', label: t`Challans` },
  { value: 'statements', label: t`Quarterly statements` },
  { value: 'deductor', label: t`Deductor details` },
  { value: 'late', label: t`Late payment` },
]

/** TDS on salaries after deduction: deposited by challans, and reported in quarterly statements. */
export default function TdsScreen() {
  const tab = useUrlTab(tabs)
  return (
    <>
      <PageHeader
        title={t`TDS challans and statements`}
        subtitle={t`Record the challans of TDS deposited, then create the quarterly statement.`}
        tabs={tabs}
      />
      <TdsEntity>
        <Suspense fallback={<FormSkeleton fields={6} />}>
          {tab === 'statements' ? (
            <StatementsTab />
          ) : tab === 'deductor' ? (
            <DeductorTab />
          ) : tab === 'late' ? (
            <LateTab />
          ) : (
            <ChallansTab />
          )}
        </Suspense>
      </TdsEntity>
    </>
  )
}
