import { t } from '@lingui/core/macro'
import { Box, Button, IconButton, MenuItem, Select, Typography } from '@mui/material'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { useIsPhone } from '../ui/use-is-phone.ts'
import type { ListQuery } from './list-query.ts'

interface Props {
  list: Pick<ListQuery, 'page' | 'limit' | 'setPage' | 'setLimit'>
  total: number
  /** There are more than `total`. */
  atLeast: boolean
}

const SIZES = [5, 10, 25, 50, 100]
const MOST = 100

/** The range of rows shown, page size, back and forth; on a phone "Show 10 more". */
export function Pager({ list, total, atLeast }: Props) {
  const phone = useIsPhone()
  const labelId = useId()
  const { page, limit } = list
  const from = Math.min((page - 1) * limit + 1, total)
  const to = Math.min(page * limit, total)
  const hasMore = atLeast || to < total
  const growing = phone && page === 1 && limit < MOST
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
        flexWrap: 'wrap',
        gap: 1.5,
        py: 0.5,
      }}
    >
      {phone ? null : (
        <>
          <Typography id={labelId} variant="body2" sx={{ color: 'text.secondary' }}>{t`Rows per page`}</Typography>
          <Select
            size="small"
            value={limit}
            onChange={(event) => list.setLimit(event.target.value)}
            labelId={labelId}
            sx={{ height: 30 }}
          >
            {[...new Set([...SIZES, limit])]
              .sort((a, b) => a - b)
              .map((size) => (
                <MenuItem key={size} value={size}>
                  {size}
                </MenuItem>
              ))}
          </Select>
        </>
      )}
      <Typography
        variant="body2"
        role="status"
        className="tnum"
        sx={{ color: 'text.secondary', flexGrow: phone ? 1 : 0 }}
      >
        {t`${from}–${to} of ${total.toLocaleString('en-IN')}${atLeast ? '+' : ''}`}
      </Typography>
      {growing ? (
        hasMore ? (
          <Button variant="outlined" color="inherit" onClick={() => list.setLimit(Math.min(limit + 10, MOST))}>
            {t`Show ${atLeast ? 10 : Math.min(10, total - to)} more`}
          </Button>
        ) : null
      ) : (
        <Box sx={{ display: 'flex' }}>
          <IconButton aria-label={t`Previous page`} disabled={page <= 1} onClick={() => list.setPage(page - 1)}>
            <ChevronLeft size={18} aria-hidden />
          </IconButton>
          <IconButton aria-label={t`Next page`} disabled={!hasMore} onClick={() => list.setPage(page + 1)}>
            <ChevronRight size={18} aria-hidden />
          </IconButton>
        </Box>
      )}
    </Box>
  )
}
