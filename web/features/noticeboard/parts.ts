import { t } from '@lingui/core/macro'
import type { OrganizationTab } from '../../shared/contributions.ts'
import { lazyPart } from '../../shared/part/lazy-part.tsx'

export const announcementsTab: OrganizationTab = {
  value: '1',
  label: t`Announcements`,
  Tab: lazyPart(() => import('./announcement/announcements-tab.tsx')),
}

export const policiesTab: OrganizationTab = {
  value: '2',
  label: t`Policies`,
  Tab: lazyPart(() => import('./policy/policies-tab.tsx')),
}

export const birthdaysTab: OrganizationTab = {
  value: '6',
  label: t`Birthdays`,
  Tab: lazyPart(() => import('./birthday/birthdays-tab.tsx')),
}

export const SummaryPanel = lazyPart(() => import('./summary/summary-panel.tsx'))
