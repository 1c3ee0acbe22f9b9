import type { ComponentType } from 'react'
import type { z } from 'zod'
import type { HolidayChange } from '@muster/contract/calendar/holiday.routes.ts'
import type { WeeklyOffsChange } from '@muster/contract/organisation/shift.routes.ts'
import type { Permission } from '@muster/contract/permissions.ts'
import type { Got } from './call/types.ts'
import type { UrlTab } from './ui/url-tabs.tsx'

/**
 * What one feature shows on another's page. Features list what they contribute in their `parts.ts` or `index.ts`, the
 * tables in `web/app/tables/` collect it, and the page reads its table: neither knows the other.
 */
interface Tab<Props> {
  /** In the address: `?tab=leave`. */
  value: string
  label: string
  /** Any one is enough; without it everyone who sees the page sees the tab. */
  access?: readonly Permission[]
  Tab: ComponentType<Props>
}

/** A tab of an employee's page. */
export type EmployeeTab = Tab<{ employee: NonNullable<Got<'GET /api/v1/employee/basic-info/{id}'>> }>

/** A tab of one's own profile. */
export interface ProfileTab extends Tab<{ profile: NonNullable<Got<'GET /api/v1/employee/profile'>> }> {
  /** Stays open to former employees. */
  former?: true
}

/** A tab of the organization page, which notifications and bookmarks name by its number. */
export type OrganizationTab = Tab<object>

/** A tab beside the list of shifts; it renders the page header itself, with all tabs in it. */
export type ShiftTab = Tab<{ title: string; tabs: readonly UrlTab[] }>

/** What features show about the company on the first tab of its page, below its facts. */
export type OverviewPanel = ComponentType

/** A panel in the side column of the dashboard; it renders nothing for people without access. */
export type DashboardPanel = ComponentType

/** An action on leave that a leaver has left, in the full and final settlement; `onDone` reads the settlement again. */
export type LeaveLeft = ComponentType<{
  employeeId: string
  lastDay: string
  leave: readonly { policyId: string; name: string; halfDays: number }[]
  onDone: () => void
}>

/** Shows what a calendar change affects; null while there is no change. */
export type HolidayEffect = ComponentType<{ change: z.input<typeof HolidayChange> | null }>
export type ShiftEffect = ComponentType<{ change: z.input<typeof WeeklyOffsChange> | null }>
