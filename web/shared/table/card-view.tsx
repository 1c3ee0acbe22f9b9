import { t } from '@lingui/core/macro'
import { Box, Skeleton, Typography } from '@mui/material'
import { useNavigate } from 'react-router'
import type { MouseEvent, ReactNode } from 'react'
import { MoreMenu } from '../ui/action/more-menu.tsx'
import { cardPlaces } from './column.ts'
import { Title } from './data-row.tsx'
import type { ListView } from './list-view.ts'

interface Props<T> {
  view: ListView<T>
  rows: readonly T[]
  caption: string
  busy: boolean
  skeletons?: number
  /** Renders the content of a card. */
  renderCard?: (row: T) => ReactNode
}

/** The rows as cards, for phones: title and status, two facts, one more line. */
export function CardView<T>({ view, rows, caption, busy, skeletons = 0, renderCard }: Props<T>) {
  return (
    <Box
      component="ul"
      aria-label={caption}
      aria-busy={busy || skeletons > 0}
      sx={{ m: 0, p: 0, listStyle: 'none', opacity: busy ? 0.6 : 1 }}
    >
      {skeletons > 0
        ? Array.from({ length: skeletons }, (_, index) => (
            <Box key={index} component="li" sx={cardLook}>
              <Skeleton width="60%" />
              <Skeleton width="80%" />
            </Box>
          ))
        : rows.map((row) => <DataCard key={view.rowKey(row)} row={row} view={view} renderCard={renderCard} />)}
    </Box>
  )
}

function DataCard<T>({ row, view, renderCard }: { row: T; view: ListView<T>; renderCard?: (row: T) => ReactNode }) {
  const navigate = useNavigate()
  const link = view.rowLink?.(row)
  const places = cardPlaces(view.columns)
  const at = (place: string) => view.columns.filter((column) => places.get(column.key) === place)
  // A dash marks an empty cell in a table; on a card it is omitted.
  const columnsAt = (place: string) => at(place).filter((column) => column.cell(row) !== '–')
  const open = (event: MouseEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('a,button,[role=menuitem],[role=presentation]')) return
    if (link === undefined) view.onOpen?.(row)
    else void navigate(link)
  }
  return (
    // The link inside serves keyboards; a tap anywhere on the card is a convenience.
    <Box component="li" onClick={open} sx={cardLook}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flexGrow: 1, minWidth: 0, fontWeight: 500, overflowWrap: 'anywhere' }}>
          <Title row={row} view={view} link={link} column={at('title')[0]} />
        </Box>
        {at('status').map((column) => (
          <Box key={column.key} component="span" sx={{ flexShrink: 0, maxWidth: '50%' }}>
            {column.cell(row)}
          </Box>
        ))}
        {view.rowActions ? (
          <MoreMenu actions={view.rowActions(row)} label={t`Actions for ${view.rowName(row)}`} />
        ) : null}
      </Box>
      {renderCard ? (
        renderCard(row)
      ) : (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
            {columnsAt('fact').map((column) => (
              <span key={column.key}>
                <Typography
                  component="span"
                  variant="caption"
                  sx={{ color: 'text.secondary' }}
                >{`${column.header} `}</Typography>
                {column.cell(row)}
              </span>
            ))}
          </Box>
          {columnsAt('meta').map((column) => (
            <Typography key={column.key} component="div" variant="caption" sx={{ color: 'text.secondary' }}>
              {column.cell(row)}
            </Typography>
          ))}
        </>
      )}
    </Box>
  )
}

const cardLook = {
  px: 2,
  py: 1.5,
  minHeight: 44,
  borderTop: '1px solid',
  borderColor: 'divider',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 0.5,
} as const
