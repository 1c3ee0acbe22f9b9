import { compOffRoutes as contract } from '@muster/contract/attendance/comp-off.routes.ts'
import { localDay } from '@muster/engine/zone.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { requestHandlers, requesterBehind } from '../../approvals/index.ts'
import { creditsLeft } from '../../../platform/leave/leave.ts'
import { compOffDays } from './comp-off-days.ts'
import { compOffType } from './comp-off.request.ts'

const { submit, own, inbox, one, decide, note, cancel } = requestHandlers(compOffType)

export const compOff = {
  type: compOffType,
  routes: serve(contract, {
    'POST /api/v1/employee/compOff-request': submit,
    'GET /api/v1/employee/compOff-request': own,
    'GET /api/v1/employee/all-compOff': inbox,
    'GET /api/v1/employee/compOff-request/{id}': one,
    'PUT /api/v1/employee/compOff-approval/{id}': decide,
    'PUT /api/v1/employee/compOff-note/{id}': note,
    'PUT /api/v1/employee/compOff-cancel/{id}': cancel,
    'GET /api/v1/employee/compOff-days': async ({ tx, actor }) => compOffDays(tx, await requesterBehind(tx, actor)),
    'GET /api/v1/employee/compOff-balance': async ({ tx, actor }) => {
      const { employee, zone } = await requesterBehind(tx, actor)
      const today = localDay(tx.now, zone)
      const usable = (await creditsLeft(tx, { employee })).filter(
        ({ left, expiresOn }) => left > 0 && expiresOn >= today,
      )
      return {
        halfDays: usable.reduce((sum, { left }) => sum + left, 0),
        credits: usable.map(({ request, left, ...credit }) => ({ ...credit, _id: request, leftHalfDays: left })),
      }
    },
  }),
}
