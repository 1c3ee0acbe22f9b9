import { t } from '@lingui/core/macro'
import { Suspense } from 'react'
import { organizationTabs } from '../../app/tables/organization-tabs.ts'
import { TextSkeleton } from '../../shared/ui/skeletons.tsx'
import { PageHeader } from '../../shared/ui/page-header.tsx'
import { useUrlTab } from '../../shared/ui/url-tabs.tsx'

/** The organisation as its employees see it. */
export default function OrganizationScreen() {
  const shown = useUrlTab(organizationTabs)
  return (
    <>
      <PageHeader title={t`Organization`} tabs={organizationTabs} />
      {organizationTabs
        .filter(({ value }) => value === shown)
        .map(({ value, Tab }) => (
          <Suspense key={value} fallback={<TextSkeleton lines={6} />}>
            <Tab />
          </Suspense>
        ))}
    </>
  )
}
