import { fillDemoCompany } from './demo-company.ts'
import { whileFilling } from './filling.ts'

/** Fills in the demo company. Sign-in is possible only once it is complete, so an interrupted start begins again. */
export function fillEmpty(parts: Parameters<typeof whileFilling>[0]): Promise<void> {
  return whileFilling(parts, fillDemoCompany)
}
