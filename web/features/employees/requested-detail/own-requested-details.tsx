import { t } from '@lingui/core/macro'
import { Box, Link, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router'
import { useApi } from '../../../shared/call/use-api.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { stepLabels, stepPaths, stepStates, stepTones } from './requested-labels.ts'

/** The details that HR requested; nothing once all are complete. */
export function OwnRequestedDetails() {
  const { data } = useApi('GET /api/v1/employee/self-requested-detail')
  if (!data || data.length === 0) return null
  return (
    <Panel title={t`HR asks you to fill in`}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {data.map(({ step, note, state }) => (
          <Box key={step} component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Box sx={{ flex: '1 1 140px', minWidth: 0 }}>
              <Link component={RouterLink} to={stepPaths[step]} className="touch-area" sx={{ fontWeight: 500 }}>
                {stepLabels[step]}
              </Link>
              {note === '' ? null : (
                <Typography variant="caption" component="p" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  {note}
                </Typography>
              )}
            </Box>
            <StatusChip status={state} label={stepStates[state]} tone={stepTones[state]} />
          </Box>
        ))}
      </Box>
    </Panel>
  )
}
