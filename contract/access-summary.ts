import { flagsIn, type Held, levelOf } from './access-levels.ts'
import { type AreaId, areaIds, areaOf } from './permission-areas.ts'
import { permissions } from './permissions.ts'

/** What somebody can do and cannot, area by area; `everyone` is "of all 59 people". */
export function abilities(held: Held, everyone: string): { can: string[]; cannot: string[] } {
  const can = areaIds.flatMap((id) => {
    if (levelOf(id, held) === 'custom')
      return flagsIn(id)
        .filter((flag) => held.has(flag))
        .map((flag) => `${areaOf[id].title}: ${permissions[flag].label}`)
    const step = areaOf[id].steps.findLast(({ flags }) => flags.every((flag) => held.has(flag)))
    return step ? [`Can ${step.can.replace('*', ` ${everyone}`)}`] : []
  })
  const cannot = areaIds.flatMap((id) => {
    const step = areaOf[id].steps.find(({ flags }) => !flags.some((flag) => held.has(flag)))
    return step ? [`Cannot ${step.can.replace('*', '')}`] : []
  })
  return { can, cannot }
}

/** One line: "Changes Salaries, Bank accounts and 8 more · Views Form 16 · Approves 7 types of requests". */
export function summaryOf(held: Held): string {
  const reached = areaIds.filter((id) => flagsIn(id).some((flag) => held.has(flag)))
  const others = reached.filter((id) => !isOwn(id, held))
  const approved = others.filter((id) => areaOf[id].section === 'Approvals')
  const rest = others.filter((id) => !approved.includes(id))
  const changed = rest.filter((id) => levelOf(id, held) === 'change')
  const viewed = rest.filter((id) => !changed.includes(id))
  const parts = [
    list('Changes', changed),
    list('Views', viewed),
    approved.length === 0 ? '' : `Approves ${approved.length} ${approved.length === 1 ? 'type' : 'types'} of requests`,
  ].filter((part) => part !== '')
  if (parts.length > 0) return parts.join(' · ')
  return reached.length === 0 ? 'No access' : 'Own attendance and requests only'
}

/** What everybody has for themselves. */
function isOwn(id: AreaId, held: Held): boolean {
  if (id === 'calendar') return levelOf(id, held) === 'view'
  return id === 'ownAttendance' || areaOf[id].section === 'Own requests'
}

function list(verb: string, ids: readonly AreaId[]): string {
  if (ids.length === 0) return ''
  const names = ids.toSorted((a, b) => weight(b) - weight(a)).map((id) => lowered(areaOf[id].title))
  const [first = '', second, third, ...more] = names
  if (second === undefined) return `${verb} ${first}`
  if (third === undefined) return `${verb} ${first} and ${second}`
  if (more.length === 0) return `${verb} ${first}, ${second} and ${third}`
  return `${verb} ${first}, ${second}, ${third} and ${more.length} more`
}

/** What concerns pay and access is named first. */
function weight(id: AreaId): number {
  return ['salaries', 'payRuns', 'bank', 'access', 'people'].toReversed().indexOf(id)
}

const lowered = (title: string) => (title.startsWith('Form') ? title : title.charAt(0).toLowerCase() + title.slice(1))
