import { Box, ButtonBase, Card, Collapse, Typography } from '@mui/material'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Panel } from '../ui/panel.tsx'
import { useIsPhone } from '../ui/use-is-phone.ts'

interface Props {
  title: string
  /** Beside the title while the section is collapsed: "4 of 6 areas". */
  state: string
  children: ReactNode
}

/** A section of areas; on a phone it can be collapsed. */
export function SectionCard({ title, state, children }: Props) {
  const isPhone = useIsPhone()
  return isPhone ? (
    <Folded title={title} state={state}>
      {children}
    </Folded>
  ) : (
    <Panel title={title}>{children}</Panel>
  )
}

function Folded({ title, state, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <Card component="section" aria-labelledby={`${id}-title`}>
      <Typography component="h2" variant="h4">
        <ButtonBase
          id={`${id}-title`}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          sx={{ width: '100%', minHeight: 52, px: 2, gap: 1, justifyContent: 'flex-start', font: 'inherit' }}
        >
          <Box component="span" sx={{ flexGrow: 1, textAlign: 'start' }}>
            {title}
          </Box>
          <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
            {state}
          </Typography>
          <ChevronDown size={18} aria-hidden style={{ rotate: isOpen ? '180deg' : '0deg' }} />
        </ButtonBase>
      </Typography>
      <Collapse in={isOpen} id={id} unmountOnExit>
        <Box sx={{ px: 2, pb: 1.5 }}>{children}</Box>
      </Collapse>
    </Card>
  )
}
