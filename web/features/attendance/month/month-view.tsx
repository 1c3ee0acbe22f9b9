import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { type ReactNode, Suspense } from 'react'
import { lazyDialog, lazyPart } from '../../../shared/part/lazy-part.tsx'
import type { ListReply } from '../../../shared/table/list-reply.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { UrlTabs, useUrlTab } from '../../../shared/ui/url-tabs.tsx'
import { useSidePanel } from '../../../shared/ui/side-panel/use-side-panel.ts'
import { DayLog } from '../day/day-log.tsx'
import { type AttendanceDay, heatOf } from '../day/attendance-day.ts'

// Loaded when the month or a day is opened.
const MonthHeat = lazyPart(() => import('./month-heat.tsx').then((file) => ({ default: file.MonthHeat })))
const DayPanel = lazyDialog(() => import('../day/day-panel.tsx'))

const views = [
  { value: 'log', label: t`Log` },
  { value: 'month', label: t`Month` },
]

interface Props {
  month: string
  reply: Omit<ListReply<AttendanceDay>, 'data'> & { data?: readonly AttendanceDay[] }
  /** The open day's actions. */
  footer?: (day: AttendanceDay) => ReactNode
}

/** A person's month, as a log or as a calendar; a day opens beside it. */
export function MonthView({ month, reply, footer }: Props) {
  const view = useUrlTab(views, 'view')
  const panel = useSidePanel('day')
  const open = reply.data?.find(({ day }) => day === panel.id)
  return (
    <>
      <Panel flush>
        <Box sx={{ px: 2.5 }}>
          <UrlTabs tabs={views} label={t`Month view`} param="view" keep={['month']} />
        </Box>
        {view === 'month' ? (
          <Box sx={{ p: 2.5 }}>
            {reply.data ? (
              <Suspense fallback={<TextSkeleton lines={6} />}>
                <MonthHeat
                  month={month}
                  days={heatOf(reply.data)}
                  onPick={(day) => {
                    if (reply.data?.some((one) => one.day === day)) panel.open(day)
                  }}
                />
              </Suspense>
            ) : reply.error ? (
              <ErrorState
                title={t`Could not load attendance.`}
                error={reply.error}
                onRetry={() => void reply.mutate?.()}
              />
            ) : (
              <TextSkeleton lines={6} />
            )}
          </Box>
        ) : (
          <DayLog reply={reply} onOpen={({ day }) => panel.open(day)} />
        )}
      </Panel>
      {open ? (
        <Suspense fallback={null}>
          <DayPanel day={open} onClose={panel.close} footer={footer?.(open)} />
        </Suspense>
      ) : null}
    </>
  )
}
