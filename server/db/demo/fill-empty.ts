import { fillDemoCompany } from './demo-company.ts'
import { whileFilling } from './filling.ts'

/** Fills in the demo company. It can be signed in to only when it is whole, so a start that is cut short begins anew. */
export function fillEmpty(parts: Parameters<typeof whileFilling>[0]): Promise<void> {
  return whileFilling(parts, fillDemoCompany)
}
