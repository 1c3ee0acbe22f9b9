import { t } from '@lingui/core/macro'
import { StatStrip } from '../../../shared/ui/stat-strip.tsx'
import type { OneImport } from '../import-view.ts'

/** The numbers of rows by outcome. */
export function CountStrip({ of: { counts } }: { of: OneImport }) {
  return (
    <StatStrip
      label={t`Rows by result`}
      stats={[
        { label: t`New`, value: counts.new },
        { label: t`Changed`, value: counts.changed },
        { label: t`Unchanged`, value: counts.unchanged },
        { label: t`Refused`, value: counts.refused, ...(counts.refused > 0 ? { tone: 'error' as const } : {}) },
        { label: t`Skipped`, value: counts.skipped },
      ]}
    />
  )
}
