import { defaultFlags, type ComponentFlags } from '@muster/contract/payroll/component-flags.ts'
import type { Treatment } from '@muster/engine/payroll/treatment.ts'

/** How the law looks at a line of pay: as its component says today, or as most companies would say. */
export function treatmentOf(
  flags: ReadonlyMap<string, ComponentFlags>,
  line: { code: string; name: string; kind: 'earning' | 'deduction' | 'employer' | 'reimbursement' },
): Treatment {
  const { payslipOrder: _, ...treatment } = flagsOf(flags, line)
  return treatment
}

export function flagsOf(
  flags: ReadonlyMap<string, ComponentFlags>,
  { code, name, kind }: { code: string; name: string; kind: 'earning' | 'deduction' | 'employer' | 'reimbursement' },
): ComponentFlags {
  return flags.get(code) ?? defaultFlags({ type: kind, code, name })
}
