import { Box, Typography } from '@mui/material'
import { allPermissions, type Permission, permissions as table } from '@muster/contract/permissions.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
import { useSession } from '../../../shared/session/session.ts'
import type { Permissions } from '../words.ts'
import { PermissionRow } from './permission-row.tsx'

export type Flags = Partial<Record<Permission, boolean>>

interface Props {
  held: Permissions
  /** What was changed and not saved yet. */
  edits: Flags
  onEdit: ((edits: Flags) => void) | null
}

const areas = [...new Set(allPermissions.map((one) => table[one].area))]

/** Every permission by area; what differs from the role is marked. Without `onEdit` it is only shown. */
export function PermissionMatrix({ held, edits, onEdit }: Props) {
  const mine = useSession((session) => session.permissions)
  const fromRole = new Set(held.rolePermissions)
  const has = (one: Permission) => edits[one] ?? held.permissions[one] === true
  const toggle = (one: Permission) => onEdit?.({ ...edits, ...withPair(one, !has(one)) })
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {areas.map((area) => (
        <Panel key={area} title={area}>
          <Box role="group" aria-label={area} sx={{ display: 'grid', gap: 0.25 }}>
            {allPermissions
              .filter((one) => table[one].area === area)
              .map((one) => (
                <PermissionRow
                  key={one}
                  label={table[one].label}
                  checked={has(one)}
                  differs={has(one) !== fromRole.has(one)}
                  locked={onEdit === null || (!has(one) && mine?.[one] !== true)}
                  onToggle={() => toggle(one)}
                />
              ))}
          </Box>
        </Panel>
      ))}
      {onEdit === null ? null : (
        <Typography variant="body2" sx={{ color: 'text.secondary', gridColumn: '1 / -1' }}>
          You can give only permissions that you hold yourself.
        </Typography>
      )}
    </Box>
  )
}

/** To change something means to see it: a write brings its read, and without the read there is no write. */
function withPair(one: Permission, on: boolean): Flags {
  const isThere = (name: string): name is Permission => name in table
  const read = one.replace(/Write$/, 'Read')
  const write = one.replace(/Read$/, 'Write')
  const flags: Flags = { [one]: on }
  if (on && one.endsWith('Write') && isThere(read)) flags[read] = true
  if (!on && one.endsWith('Read') && isThere(write)) flags[write] = false
  return flags
}
