import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { useState } from 'react'
import { monthOf } from '@muster/engine/day.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { today } from '../../../shared/format/date.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { useSidePanel } from '../../../shared/ui/side-panel/use-side-panel.ts'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { MonthHeat } from '../month/month-heat.tsx'
import { MonthSwitch } from '../../../shared/ui/month-switch.tsx'
import { daysOf, homeHeat, usedText } from './work-from-home.ts'

/** The person's own days at home in a month, and their share of the allowance. A day opens its request. */
export default function HomeMonthPanel() {
  const [month, setMonth] = useState(() => monthOf(today()))
  const { data, error, mutate } = useApi('GET /api/v1/employee/work-from-home-month', { query: { month } })
  const panel = useSidePanel()
  const shown = data?.month === month ? data : undefined
  const open = (day: string) => {
    const request = shown?.days.find((one) => one.day === day)?.request
    if (request) panel.open(request)
  }
  return (
    <Box sx={{ mb: 2.5 }}>
      <Panel
        title={shown ? usedText(shown.approvedHalfDays + shown.pendingHalfDays, shown.limitHalfDays) : t`Your month`}
        subtitle={shown && shown.pendingHalfDays > 0 ? t`${daysOf(shown.pendingHalfDays)} pending approval` : undefined}
        action={<MonthSwitch month={month} onChange={setMonth} />}
      >
        {error && !shown ? (
          <ErrorState title={t`Could not load your days.`} error={error} onRetry={() => void mutate()} />
        ) : !shown ? (
          <TextSkeleton lines={6} />
        ) : (
          <Box sx={{ maxWidth: 640 }}>
            <MonthHeat
              month={month}
              days={Object.fromEntries(shown.days.map((day) => [day.day, homeHeat(day)]))}
              onPick={open}
            />
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
              {shown.rule.needsPunches
                ? t`Punch in and out as usual on days at home. Your location is not checked.`
                : t`You don't need to punch on days at home. Your location is not checked.`}
            </Typography>
          </Box>
        )}
      </Panel>
    </Box>
  )
}
