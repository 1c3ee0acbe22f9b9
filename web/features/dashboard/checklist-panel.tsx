import { Box, LinearProgress, Link, Typography } from '@mui/material'
import { Check, Circle } from 'lucide-react'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { useApi } from '../../shared/call/use-api.ts'
import { useSession } from '../../shared/session/session.ts'
import { ActionButton } from '../../shared/ui/action-button.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { visuallyHidden } from '../../shared/ui/visually-hidden.ts'
import { PanelList, PanelRow } from './panel-list.tsx'

/** What is left to set the company up. Gone when all is done, or when this browser was told to hide it. */
export function ChecklistPanel() {
  const reply = useApi('GET /api/v1/dashboard/checklist')
  const organisation = useSession(({ user }) => user?.organisation ?? '')
  const [hidden, setHidden] = useState(() => isHidden(organisation))
  const steps = reply.data ?? []
  const done = steps.filter(({ isDone }) => isDone).length
  if (hidden || done === steps.length) return null
  const hide = () => {
    localStorage.setItem(hiddenKey(organisation), '1')
    setHidden(true)
  }
  return (
    <Panel
      title="Set up your company"
      subtitle={`${done} of ${steps.length} done`}
      action={<ActionButton size="small" look="text" action={{ label: 'Hide', onClick: hide }} />}
    >
      <LinearProgress
        variant="determinate"
        value={(done / steps.length) * 100}
        aria-label="Company set-up"
        sx={{ mb: 1, height: 6, borderRadius: 3, bgcolor: 'var(--grey-200)' }}
      />
      <PanelList label="Steps">
        {steps.map(({ key, title, text, to, isDone }) => (
          <PanelRow key={key}>
            {isDone ? (
              <Check size={18} color="var(--green-600)" aria-hidden />
            ) : (
              <Circle size={18} color="var(--grey-400)" aria-hidden />
            )}
            <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
              <Link
                component={RouterLink}
                to={to}
                underline="hover"
                sx={{ fontWeight: 500, color: isDone ? 'text.secondary' : undefined }}
              >
                {title}
                {isDone ? <span style={visuallyHidden}> (done)</span> : null}
              </Link>
              {isDone ? null : (
                <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                  {text}
                </Typography>
              )}
            </Box>
          </PanelRow>
        ))}
      </PanelList>
    </Panel>
  )
}

function hiddenKey(organisation: string): string {
  return `muster.set-up-hidden.${organisation}`
}

function isHidden(organisation: string): boolean {
  return localStorage.getItem(hiddenKey(organisation)) !== null
}
