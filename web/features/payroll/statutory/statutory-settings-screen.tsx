import { t } from '@lingui/core/macro'
import { Suspense } from 'react'
import type { StatutorySection } from '@muster/contract/payroll/statutory/statutory-sections.ts'
import { lazyPart } from '../../../shared/part/lazy-part.tsx'
import { CompanyPendingNotice } from '../company-pending-notice.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { FormSkeleton } from '../../../shared/ui/skeletons.tsx'
import { useUrlTab } from '../../../shared/ui/url-tabs.tsx'
import { sections } from '../../../shared/statutory/sections.ts'

// A form and a table: each tab loads its own.
const SectionTab = lazyPart(() => import('./section-tab.tsx'))
const RegistrationsTab = lazyPart(() => import('./registrations-tab.tsx'))
const EntitiesTab = lazyPart(() => import('../legal-entity/entities-tab.tsx'))
const RulesTab = lazyPart(() => import('./rules-tab.tsx'))

const tabs = [
  ...Object.entries(sections).map(([value, { label }]) => ({ value, label })),
  { value: 'registrations', label: t`Registrations` },
  { value: 'entities', label: t`Legal entities` },
  { value: 'rules', label: t`All rules` },
]

/** The employer's statutory settings, each section with its history; and the law itself with its sources. */
export default function StatutorySettingsScreen() {
  const tab = useUrlTab(tabs)
  return (
    <>
      <PageHeader
        title={t`Statutory settings`}
        subtitle={t`Settings apply from their effective month. Locked pay runs do not change.`}
        tabs={tabs}
      />
      <CompanyPendingNotice areas={['statutory']} />
      <Suspense fallback={<FormSkeleton fields={6} />}>
        {tab === 'rules' ? (
          <RulesTab />
        ) : tab === 'entities' ? (
          <EntitiesTab />
        ) : tab === 'registrations' ? (
          <RegistrationsTab />
        ) : (
          <SectionTab key={tab} section={tab as StatutorySection} />
        )}
      </Suspense>
    </>
  )
}
