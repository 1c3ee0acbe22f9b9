import { t } from '@lingui/core/macro'
import { Checkbox, Link, TableCell, TableRow } from '@mui/material'
import type { MouseEvent, ReactNode } from 'react'
import { Link as RouterLink, useNavigate } from 'react-router'
import { MoreMenu } from '../ui/action/more-menu.tsx'
import type { Column } from './column.ts'
import type { ListView } from './list-view.ts'

interface Props<T> {
  row: T
  view: ListView<T>
  selected: boolean
  /** Set if rows can be selected. */
  onSelect?: (selected: boolean) => void
}

/** One row of a table, a component of its own so that only changed rows render again. */
export function DataRow<T>({ row, view, selected, onSelect }: Props<T>) {
  const navigate = useNavigate()
  const link = view.rowLink?.(row)
  const opens = link !== undefined || view.onOpen !== undefined
  const open = (event: MouseEvent<HTMLElement>) => {
    if (isControl(event.target) || (window.getSelection()?.toString() ?? '') !== '') return
    if (link === undefined) view.onOpen?.(row)
    else if (event.ctrlKey || event.metaKey || event.button === 1) window.open(link, '_blank', 'noopener')
    else void navigate(link)
  }
  return (
    <TableRow
      hover={opens}
      selected={selected}
      onClick={opens ? open : undefined}
      onAuxClick={link === undefined ? undefined : open}
      sx={{ ...rowLook, cursor: opens ? 'pointer' : undefined }}
    >
      {onSelect ? (
        <TableCell padding="checkbox">
          <Checkbox
            size="small"
            checked={selected}
            onChange={(_, on) => onSelect(on)}
            slotProps={{ input: { 'aria-label': t`Select ${view.rowName(row)}` } }}
          />
        </TableCell>
      ) : null}
      {view.columns.map((column, index) => (
        <Cell key={column.key} column={column} first={index === 0}>
          {index === 0 ? <Title row={row} view={view} link={link} /> : column.cell(row)}
        </Cell>
      ))}
      {view.rowActions ? (
        <TableCell align="right" sx={{ ...actionsLook, py: 0.5, width: 52 }}>
          <MoreMenu actions={view.rowActions(row)} label={t`Actions for ${view.rowName(row)}`} />
        </TableCell>
      ) : null}
    </TableRow>
  )
}

/** The first cell: the link or button that keyboards and screen readers use to open the row. */
interface TitleProps<T> {
  row: T
  view: ListView<T>
  link: string | undefined
  /** The first column by default. */
  column?: Column<T> | undefined
}

export function Title<T>({ row, view, link, column = view.columns[0] }: TitleProps<T>) {
  const content = column?.cell(row)
  if (link !== undefined) {
    return (
      <Link component={RouterLink} to={link} underline="hover" className="touch-area" sx={titleLook}>
        {content}
      </Link>
    )
  }
  if (view.onOpen === undefined) return content
  return (
    <Link
      component="button"
      type="button"
      underline="hover"
      className="touch-area"
      sx={titleLook}
      onClick={() => view.onOpen?.(row)}
    >
      {content}
    </Link>
  )
}

function Cell<T>({ column, first, children }: { column: Column<T>; first: boolean; children: ReactNode }) {
  return (
    <TableCell
      align={column.align ?? 'left'}
      role={first ? 'rowheader' : undefined}
      sx={{ ...cellLook(column, first), ...(column.align === 'right' ? { fontVariantNumeric: 'tabular-nums' } : {}) }}
    >
      {children}
    </TableCell>
  )
}

/** The look of a column's header and cells. */
export function cellLook<T>(column: Column<T>, first: boolean) {
  return {
    ...(first ? { position: 'sticky', left: 0, zIndex: 1, bgcolor: 'background.paper' } : {}),
    ...(column.from ? { display: { xs: 'none', [column.from]: 'table-cell' } } : {}),
    ...(column.width ? { width: column.width } : {}),
    ...(column.maxWidth ? { maxWidth: column.maxWidth } : {}),
    ...(column.narrow ? { px: column.align ? '3px' : '1px', textAlign: column.align ?? 'center' } : {}),
  } as const
}

/** Stays visible in a table wider than its container. */
export const actionsLook = { position: 'sticky', right: 0, zIndex: 1, bgcolor: 'background.paper' } as const

// A sticky cell covers what scrolls below it, so it needs its own colour in every state of the row.
const rowLook = {
  '&.MuiTableRow-hover:hover, &.MuiTableRow-hover:hover > td': { bgcolor: 'var(--grey-50)' },
  '&.Mui-selected > td, &.MuiTableRow-hover.Mui-selected:hover > td': { bgcolor: 'var(--blue-50)' },
} as const

const titleLook = {
  display: 'block',
  maxWidth: '100%',
  color: 'text.primary',
  fontWeight: 500,
  textAlign: 'left',
  font: 'inherit',
} as const

function isControl(target: EventTarget): boolean {
  return (
    target instanceof Element && target.closest('a,button,input,label,[role=menuitem],[role=presentation]') !== null
  )
}
