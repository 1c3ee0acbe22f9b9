import type { Screen } from '../../shared/screen.ts'

/** Screens of this feature, in the order of the menu. */
export const screens: Screen[] = [
  {
    path: '/home/organization',
    title: 'Organization',
    access: 'signedIn',
    load: () => import('./organization-screen.tsx'),
  },
  {
    path: '/home/organization/information',
    title: 'Company information',
    access: ['informationRead'],
    menu: {
      title: 'Information',
      icon: 'information',
      description: 'Names, logo, tax numbers, roles and departments',
      under: 'organization',
      order: 10,
    },
    load: () => import('./information/information-screen.tsx'),
  },
  {
    path: '/home/organization/shift',
    title: 'Shifts',
    access: ['shiftRead'],
    menu: {
      title: 'Shift',
      icon: 'shift',
      description: 'Working hours, breaks and weekly offs',
      under: 'organization',
      order: 20,
    },
    load: () => import('./shift/shift-screen.tsx'),
  },
  {
    path: '/home/organization/add-shift',
    title: 'Add shift',
    access: ['shiftWrite'],
    parent: { title: 'Shifts', path: '/home/organization/shift' },
    action: 'Add shift',
    load: () => import('./shift/add-shift-screen.tsx'),
  },
  {
    path: '/home/organization/edit-shift/:id',
    title: 'Edit shift',
    access: ['shiftWrite'],
    parent: { title: 'Shifts', path: '/home/organization/shift' },
    load: () => import('./shift/edit-shift-screen.tsx'),
  },
  {
    path: '/home/organization/location',
    title: 'Locations',
    access: ['locationRead'],
    menu: {
      title: 'Locations',
      icon: 'location',
      description: 'Offices, their time zone and punch area',
      under: 'organization',
      order: 30,
    },
    load: () => import('./location/location-screen.tsx'),
  },
  {
    path: '/home/organization/add-location',
    title: 'Add location',
    access: ['locationWrite'],
    parent: { title: 'Locations', path: '/home/organization/location' },
    action: 'Add location',
    load: () => import('./location/add-location-screen.tsx'),
  },
  {
    path: '/home/organization/edit-location/:id',
    title: 'Edit location',
    access: ['locationWrite'],
    parent: { title: 'Locations', path: '/home/organization/location' },
    load: () => import('./location/edit-location-screen.tsx'),
  },
  {
    path: '/home/settings/plan',
    title: 'Plan',
    access: ['informationWrite'],
    parent: { title: 'Settings', path: '/home/settings' },
    load: () => import('./plan/plan-screen.tsx'),
  },
]
