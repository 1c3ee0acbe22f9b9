import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** Keys after G, and where they lead. */
export const places = [
  { key: 'h', path: '/home/default', title: 'Dashboard' },
  { key: 'e', path: '/home/employees', title: 'Employees' },
  { key: 'a', path: '/home/attendance/self-attendance', title: 'My attendance' },
  { key: 'l', path: '/home/attendance/leave-request', title: 'Leave' },
  { key: 'p', path: '/home/payroll/payroll-history', title: 'Payroll history' },
] as const

/** Keys that work everywhere in the signed-in area. */
export const general = [
  { keys: ['Ctrl', 'K'], does: 'Search pages and actions' },
  { keys: ['/'], does: 'Go to the search of the list' },
  { keys: ['['], does: 'Show or hide the menu' },
  { keys: ['?'], does: 'Show this list' },
] as const

interface Setting {
  on: boolean
}

/** Keys without Ctrl can be switched off by people who dictate or whose hands hit keys unwanted; kept on this device. */
export const useShortcutSetting = create<Setting>()(
  persist((): Setting => ({ on: true }), { name: 'muster.shortcuts' }),
)

/** Whether a key press is a shortcut rather than something typed. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (!useShortcutSetting.getState().on || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
    return false
  const target = event.target instanceof Element ? event.target : null
  return target?.closest('input, textarea, select, [contenteditable], [role="dialog"], dialog, [role="menu"]') === null
}
