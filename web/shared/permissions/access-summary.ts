import { plural, t } from '@lingui/core/macro'
import { flagsIn, type Held, levelOf } from '@muster/contract/access-levels.ts'
import { type AreaId, areaIds, areaOf } from '@muster/contract/permission-areas.ts'
import { i18n } from '../language/i18n.ts'

/** One line: "Changes salaries, bank accounts and 8 more · Views Form 16 · Approves 7 types of requests". */
export function summaryOf(held: Held): string {
  const reached = areaIds.filter((id) => flagsIn(id).some((flag) => held.has(flag)))
  const others = reached.filter((id) => !isOwn(id, held))
  const approved = others.filter((id) => areaOf[id].section === 'Approvals')
  const rest = others.filter((id) => !approved.includes(id))
  const changed = rest.filter((id) => levelOf(id, held) === 'change')
  const viewed = rest.filter((id) => !changed.includes(id))
  const parts = [
    changed.length === 0 ? '' : changesText(named(changed)),
    viewed.length === 0 ? '' : viewsText(named(viewed)),
    approved.length === 0
      ? ''
      : plural(approved.length, { one: 'Approves # type of requests', other: 'Approves # types of requests' }),
  ].filter((part) => part !== '')
  if (parts.length > 0) return parts.join(' · ')
  return reached.length === 0 ? t`No access` : t`Own attendance and requests only`
}

/** What everyone has for themselves. */
function isOwn(id: AreaId, held: Held): boolean {
  if (id === 'calendar') return levelOf(id, held) === 'view'
  return id === 'ownAttendance' || areaOf[id].section === 'Own requests'
}

function changesText([first = '', second, third, ...more]: readonly string[]): string {
  if (second === undefined) return t`Changes ${first}`
  if (third === undefined) return t`Changes ${first} and ${second}`
  if (more.length === 0) return t`Changes ${first}, ${second} and ${third}`
  return t`Changes ${first}, ${second}, ${third} and ${more.length} more`
}

function viewsText([first = '', second, third, ...more]: readonly string[]): string {
  if (second === undefined) return t`Views ${first}`
  if (third === undefined) return t`Views ${first} and ${second}`
  if (more.length === 0) return t`Views ${first}, ${second} and ${third}`
  return t`Views ${first}, ${second}, ${third} and ${more.length} more`
}

/** Pay and access first. */
function named(ids: readonly AreaId[]): string[] {
  return ids.toSorted((a, b) => weight(b) - weight(a)).map((id) => lowered(id, i18n._(areaOf[id].title)))
}

function weight(id: AreaId): number {
  return ['salaries', 'payRuns', 'bank', 'access', 'people'].toReversed().indexOf(id)
}

const lowered = (id: AreaId, title: string) =>
  id === 'form16' ? title : title.charAt(0).toLowerCase() + title.slice(1)
