import { t } from '@lingui/core/macro'
import { Box, LinearProgress, Link, Typography } from '@mui/material'
import { Check, Circle } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { useApi } from '../../shared/call/use-api.ts'
import { useSession } from '../../shared/session/session.ts'
import { ActionButton } from '../../shared/ui/action/action-button.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../shared/ui/skeletons.tsx'
import { visuallyHidden } from '../../shared/ui/visually-hidden.ts'
import { PanelList, PanelRow } from './panel-list.tsx'

interface Props {
  /** Reserves its space while loading, so that the page below does not move. */
  keepsPlace?: boolean
}

/** The remaining steps to set up the company. Gone once all are done, or once hidden in this browser. */
export function ChecklistPanel({ keepsPlace = false }: Props) {
  const reply = useApi('GET /api/v1/dashboard/checklist')
  const organisation = useSession(({ user }) => user?.organisation ?? '')
  const [hidden, setHidden] = useState(() => isMarked('hidden', organisation))
  const steps = reply.data ?? []
  const done = steps.filter(({ isDone }) => isDone).length
  const isDone = reply.data && done === steps.length
  useEffect(() => {
    if (isDone !== undefined) mark('done', organisation, isDone)
  }, [isDone, organisation])
  if (!hidden && reply.isLoading && keepsPlace && !isMarked('done', organisation)) return <Awaited />
  if (hidden || done === steps.length) return null
  const hide = () => {
    mark('hidden', organisation, true)
    setHidden(true)
  }
  return (
    <Panel
      title={t`Set up your company`}
      subtitle={t`${done} of ${steps.length} done`}
      action={<ActionButton size="small" look="text" action={{ label: t`Hide`, onClick: hide }} />}
    >
      <LinearProgress
        variant="determinate"
        value={(done / steps.length) * 100}
        aria-label={t`Company setup`}
        sx={{ mb: 1, height: 6, borderRadius: 3, bgcolor: 'var(--grey-200)' }}
      />
      <PanelList label={t`Steps`}>
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
                {isDone ? <span style={visuallyHidden}>{t`(done)`}</span> : null}
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

/** As high as a newly signed-up company needs it. */
function Awaited() {
  return (
    <Panel title={t`Set up your company`}>
      <Box sx={{ minHeight: 470 }}>
        <TextSkeleton lines={8} />
      </Box>
    </Panel>
  )
}

type Mark = 'hidden' | 'done'

function mark(what: Mark, organisation: string, holds: boolean): void {
  if (holds) localStorage.setItem(markKey(what, organisation), '1')
  else localStorage.removeItem(markKey(what, organisation))
}

function isMarked(what: Mark, organisation: string): boolean {
  return localStorage.getItem(markKey(what, organisation)) !== null
}

function markKey(what: Mark, organisation: string): string {
  return `muster.set-up-${what}.${organisation}`
}
