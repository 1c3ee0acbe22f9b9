import { t } from '@lingui/core/macro'
import { Box, Button, Collapse } from '@mui/material'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import type { Held } from '@muster/contract/access-levels.ts'
import { AccessTools } from '../../../shared/permissions/access-tools.tsx'
import { PermissionMatrix } from '../../../shared/permissions/permission-matrix.tsx'
import { PrivilegedGrants } from '../../../shared/permissions/privileged-grants.tsx'
import type { AccessChoice } from './access-choice.ts'

interface Props {
  employeeId: string
  name: string
  chosen: AccessChoice
  saved: Held
  folded?: boolean
  onChange: ((chosen: AccessChoice) => void) | null
}

/** Access beyond the role: the areas, which are privileged, and a preview. */
export function AccessDetails({ folded = false, ...props }: Props) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  if (!folded) return <Details {...props} />
  return (
    <Box>
      <Button
        aria-expanded={isOpen}
        aria-controls={id}
        endIcon={<ChevronDown size={16} aria-hidden style={{ rotate: isOpen ? '180deg' : '0deg' }} />}
        onClick={() => setOpen(!isOpen)}
      >
        {props.onChange === null ? t`View details` : t`Change details`}
      </Button>
      <Collapse in={isOpen} id={id} unmountOnExit>
        <Box sx={{ pt: 1.5 }}>
          <Details {...props} />
        </Box>
      </Collapse>
    </Box>
  )
}

function Details({ employeeId, name, chosen, saved, onChange }: Omit<Props, 'folded'>) {
  const { role, held } = chosen
  const change = onChange === null ? null : (next: Held) => onChange({ role, held: next })
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <AccessTools name={name} roleName={role.name} held={held} saved={saved} onCopy={change} />
      <PermissionMatrix held={held} saved={saved} role={role} onChange={change} />
      <PrivilegedGrants held={held} employeeId={employeeId} />
    </Box>
  )
}
