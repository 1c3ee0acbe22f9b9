import type { z } from 'zod'
import type { annualReturnRoutes } from '@muster/contract/payroll/statutory/annual-return.routes.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { addressLine, companyToday } from '../../organisation/index.ts'
import { settingsOf, type PayingEntity } from '../legal-entity/paying-entity.ts'
import { statutorySettings } from '../statutory/index.ts'
import { ownEmployer } from './work-location.queries.ts'

type Employer = z.output<(typeof annualReturnRoutes)['GET /api/v1/user/annual-return']['reply']>['employers'][number]

/** The filing employers with today's numbers: the organisation if it is the only one, otherwise these legal entities. */
export async function employersOf(tx: Tx, entities: readonly PayingEntity[]): Promise<Employer[]> {
  const own = (await ownEmployer(tx, {}))!
  const settings = await statutorySettings(tx, await companyToday(tx))
  const itself: PayingEntity = { id: null, name: own.name, people: 0, details: null }
  return (entities.length === 0 ? [itself] : entities).map((entity) => {
    const { pf, esi, tds } = settingsOf(settings, entity)
    const { legalName, address, pan } = entity.details ?? own
    return {
      ...{ _id: entity.id, name: entity.name, legalName: legalName || entity.name, address: addressLine(address) },
      ...{ industry: own.industry, pan, tan: tds.tan, responsible: tds.signatoryName },
      ...{ establishmentNumber: pf.establishmentNumber, employerCode: esi.employerCode },
    }
  })
}
