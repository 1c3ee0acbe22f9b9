import { defaultFlags, type ComponentFlags } from '@muster/contract/payroll/salary/component-flags.ts'
import type { ComponentKind } from '@muster/engine/payroll/components/components.ts'
import type { Treatment } from '@muster/engine/payroll/payslip/treatment.ts'

/** How the law looks at a line of pay: as its component says today, or as most companies would say. */
export function treatmentOf(
  flags: ReadonlyMap<string, ComponentFlags>,
  line: { code: string; name: string; kind: ComponentKind },
): Treatment {
  const { payslipOrder: _, benefit, ...treatment } = flagsOf(flags, line)
  // Left out where there is none, so that what was frozen before there were benefits stays as it is.
  return benefit === null ? treatment : { ...treatment, benefit }
}

export function flagsOf(
  flags: ReadonlyMap<string, ComponentFlags>,
  { code, name, kind }: { code: string; name: string; kind: ComponentKind },
): ComponentFlags {
  return flags.get(code) ?? defaultFlags({ type: kind, code, name })
}
