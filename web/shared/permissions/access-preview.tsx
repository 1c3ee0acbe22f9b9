import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Held } from '@muster/contract/access-levels.ts'
import { useApi } from '../call/use-api.ts'
import { useCan } from '../session/session.ts'
import { SidePanel } from '../ui/side-panel/side-panel.tsx'
import { type MenuLine, menuOf } from './menu-of.ts'
import { abilities } from './abilities.ts'

interface Props {
  open: boolean
  onClose: () => void
  /** "Priya Nair", "Manager" */
  name: string
  roleName: string
  held: Held
}

/** The menu and abilities that this access would give, made from the same tables. */
export default function AccessPreview({ open, onClose, name, roleName, held }: Props) {
  const counts = useApi(useCan('allEmployeeRead') ? 'GET /api/v1/employee/basic-info-counts' : null)
  const all = counts.data === undefined ? 0 : counts.data.all - counts.data.inactive
  const { can, cannot } = abilities(held, all > 1 ? all : null)
  const menu = menuOf({
    permissions: Object.fromEntries([...held].map((flag) => [flag, true])),
    role: roleName,
    // People with access have an employee record.
    user: { hasLeft: false, employeeId: name },
  })
  return (
    <SidePanel open={open} wide title={t`Preview as ${name}`} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '200px minmax(0, 1fr)' } }}>
        <Box>
          <Heading>{t`Menu`}</Heading>
          {menu.length === 0 ? <Typography>{t`No menu items`}</Typography> : <Lines lines={menu} label={t`Menu`} />}
        </Box>
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          <Sentences title={t`Access`} lines={can} icon={<Check size={16} color="var(--green-600)" aria-hidden />} />
          <Sentences title={t`No access`} lines={cannot} icon={<X size={16} color="var(--grey-600)" aria-hidden />} />
        </Box>
      </Box>
    </SidePanel>
  )
}

function Lines({ lines, label }: { lines: readonly MenuLine[]; label: string }) {
  return (
    <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, pl: label === 'Menu' ? 0 : 2, listStyle: 'none' }}>
      {lines.map(({ id, title, children }) => (
        <Box component="li" key={id} sx={{ py: 0.25 }}>
          {children === undefined ? (
            title
          ) : (
            <>
              <Typography component="span" sx={{ fontWeight: 600 }}>
                {title}
              </Typography>
              <Lines lines={children} label={title} />
            </>
          )}
        </Box>
      ))}
    </Box>
  )
}

function Sentences({ title, lines, icon }: { title: string; lines: readonly string[]; icon: ReactNode }) {
  if (lines.length === 0) return null
  return (
    <Box>
      <Heading>{title}</Heading>
      <Box component="ul" aria-label={title} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {lines.map((line) => (
          <Box component="li" key={line} sx={{ display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', gap: 0.5 }}>
            <Box component="span" sx={{ pt: 0.25 }}>
              {icon}
            </Box>
            {line}
          </Box>
        ))}
      </Box>
    </Box>
  )
}

function Heading({ children }: { children: string }) {
  return (
    <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
      {children}
    </Typography>
  )
}
