import { defaultFlags, type ComponentFlags } from '@muster/contract/payroll/salary/component-flags.ts'
import type { ComponentKind } from '@muster/engine/payroll/components/components.ts'
import type { Treatment } from '@muster/engine/payroll/payslip/treatment.ts'

/** How the law treats a pay line: by its component's flags today, or by the common default. */
export function treatmentOf(
  flags: ReadonlyMap<string, ComponentFlags>,
  line: { code: string; name: string; kind: ComponentKind },
): Treatment {
  const { payslipOrder: _, benefit, ...treatment } = flagsOf(flags, line)
  // Omitted when absent, so that inputs frozen before benefits existed keep their hash.
  return benefit === null ? treatment : { ...treatment, benefit }
}

export function flagsOf(
  flags: ReadonlyMap<string, ComponentFlags>,
  { code, name, kind }: { code: string; name: string; kind: ComponentKind },
): ComponentFlags {
  return flags.get(code) ?? defaultFlags({ type: kind, code, name })
}
