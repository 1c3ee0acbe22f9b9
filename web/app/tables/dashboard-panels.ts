import { RequestedDetailsPanel as requested } from '../../features/employees/parts.ts'
import { BalancePanel as leave } from '../../features/leave/index.ts'
import { AnnouncementsPanel as announcements, BirthdaysPanel as birthdays } from '../../features/noticeboard/index.ts'
import { NotesPanel as notes } from '../../features/notes/parts.ts'
import type { DashboardPanel } from '../../shared/contributions.ts'

/** Features' panels beside the person's day. */
export const dashboardPanels: readonly DashboardPanel[] = [requested, leave, announcements, birthdays, notes]
