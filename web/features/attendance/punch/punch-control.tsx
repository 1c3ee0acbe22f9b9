import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Box, IconButton } from '@mui/material'
import { RotateCw } from 'lucide-react'
import { Suspense, useEffect, useRef } from 'react'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { useCan } from '../../../shared/session/session.ts'
import { PunchButton } from './punch-button.tsx'
import { usePunchStore } from './punch-store.ts'
import { PunchTimer } from './punch-timer.tsx'
import { usePunch } from './use-punch.ts'
import { useIsPhone } from '../../../shared/ui/use-is-phone.ts'
import { localDate } from './punched-time.ts'
import { useNow } from '../../../shared/page/use-now.ts'

const EarlyDialog = lazyDialog(() => import('./early-dialog.tsx'))
const OnDutyDialog = lazyDialog(() => import('./on-duty-dialog.tsx'))

/** Today's timer and the punch button in the header. */
export default function PunchControl() {
  return useCan('selfattendanceRead') ? <Control /> : null
}

function Control() {
  const phone = useIsPhone()
  const { failed, retry, punchedIn } = usePunch()
  const isQuestionOpen = usePunchStore((state) => state.question !== null)
  const isEarly = usePunchStore((state) => state.early !== null)
  if (failed) {
    return (
      <Box role="status" sx={{ display: 'flex', alignItems: 'center', color: 'error.main', fontSize: '0.8125rem' }}>
        <Trans>
          Network error
          <IconButton aria-label={t`Try again`} onClick={retry} size="small">
            <RotateCw size={16} aria-hidden />
          </IconButton>
        </Trans>
      </Box>
    )
  }
  return (
    <Box
      role="group"
      aria-label={t`Punch`}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        height: 40,
        pl: phone ? 0 : 1.5,
        pr: phone ? 0 : 0.5,
        borderRadius: '20px',
        border: phone ? 0 : '1px solid',
        borderColor: 'divider',
      }}
    >
      <MidnightReset />
      <Dot on={punchedIn} />
      {phone ? null : <PunchTimer />}
      <PunchButton size="small" />
      <Suspense fallback={null}>
        {isEarly ? <EarlyDialog /> : null}
        {isQuestionOpen ? <OnDutyDialog /> : null}
      </Suspense>
    </Box>
  )
}

function Dot({ on }: { on: boolean }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        width: 8,
        height: 8,
        flexShrink: 0,
        borderRadius: '50%',
        bgcolor: on ? 'var(--green-500)' : 'var(--grey-400)',
        '@keyframes punch-pulse': {
          from: { boxShadow: '0 0 0 0 var(--green-500)' },
          to: { boxShadow: '0 0 0 7px transparent' },
        },
        animation: on ? 'punch-pulse 2s infinite' : 'none',
        '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
      }}
    />
  )
}

/** Restarts timer and lists when the local date changes. Renders nothing; once on the page. */
function MidnightReset() {
  const { today, retry } = usePunch()
  const now = useNow(true)
  const date = today ? localDate(now, today.zone) : null
  const known = useRef(date)
  useEffect(() => {
    const before = known.current
    known.current = date
    if (before !== null && date !== null && before !== date) retry()
  }, [date, retry])
  return null
}
