import { t } from '@lingui/core/macro'
import type { Screen } from '../../shared/screen.ts'

/** Screens of this feature, in the order of the menu. */
export const screens: Screen[] = [
  {
    path: '/home/organization',
    title: t`Organization`,
    access: 'signedIn',
    load: () => import('./organization-screen.tsx'),
  },
  {
    path: '/home/organization/information',
    title: t`Company information`,
    access: ['informationRead'],
    menu: {
      title: t`Information`,
      icon: 'information',
      description: t`Names, logo, tax numbers, roles and departments`,
      under: 'organization',
      order: 10,
    },
    load: () => import('./information/information-screen.tsx'),
  },
  {
    path: '/home/organization/shift',
    title: t`Shifts`,
    access: ['shiftRead'],
    menu: {
      title: t`Shift`,
      icon: 'shift',
      description: t`Working hours, breaks and weekly offs`,
      under: 'organization',
      order: 20,
    },
    load: () => import('./shift/shift-screen.tsx'),
  },
  {
    path: '/home/organization/add-shift',
    title: t`Add shift`,
    access: ['shiftWrite'],
    parent: { title: t`Shifts`, path: '/home/organization/shift' },
    action: t`Add shift`,
    load: () => import('./shift/add-shift-screen.tsx'),
  },
  {
    path: '/home/organization/edit-shift/:id',
    title: t`Edit shift`,
    access: ['shiftWrite'],
    parent: { title: t`Shifts`, path: '/home/organization/shift' },
    load: () => import('./shift/edit-shift-screen.tsx'),
  },
  {
    path: '/home/organization/location',
    title: t`Locations`,
    access: ['locationRead'],
    menu: {
      title: t`Locations`,
      icon: 'location',
      description: t`Work locations, their time zones and geofences`,
      under: 'organization',
      order: 30,
    },
    load: () => import('./location/location-screen.tsx'),
  },
  {
    path: '/home/organization/add-location',
    title: t`Add location`,
    access: ['locationWrite'],
    parent: { title: t`Locations`, path: '/home/organization/location' },
    action: t`Add location`,
    load: () => import('./location/add-location-screen.tsx'),
  },
  {
    path: '/home/organization/edit-location/:id',
    title: t`Edit location`,
    access: ['locationWrite'],
    parent: { title: t`Locations`, path: '/home/organization/location' },
    load: () => import('./location/edit-location-screen.tsx'),
  },
  {
    path: '/home/settings/plan',
    title: t`Plan`,
    access: ['informationWrite'],
    parent: { title: t`Settings`, path: '/home/settings' },
    load: () => import('./plan/plan-screen.tsx'),
  },
]
