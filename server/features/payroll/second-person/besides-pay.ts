import type { Id } from '@muster/contract/values.ts'
import type { Sentence } from '@muster/engine/sentence.ts'

/** Money between the company and one employee outside payroll. */
export function besidesPay(employee: Id, title: Sentence) {
  return {
    area: 'loan' as const,
    record: { type: 'employee' as const, id: employee },
    employee,
    isRepeatable: true,
    title,
  }
}
