import type { z } from 'zod'
import type { Calculation } from '@muster/contract/payroll/salary/salary-calculation.ts'
import { rupees } from '@muster/engine/money.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { addComponent } from './component/component.ts'
import { addTemplate } from './template/template.ts'

interface Part {
  name: string
  code: string
  calculation: z.output<typeof Calculation>
}

/** Conventions of many companies, not law: all of it can be changed. */
const parts: readonly Part[] = [
  { name: 'Basic', code: 'BASIC', calculation: { type: 'percent', of: 'ctc', basisPoints: 5000 } },
  { name: 'House rent allowance', code: 'HRA', calculation: { type: 'percent', of: 'basic', basisPoints: 4000 } },
  { name: 'Conveyance allowance', code: 'CONVEYANCE', calculation: { type: 'fixed', monthlyPaise: rupees(1600) } },
  { name: 'Special allowance', code: 'SPECIAL', calculation: { type: 'remainder' } },
]

/** A new organisation starts with some components and a template of them. */
export async function seedPayroll(tx: Tx): Promise<void> {
  const lines = []
  for (const part of parts) {
    const { _id } = await addComponent(tx, { ...part, type: 'earning', isProrated: true, inCtc: true, isActive: true })
    lines.push({ componentId: _id, calculation: null })
  }
  await addTemplate(tx, { name: 'Standard', lines })
}
