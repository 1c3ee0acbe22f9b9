import { t } from '@lingui/core/macro'
import { Alert, Box } from '@mui/material'
import { Part } from '../../approvals/index.ts'
import type { AttendanceRequest } from './attendance-request.ts'
import { BeforeAfter } from './before-after.tsx'
import { PastCorrections, RecordedPunches } from './recorded-punches.tsx'

/** The day before and after, its recorded punches, the other corrections, and whether the day was resolved otherwise. */
export default function AttendanceRequestContext({ request: { state, details } }: { request: AttendanceRequest }) {
  const { outdated, before, after, locked, recorded, corrections } = details
  const isOver = state !== 'pending'
  return (
    <>
      <Part title={t`Effect on the day`}>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
          {outdated === null ? null : <Alert severity="warning">{outdated}</Alert>}
          <BeforeAfter before={before} after={after} locked={locked} isOver={isOver} />
        </Box>
      </Part>
      {recorded.length === 0 ? null : (
        <Part title={t`Recorded punches`}>
          <RecordedPunches punches={recorded} />
        </Part>
      )}
      {corrections.length === 0 ? null : (
        <Part title={t`Other corrections this month`}>
          <PastCorrections corrections={corrections} />
        </Part>
      )}
    </>
  )
}
