import { Box } from '@mui/material'

interface Props {
  changes: readonly { label: string; from: string; to: string }[]
}

/** Changes, with old and new value, one line each. */
export function ChangeList({ changes }: Props) {
  return (
    <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, display: 'grid', gap: 0.25 }}>
      {changes.map(({ label, from, to }) => (
        <li key={label}>
          {label}: <span>{from}</span> → <strong>{to}</strong>
        </li>
      ))}
    </Box>
  )
}
