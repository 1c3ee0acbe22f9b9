import { t } from '@lingui/core/macro'
import { approving, entryOf, type RequestTypeName, requestTypeNames } from '@muster/contract/request-types.ts'
import { i18n } from '../../shared/language/i18n.ts'
import type { Screen } from '../../shared/screen.ts'

const settings = { title: t`Settings`, path: '/home/settings' }

export const screens: Screen[] = [
  ...requestTypeNames.flatMap(pagesOf),
  {
    path: '/home/approval/all',
    title: t`All approvals`,
    access: approving,
    load: () => import('./inbox/all-inbox-screen.tsx'),
  },
  {
    path: '/home/approval/stand-ins',
    title: t`Stand-ins`,
    access: approving,
    parent: settings,
    load: () => import('./stand-in/stand-in-screen.tsx'),
  },
  {
    path: '/home/settings/approvals',
    title: t`Approval levels`,
    access: ['informationRead'],
    parent: settings,
    load: () => import('./levels/approval-levels-screen.tsx'),
  },
]

/** A type's own list, form and inbox, with their places in the menu, from the type's row. */
function pagesOf(type: RequestTypeName, at: number): Screen[] {
  const { read, write, decide, own, form, icon, under, order, ...row } = entryOf(type)
  const title = i18n._(row.title)
  const list = i18n._(row.list ?? row.title)
  const add = i18n._(row.add)
  const inbox: Screen = {
    path: row.inbox,
    title: i18n._(row.approvals),
    inbox: type,
    access: [decide],
    menu: {
      title: inMenu(title),
      icon,
      description: i18n._(row.pending),
      under: 'approval',
      order: at,
    },
    load: () => import('./typed/typed-inbox-screen.tsx'),
  }
  if (form === null) return [inbox]
  const place = under === undefined ? ({ section: 'me' } as const) : { under }
  return [
    {
      path: own,
      title: list,
      access: [read],
      menu: { title: inMenu(list), icon, description: i18n._(row.about), order, ...place },
      load: () => import('./typed/typed-own-screen.tsx'),
    },
    {
      path: form,
      title: add,
      access: [write],
      parent: { title: list, path: own },
      action: add,
      load: () => import('./typed/typed-add-screen.tsx'),
    },
    inbox,
  ]
}

/** In the specification's spelling of menu entries: "Work From Home". */
function inMenu(title: string): string {
  return title.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
}
