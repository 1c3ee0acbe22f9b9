import { t } from '@lingui/core/macro'
import { Box, ButtonBase, Popover, Typography } from '@mui/material'
import { Calculator } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'

export interface CalcRow {
  label: string
  /** "40 % of Basic" */
  formula?: string
  value: ReactNode
}

interface Props {
  rows: readonly CalcRow[]
  total?: { label: string; value: ReactNode }
  /** The number to explain. */
  children: ReactNode
}

/** A number that opens "How this is calculated". */
export function Calc({ rows, total, children }: Props) {
  const titleId = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <ButtonBase
        className="touch-area"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          font: 'inherit',
          gap: 0.5,
          borderRadius: '4px',
          minHeight: 24,
          borderBottom: '1px dashed',
          borderColor: 'var(--grey-400)',
        }}
      >
        {children}
        <Calculator size={14} color="var(--grey-600)" aria-label={t`How this is calculated`} />
      </ButtonBase>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-labelledby': titleId,
            sx: { p: 2, width: 380, maxWidth: 'calc(100vw - 32px)' },
          },
        }}
      >
        <Typography
          id={titleId}
          variant="h5"
          component="h2"
          tabIndex={-1}
          sx={{ mb: 1 }}
        >{t`How this is calculated`}</Typography>
        <Box component="dl" sx={{ m: 0 }}>
          {rows.map((row) => (
            <Line key={row.label} {...row} />
          ))}
          {total ? <Line label={total.label} value={total.value} strong /> : null}
        </Box>
      </Popover>
    </>
  )
}

function Line({ label, formula, value, strong = false }: CalcRow & { strong?: boolean }) {
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 2,
        py: 0.75,
        borderTop: strong ? '1px solid' : undefined,
        borderColor: 'divider',
        fontWeight: strong ? 600 : 400,
      }}
    >
      <Box component="dt" sx={{ flexGrow: 1 }}>
        {label}
        {formula ? (
          <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
            {formula}
          </Typography>
        ) : null}
      </Box>
      <Box component="dd" className="tnum" sx={{ m: 0, textAlign: 'right' }}>
        {value}
      </Box>
    </Box>
  )
}
