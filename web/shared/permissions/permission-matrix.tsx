import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material'
import { allPermissions, type Permission, permissions } from '@muster/contract/permissions.ts'

interface Props {
  value: readonly string[]
  onChange: (value: Permission[]) => void
  /** Those that the person who changes them may not touch: nobody gives what they do not hold. */
  locked?: (permission: Permission) => boolean
}

/** Every permission as a checkbox, by area. To change something implies to read it. */
export function PermissionMatrix({ value, onChange, locked }: Props) {
  const held = new Set(value)
  const toggle = (permission: Permission, on: boolean) => {
    const others = partners(permission, on)
    onChange(allPermissions.filter((each) => (each === permission || others.includes(each) ? on : held.has(each))))
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))' }}>
      {areas.map((area) => (
        <Box key={area} role="group" aria-label={area}>
          <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
            {area}
          </Typography>
          {allPermissions
            .filter((permission) => permissions[permission].area === area)
            .map((permission) => (
              <FormControlLabel
                key={permission}
                label={permissions[permission].label}
                disabled={locked?.(permission) ?? false}
                sx={{ display: 'flex', alignItems: 'flex-start' }}
                slotProps={{ typography: { variant: 'body2', sx: { pt: 0.75 } } }}
                control={
                  <Checkbox
                    size="small"
                    checked={held.has(permission)}
                    onChange={(_, on) => toggle(permission, on)}
                    sx={{ p: 0.75 }}
                  />
                }
              />
            ))}
        </Box>
      ))}
    </Box>
  )
}

const areas = [...new Set(allPermissions.map((permission) => permissions[permission].area))]

/** What goes with it: a write that is given brings its read, a read that is taken away takes its write along. */
function partners(permission: Permission, on: boolean): Permission[] {
  const partner = on ? permission.replace(/Write$/, 'Read') : permission.replace(/Read$/, 'Write')
  return allPermissions.filter((each) => each === partner && each !== permission)
}
