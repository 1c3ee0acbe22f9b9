import type { Day, Month } from '@muster/contract/values.ts'
import { addMonths, monthOf } from '@muster/engine/day.ts'
import {
  complianceItems,
  type ComplianceItem,
  type Registered,
} from '@muster/engine/payroll/outputs/compliance/compliance.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { companyToday } from '../../organisation/index.ts'
import { payingEntities, settingsOf, type PayingEntity } from '../legal-entity/paying-entity.ts'
import { organisationBook, statutorySettings, type StatutorySettings } from '../statutory/index.ts'
import { firstLocked, paidByEntity, taxedMonths, type PaidByEntity } from './compliance.queries.ts'

export interface DueItem extends ComplianceItem {
  /** Who files it; null if there is only the organisation itself. */
  entity: PayingEntity | null
}

/** A legal entity that files, with the months it pays for. */
interface Filer {
  entity: PayingEntity | null
  first: Month
  /** Null if it still pays people. */
  last: Month | null
  registered: Registered
}

/** Everything due for months from the first locked one on, by the present registrations of each legal entity. */
export async function dueItems(tx: Tx): Promise<DueItem[]> {
  const today = await companyToday(tx)
  const book = await organisationBook(tx)
  const earliest = addMonths(monthOf(today), -20)
  const taxed = new Set((await taxedMonths(tx, { from: earliest })).map((one) => `${one.entity} ${one.period}`))
  const items = (await filers(tx, today, earliest)).flatMap(({ entity, first, last, registered }): DueItem[] => {
    const between = { from: first > earliest ? first : earliest, to: addMonths(monthOf(today), 4) }
    return (
      complianceItems(book, between, () => registered)
        .filter(({ from }) => last === null || from <= last)
        // Of a month that is over without tax there is nothing to deposit.
        .filter(({ kind, dueOn, to }) => kind !== 'tds' || dueOn >= today || taxed.has(`${entity?.id ?? null} ${to}`))
        .map((item) => ({ ...item, entity }))
    )
  })
  return items.toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : a.dueOn > b.dueOn ? 1 : 0))
}

async function filers(tx: Tx, today: Day, earliest: Month): Promise<Filer[]> {
  const settings = await statutorySettings(tx, today)
  const entities = await payingEntities(tx)
  if (entities.length === 0) {
    const first = (await firstLocked(tx, {}))?.month ?? monthOf(today)
    return [{ entity: null, first, last: null, registered: registeredBy(settings) }]
  }
  const paid = new Map((await paidByEntity(tx, { from: earliest })).map((one) => [one.entity, one]))
  const all = entities
    .filter(({ id, people }) => people > 0 || paid.has(id))
    .map((entity): Filer => {
      const own = paid.get(entity.id)
      return {
        ...{ entity, first: own?.first ?? monthOf(today), last: entity.people > 0 ? null : own!.last },
        registered: registeredOf(settings, entity, own),
      }
    })
  return all.map((one) => (one.entity?.id === null ? { ...one, registered: withRest(settings, one, all) } : one))
}

/** The registrations of an organisation without other legal entities. */
export function registeredBy(settings: StatutorySettings): Registered {
  return registeredWhere(settings, () => true)
}

/** Schemes apply to all entities; a state applies to an entity that has a registration number or pays people there. */
function registeredOf(settings: StatutorySettings, entity: PayingEntity, paid: PaidByEntity | undefined): Registered {
  return registeredWhere(
    settingsOf(settings, entity),
    (section, state, number) => number !== null || paid?.[section].includes(state) === true,
  )
}

type StateSection = 'pt' | 'lwf'

function registeredWhere(
  { pf, esi, tds, bonus, places }: StatutorySettings,
  isOwn: (section: StateSection, state: string, number: string | null) => boolean,
): Registered {
  const states = (section: StateSection) => {
    const own = [...places.values()].filter(
      ({ state, [section]: { enabled, registrationNumber } }) => enabled && isOwn(section, state, registrationNumber),
    )
    return [...new Set(own.map(({ state }) => state))].toSorted()
  }
  return {
    ...{ pf: pf.enabled, esi: esi.enabled, tds: tds.enabled, bonus: bonus.enabled },
    ...{ ptStates: states('pt'), lwfStates: states('lwf') },
  }
}

/** States of no entity: the organisation itself is reminded of them. */
function withRest(settings: StatutorySettings, own: Filer, all: readonly Filer[]): Registered {
  const rest = (of: 'ptStates' | 'lwfStates') => {
    const others = new Set(all.filter((one) => one !== own).flatMap(({ registered }) => registered[of]))
    return registeredBy(settings)[of].filter((state) => own.registered[of].includes(state) || !others.has(state))
  }
  return { ...own.registered, ptStates: rest('ptStates'), lwfStates: rest('lwfStates') }
}
