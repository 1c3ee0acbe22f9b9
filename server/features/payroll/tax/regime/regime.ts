import type { Id } from '@muster/contract/values.ts'
import { say, verbatim } from '@muster/engine/sentence.ts'
import { audit, asValue } from '../../../../platform/audit/audit.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { conflict } from '../../../../platform/problem.ts'
import { notify } from '../../../notifications/index.ts'
import { personIn, whyFixed, type By } from '../person.ts'
import { endChoice, insertChoice } from './tax-regime.queries.ts'
import { taxYear } from '../tax-year.ts'

export type Regime = 'old' | 'new'

/** Chooses the regime for a year. Once tax was deducted by a choice, only payroll can change it. */
export async function chooseRegime(
  tx: Tx,
  by: By,
  employee: Id,
  { financialYear, regime }: { financialYear: string; regime: Regime },
): Promise<{ regime: Regime }> {
  const year = await taxYear(tx, financialYear)
  const person = await personIn(tx, employee, year)
  const fixed = whyFixed(person, year)
  if (fixed !== null && !by.isPayroll) throw conflict(fixed)
  if (person.regime === regime) return { regime }
  await endChoice(tx, { employee, year: financialYear, now: tx.now })
  await insertChoice(tx, { employee, year: financialYear, regime, account: by.account, now: tx.now })
  if (by.isPayroll) {
    const message =
      regime === 'old'
        ? say`Payroll set your tax regime for ${financialYear}: the old one.`
        : say`Payroll set your tax regime for ${financialYear}: the new one.`
    await notify(tx, [person.account], {
      type: 'tax',
      message,
      mailed: say`Payroll set your tax regime for ${financialYear}.`,
    })
  }
  const changed = { from: asValue(person.regime), to: asValue(regime) }
  const changes = { taxRegime: { of: verbatim(financialYear), ...changed }, ...by.alone }
  await audit(tx, by.actor, 'choseTaxRegime', { type: 'employee', id: employee }, changes)
  return { regime }
}
