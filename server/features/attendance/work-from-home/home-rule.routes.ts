import { workFromHomeRuleRoutes as contract } from '@muster/contract/attendance/work-from-home-rule.routes.ts'
import { audit, differences } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { putHomeRule, storedHomeRule, type HomeRule } from './home-rule.queries.ts'

/** The company's rules; the defaults if it has not set any. */
export async function homeRule(tx: Tx): Promise<HomeRule> {
  return (
    (await storedHomeRule(tx, {})) ?? {
      ...{ daysPerMonth: 8, aboveLimit: 'warn', noticeDays: 0, pastDays: 7, needsPunches: true },
    }
  )
}

export const workFromHomeRuleRoutes = serve(contract, {
  'GET /api/v1/user/work-from-home-rule': ({ tx }) => homeRule(tx),
  'PUT /api/v1/user/work-from-home-rule': async ({ tx, actor, body }) => {
    const before = await homeRule(tx)
    await putHomeRule(tx, { ...body, now: tx.now })
    const changes = differences(told(before), told(body))
    await audit(tx, actor, 'changed', { type: 'organisation', id: tx.organisation }, changes)
    return null
  },
})

const told = ({ daysPerMonth, aboveLimit, noticeDays, pastDays, needsPunches }: HomeRule) => ({
  homeDaysPerMonth: daysPerMonth,
  homeAboveLimit: aboveLimit,
  homeNoticeDays: noticeDays,
  homePastDays: pastDays,
  homeNeedsPunches: needsPunches ? 'yes' : 'no',
})
