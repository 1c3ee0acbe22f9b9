import type { Screen } from '../../shared/screen.ts'

/** Screens of this feature, in the order of the menu. */
export const screens: Screen[] = [
  {
    path: '/home/event-calendar',
    title: 'Calendar',
    access: ['calendarRead'],
    menu: {
      title: 'Calendar',
      icon: 'calendar',
      description: 'Holidays, events and who is away',
      section: 'me',
      order: 100,
    },
    load: 'notYet',
  },
]
