import type { ComponentType } from 'react'
import type { Permission } from '@muster/contract/permissions.ts'
import type { RequestTypeName } from '@muster/contract/request-types.ts'

/**
 * One row of a feature's `screens.ts`. Router, guard, side menu, breadcrumb, page title and command palette are derived from
 * the rows; nothing else lists screens.
 */
export interface Screen {
  /** Path from the root with `:id` for a parameter, for example `/home/organization/edit-shift/:id`. */
  path: string
  /** Page title and last crumb. */
  title: string
  /**
   * - `signedOut`: only without a session; a signed-in person goes to /home/default.
   * - `always`: with or without a session.
   * - `signedIn`: every session.
   * - `admin`: company admins, else 'No Access'.
   * - a list of permissions: any one is enough, else 'No Access'.
   */
  access: ScreenAccess
  /** Open to former employees, who are redirected from all others to their profile. */
  former?: true
  /** The lazily loaded screen (`default` export). */
  load: () => Promise<{ default: ComponentType }>
  /** Its place in the side menu. A screen without one is reached from other screens. */
  menu?: MenuPlace
  /** Crumbs between Home and this screen that `menu.under` does not provide, for example a form's list. */
  parent?: ParentScreen
  /** The parent for people without access to `parent`, such as a manager who only sees the team. */
  otherParent?: ParentScreen
  /** The type of requests that are decided there: the menu shows how many are pending. */
  inbox?: RequestTypeName
  /** Offered as an action in the command palette ("Add shift"). */
  action?: string
}

export type ScreenAccess = 'signedOut' | 'always' | 'signedIn' | 'admin' | readonly Permission[]

export interface ParentScreen {
  title: string
  path?: string
}

export interface MenuPlace {
  title: string
  icon: MenuIcon
  /** Tooltip: what people do there. */
  description: string
  /** Its group; without one it is an entry of its own. */
  under?: MenuGroupId
  /** The heading above it; a grouped entry follows its group. */
  section?: MenuSection
  /** Order within a level, as the specification lists them. */
  order: number
  /** `Employee` means everyone with an employee record, that is all but the company admin. */
  roles?: readonly string[]
}

export type MenuGroupId = 'organization' | 'payroll' | 'attendance' | 'approval'
export type MenuSection = 'me' | 'team' | 'company'
export type MenuIcon =
  | 'dashboard'
  | 'organization'
  | 'letters'
  | 'reports'
  | 'information'
  | 'shift'
  | 'location'
  | 'payroll'
  | 'salaryComponent'
  | 'salaryTemplate'
  | 'statutory'
  | 'payRunConfiguration'
  | 'payrollHistory'
  | 'payslips'
  | 'tax'
  | 'form16'
  | 'employees'
  | 'attendance'
  | 'employeesAttendance'
  | 'teamAttendance'
  | 'selfAttendance'
  | 'leavePolicy'
  | 'leave'
  | 'compensation'
  | 'workFromHome'
  | 'travel'
  | 'procurement'
  | 'claims'
  | 'approval'
  | 'calendar'
  | 'imports'
