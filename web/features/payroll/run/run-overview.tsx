import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import type { PayRunDetail } from '../types.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
import { Departments } from './departments.tsx'
import { RunSteps } from './run-steps.tsx'

/** Who did what when, and where the money goes. */
export default function RunOverview({ run }: { run: PayRunDetail }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        alignItems: 'start',
      }}
    >
      <Panel title={t`Steps`}>
        <RunSteps run={run} />
      </Panel>
      <Panel title={t`Net pay by department`}>
        <Departments departments={run.departments} />
      </Panel>
    </Box>
  )
}
