import { t } from '@lingui/core/macro'
import type { Screen } from '../../shared/screen.ts'

/** Screens of this feature, in the order of the menu. */
export const screens: Screen[] = [
  {
    path: '/home/event-calendar',
    title: t`Calendar`,
    access: ['calendarRead'],
    menu: {
      title: t`Calendar`,
      icon: 'calendar',
      description: t`Holidays, events and employees on leave`,
      section: 'me',
      order: 100,
    },
    load: () => import('./event/calendar-screen.tsx'),
  },
]
