import { t } from '@lingui/core/macro'
import { Button, CircularProgress, Tooltip } from '@mui/material'
import { usePunch } from './use-punch.ts'

/** 'Punch In' or 'Punch Out'; disabled with a spinner while a punch is being sent. */
export function PunchButton({ size = 'medium' }: { size?: 'small' | 'medium' | 'large' }) {
  const { today, punchedIn, pending, punch } = usePunch()
  return (
    <Tooltip title={today?.asksForPosition ? t`Your location is recorded only when you punch.` : ''} describeChild>
      <span>
        <Button
          variant={punchedIn ? 'outlined' : 'contained'}
          size={size}
          disabled={pending || today === undefined}
          onClick={() => void punch()}
          startIcon={pending ? <CircularProgress size={14} color="inherit" aria-hidden /> : undefined}
          // Fading from disabled to blue would make its text hard to read for a moment.
          sx={{ whiteSpace: 'nowrap', flexShrink: 0, transition: 'none' }}
        >
          {punchedIn ? t`Punch Out` : t`Punch In`}
        </Button>
      </span>
    </Tooltip>
  )
}
