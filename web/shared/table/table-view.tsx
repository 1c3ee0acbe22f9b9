import { t } from '@lingui/core/macro'
import {
  Box,
  Checkbox,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TableSortLabel,
} from '@mui/material'
import { visuallyHidden } from '../ui/visually-hidden.ts'
import type { Column } from './column.ts'
import { actionsLook, cellLook, DataRow } from './data-row.tsx'
import type { ListQuery } from './list-query.ts'
import type { ListView } from './list-view.ts'
import type { Selection } from './use-selection.ts'

interface Props<T> {
  view: ListView<T>
  rows: readonly T[]
  /** Names the table for screen readers. */
  caption: string
  list?: Pick<ListQuery, 'sortBy' | 'sortOrder' | 'setSort'>
  selection?: Selection
  /** Older rows are shown while newer ones load. */
  busy: boolean
  /** Number of skeleton rows to show instead of rows. */
  skeletons?: number
}

/** The rows as a plain table: sticky first column, sorting in the head. */
export function TableView<T>({ view, rows, caption, list, selection, busy, skeletons = 0 }: Props<T>) {
  const keys = rows.map(view.rowKey)
  return (
    <TableContainer
      tabIndex={0}
      // Not a region: the panel around it often is one with the same name.
      role="group"
      aria-label={caption}
      // Visually hidden text must be inside the scroller, or the page becomes as wide as the table.
      sx={{ position: 'relative', opacity: busy ? 0.6 : 1, transition: 'opacity 120ms' }}
    >
      <Table aria-busy={busy || skeletons > 0}>
        <caption style={visuallyHidden}>{caption}</caption>
        <TableHead>
          <TableRow>
            {selection ? (
              <TableCell padding="checkbox">
                <Checkbox
                  size="small"
                  checked={selection.all(keys)}
                  indeterminate={selection.some(keys) && !selection.all(keys)}
                  onChange={(_, on) => selection.setAll(keys, on)}
                  slotProps={{ input: { 'aria-label': t`Select all rows on this page` } }}
                />
              </TableCell>
            ) : null}
            {view.columns.map((column, index) => (
              <HeadCell key={column.key} column={column} first={index === 0} list={list} />
            ))}
            {view.rowActions ? (
              <TableCell sx={{ ...actionsLook, bgcolor: 'var(--grey-25)' }}>
                <span style={visuallyHidden}>{t`Actions`}</span>
              </TableCell>
            ) : null}
          </TableRow>
        </TableHead>
        <TableBody>
          {skeletons > 0
            ? Array.from({ length: skeletons }, (_, index) => (
                <SkeletonRow key={index} view={view} selectable={selection !== undefined} />
              ))
            : rows.map((row, index) => (
                <DataRow
                  key={keys[index]}
                  row={row}
                  view={view}
                  selected={selection?.has(view.rowKey(row)) ?? false}
                  onSelect={selection ? (on) => selection.set(view.rowKey(row), on) : undefined}
                />
              ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

function HeadCell<T>({ column, first, list }: { column: Column<T>; first: boolean; list: Props<T>['list'] }) {
  const sort = column.sort
  const active = sort !== undefined && list?.sortBy === sort
  return (
    <TableCell
      scope="col"
      align={column.align ?? 'left'}
      aria-sort={active ? (list.sortOrder === 'asc' ? 'ascending' : 'descending') : undefined}
      sx={{
        ...cellLook(column, first),
        whiteSpace: 'nowrap',
        ...(first ? { zIndex: 2, bgcolor: 'var(--grey-25)' } : {}),
      }}
    >
      {sort !== undefined && list ? (
        <TableSortLabel
          active={active}
          direction={active ? list.sortOrder : 'asc'}
          onClick={() => list.setSort(sort, active && list.sortOrder === 'asc' ? 'desc' : 'asc')}
        >
          {column.header}
        </TableSortLabel>
      ) : (
        column.header
      )}
      {column.headerDetail === undefined ? null : (
        <Box component="span" sx={{ display: 'block', fontWeight: 400 }}>
          {column.headerDetail}
        </Box>
      )}
    </TableCell>
  )
}

function SkeletonRow<T>({ view, selectable }: { view: ListView<T>; selectable: boolean }) {
  return (
    <TableRow sx={{ height: 44 }}>
      {selectable ? <TableCell padding="checkbox" /> : null}
      {view.columns.map((column, index) => (
        <TableCell key={column.key} sx={cellLook(column, index === 0)}>
          <Skeleton width={index === 0 ? '80%' : '60%'} />
        </TableCell>
      ))}
      {view.rowActions ? <TableCell sx={actionsLook} /> : null}
    </TableRow>
  )
}
