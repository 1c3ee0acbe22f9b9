import { organizationTab as documentsTab } from '../../features/documents/parts.ts'
import { departmentsTab, holidaysTab, overviewTab, treeTab } from '../../features/organisation/parts.ts'
import { announcementsTab, birthdaysTab, policiesTab } from '../../features/noticeboard/parts.ts'
import type { OrganizationTab } from '../../shared/contributions.ts'

/** The tabs of the organization page. Notifications link to them by number, so the order is fixed. */
export const organizationTabs: readonly OrganizationTab[] = [
  overviewTab,
  announcementsTab,
  policiesTab,
  holidaysTab,
  departmentsTab,
  treeTab,
  birthdaysTab,
  documentsTab,
]
