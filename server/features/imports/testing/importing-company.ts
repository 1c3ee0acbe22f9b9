import { aCompany } from '../../../testing/company.ts'
import { leave } from '../../leave/index.ts'
import { withPayroll } from '../../payroll/testing.ts'

/** A company with something to import for each kind: `hr` is ACM-0001, `priya` ACM-0002. */
export async function importingCompany() {
  const company = await withPayroll(await aCompany(), { statutory: true })
  company.clock.set('2026-11-20T06:00:00.000Z')
  await company.within((tx) => leave.seed(tx))
  const hr = await company.employee('Anita Rao', { role: 'HR', joinedOn: '2026-10-01' })
  const priya = await company.employee('Priya Nair', { joinedOn: '2026-04-01' })
  await company.within((tx) => leave.join(tx, priya.employee))
  return { company, hr, priya }
}
