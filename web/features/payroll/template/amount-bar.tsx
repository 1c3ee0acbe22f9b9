import { Box, Tooltip } from '@mui/material'
import { formatMoney } from '../../../shared/format/money.ts'

interface Part {
  name: string
  monthlyPaise: number
}

const colours = [
  'var(--blue-500)',
  'var(--violet-500)',
  'var(--cyan-500)',
  'var(--amber-600)',
  'var(--green-500)',
  'var(--grey-500)',
]

/** Parts of a whole as one bar; their names are announced and shown in the tooltip. */
export function AmountBar({ parts }: { parts: readonly Part[] }) {
  const shown = parts.filter(({ monthlyPaise }) => monthlyPaise > 0)
  const words = shown.map(({ name, monthlyPaise }) => `${name} ${formatMoney(monthlyPaise)}`).join(', ')
  if (shown.length === 0) return <span>–</span>
  return (
    <Tooltip title={words}>
      <Box
        role="img"
        aria-label={words}
        sx={{
          display: 'flex',
          gap: '1px',
          height: 8,
          width: 160,
          maxWidth: '100%',
          borderRadius: '4px',
          overflow: 'hidden',
        }}
      >
        {shown.map(({ name, monthlyPaise }, index) => (
          <Box key={name} sx={{ flexGrow: monthlyPaise, flexBasis: 0, bgcolor: colours[index % colours.length] }} />
        ))}
      </Box>
    </Tooltip>
  )
}
