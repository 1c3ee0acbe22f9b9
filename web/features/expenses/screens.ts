import type { Screen } from '../../shared/screen.ts'

/** Screens of this feature, in the order of the menu. */
export const screens: Screen[] = [
  {
    path: '/home/travel-expenses',
    title: 'Travel',
    access: ['travelRead'],
    menu: { title: 'Travel', icon: 'travel', description: 'Your trips and what they cost', section: 'me', order: 50 },
    load: 'notYet',
  },
  {
    path: '/home/add-travel-expense',
    title: 'Plan travel',
    access: ['travelWrite'],
    parent: { title: 'Travel', path: '/home/travel-expenses' },
    action: 'Plan travel',
    load: 'notYet',
  },
  {
    path: '/home/procurement',
    title: 'Procurement',
    access: ['procurementRead'],
    menu: {
      title: 'Procurement',
      icon: 'procurement',
      description: 'Things you asked the company to buy',
      section: 'me',
      order: 60,
    },
    load: 'notYet',
  },
  {
    path: '/home/add-procurement',
    title: 'Ask for procurement',
    access: ['procurementWrite'],
    parent: { title: 'Procurement', path: '/home/procurement' },
    action: 'Ask for procurement',
    load: 'notYet',
  },
  {
    path: '/home/claims',
    title: 'Claims',
    access: ['claimRead'],
    menu: { title: 'Claims', icon: 'claims', description: 'Bills you paid for the company', section: 'me', order: 70 },
    load: 'notYet',
  },
  {
    path: '/home/add-claim',
    title: 'Submit a claim',
    access: ['claimWrite'],
    parent: { title: 'Claims', path: '/home/claims' },
    action: 'Submit a claim',
    load: 'notYet',
  },
]
