import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { Check, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

export interface Step {
  /** The step's address: `?step=bank` or a path. */
  path: string
  title: string
  state?: 'open' | 'done' | 'errors'
}

interface Props {
  steps: readonly Step[]
  /** Index of the current step. */
  current: number
  /** All steps can be opened; otherwise only completed ones. */
  free?: boolean
}

/** Progress of a task with several pages; completed steps are links. On a phone one line of text. */
export function Stepper({ steps, current, free = false }: Props) {
  return (
    <Box component="nav" aria-label={t`Steps`} sx={{ mb: 2.5 }}>
      <Typography role="status" variant="subtitle2" sx={{ display: { sm: 'none' } }}>
        {t`Step ${current + 1} of ${steps.length} · ${steps[current]?.title ?? ''}`}
      </Typography>
      <Box
        component="ol"
        sx={{ display: { xs: 'none', sm: 'flex' }, flexWrap: 'wrap', gap: 2, listStyle: 'none', m: 0, p: 0 }}
      >
        {steps.map((step, index) => (
          <Box
            key={step.path}
            component="li"
            aria-current={index === current ? 'step' : undefined}
            sx={{ flex: '1 1 90px' }}
          >
            <Segment on={index === current || step.state === 'done'} />
            <StepTitle
              step={step}
              index={index}
              current={current}
              link={index !== current && (free || step.state === 'done')}
            />
          </Box>
        ))}
      </Box>
    </Box>
  )
}

function StepTitle({ step, index, current, link }: { step: Step; index: number; current: number; link: boolean }) {
  const look = {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 0.75,
    minHeight: 24,
    fontWeight: index === current ? 600 : 500,
  } as const
  const content: ReactNode = (
    <>
      {step.state === 'done' ? <Check size={16} color="var(--green-600)" aria-label={t`Done:`} /> : null}
      {step.state === 'errors' ? (
        <TriangleAlert size={16} color="var(--red-600)" aria-label={t`Needs attention:`} />
      ) : null}
      {`${index + 1} ${step.title}`}
    </>
  )
  return link ? (
    <Box component={Link} to={step.path} sx={{ ...look, color: 'primary.main' }}>
      {content}
    </Box>
  ) : (
    <Box component="span" sx={{ ...look, color: index === current ? 'text.primary' : 'text.secondary' }}>
      {content}
    </Box>
  )
}

function Segment({ on }: { on: boolean }) {
  return (
    <Box
      aria-hidden
      sx={{ height: 4, borderRadius: '2px', mb: 0.75, bgcolor: on ? 'primary.main' : 'var(--grey-300)' }}
    />
  )
}
