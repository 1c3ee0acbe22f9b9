import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material'

interface Props {
  label: string
  checked: boolean
  differs: boolean
  locked: boolean
  onToggle: () => void
}

/** One permission, and whether it differs from the role. */
export function PermissionRow({ label, checked, differs, locked, onToggle }: Props) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
      <FormControlLabel
        control={<Checkbox size="small" checked={checked} disabled={locked} onChange={onToggle} />}
        label={label}
        sx={{ m: 0, flexGrow: 1 }}
      />
      {differs ? (
        <Typography variant="caption" sx={{ color: 'var(--amber-700)' }}>
          {checked ? 'added to the role' : 'taken from the role'}
        </Typography>
      ) : null}
    </Box>
  )
}
