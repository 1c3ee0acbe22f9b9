import type { PreflightCode } from '@muster/contract/payroll/pay-run/preflight.routes.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { registrations } from '../statutory/index.ts'

/** Registrations the company has not answered, and those for which it has reached the law's number of employees. */
export async function registrationFindings(tx: Tx): Promise<PreflightCode[]> {
  const all = await registrations(tx)
  const crossed = (section: 'pf' | 'esi' | 'lwf') => all.some((one) => one.section === section && one.isCrossed)
  const codes: (PreflightCode | false)[] = [
    all.some(({ answer }) => answer === null) && 'registrations',
    crossed('pf') && 'pfThreshold',
    crossed('esi') && 'esiThreshold',
    crossed('lwf') && 'lwfThreshold',
  ]
  return codes.filter((code) => code !== false)
}
