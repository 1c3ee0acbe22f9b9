import { t } from '@lingui/core/macro'
import type { Screen } from '../../shared/screen.ts'

/** Screens of this feature, in the order of the menu. */
export const screens: Screen[] = [
  {
    path: '/home/travel-expenses',
    title: t`Travel`,
    access: ['travelRead'],
    menu: {
      title: t`Travel`,
      icon: 'travel',
      description: t`Your travel requests and expenses`,
      section: 'me',
      order: 50,
    },
    load: 'notYet',
  },
  {
    path: '/home/add-travel-expense',
    title: t`Submit travel request`,
    access: ['travelWrite'],
    parent: { title: t`Travel`, path: '/home/travel-expenses' },
    action: t`Submit travel request`,
    load: 'notYet',
  },
  {
    path: '/home/procurement',
    title: t`Procurement`,
    access: ['procurementRead'],
    menu: {
      title: t`Procurement`,
      icon: 'procurement',
      description: t`Your procurement requests`,
      section: 'me',
      order: 60,
    },
    load: 'notYet',
  },
  {
    path: '/home/add-procurement',
    title: t`Submit procurement request`,
    access: ['procurementWrite'],
    parent: { title: t`Procurement`, path: '/home/procurement' },
    action: t`Submit procurement request`,
    load: 'notYet',
  },
  {
    path: '/home/claims',
    title: t`Claims`,
    access: ['claimRead'],
    menu: {
      title: t`Claims`,
      icon: 'claims',
      description: t`Claims for expenses you paid`,
      section: 'me',
      order: 70,
    },
    load: 'notYet',
  },
  {
    path: '/home/add-claim',
    title: t`Submit a claim`,
    access: ['claimWrite'],
    parent: { title: t`Claims`, path: '/home/claims' },
    action: t`Submit a claim`,
    load: 'notYet',
  },
]
