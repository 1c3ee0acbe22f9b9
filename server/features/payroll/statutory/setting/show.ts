import type { z } from 'zod'
import type { StatutorySettings as Shown } from '@muster/contract/payroll/statutory/statutory-settings.routes.ts'
import type { SectionValue, StatutorySection } from '@muster/contract/payroll/statutory/statutory-sections.ts'
import type { Id, Month } from '@muster/contract/values.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { lastLockedMonth } from '../../locked-month/locked-month.ts'
import { nextChanges, ownTan, settingsIn, workLocations } from './setting.queries.ts'
import { savedRow, valueOf } from './settings.ts'
import { lawCode } from './state-codes.ts'

/** The settings of a month for their screen: each with the month it applies from, and when it changes next. */
export async function shownSettings(tx: Tx, month: Month): Promise<z.output<typeof Shown>> {
  const saved = await settingsIn(tx, { month })
  const next = await nextChanges(tx, { month })
  const locations = await workLocations(tx, {})
  const inForce = <S extends StatutorySection>(
    section: S,
    state: string | null = null,
    locationId: Id | null = null,
  ) => ({
    value: valueOf(saved, section, month, state, locationId) as SectionValue<S>,
    from: savedRow(saved, section, state, locationId)?.from ?? null,
    next: savedRow(next, section, state, locationId)?.from ?? null,
  })
  const company = (await ownTan(tx, {}))?.tan ?? null
  const tds = inForce('tds')
  const states = [...new Set(locations.map(({ state }) => state))].filter((state) => state !== '').toSorted()
  return {
    month,
    lockedTo: await lastLockedMonth(tx),
    pf: inForce('pf'),
    esi: inForce('esi'),
    otherTan: tds.value.tan === company ? null : tds.value.tan,
    tds: { ...tds, value: { ...tds.value, tan: company } },
    gratuity: inForce('gratuity'),
    bonus: inForce('bonus'),
    pay: inForce('pay'),
    states: states.map((state) => ({
      state,
      code: lawCode(state),
      pt: inForce('pt', state),
      lwf: inForce('lwf', state),
      locations: locations
        .filter((location) => location.state === state)
        .map(({ id, name }) => ({
          _id: id,
          name,
          pt: savedRow(saved, 'pt', state, id) ? inForce('pt', state, id) : null,
        })),
    })),
  }
}
