import { SummaryPanel } from '../../features/noticeboard/parts.ts'
import type { OverviewPanel } from '../../shared/contributions.ts'

/** Features' panels about the company, below its facts. */
export const overviewPanels: readonly OverviewPanel[] = [SummaryPanel]
