import { SummaryPanel } from '../../features/noticeboard/parts.ts'
import type { OverviewPanel } from '../../shared/contributions.ts'

/** What features say of the company below its facts. */
export const overviewPanels: readonly OverviewPanel[] = [SummaryPanel]
