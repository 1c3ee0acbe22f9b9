import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../part/lazy-part.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { useIsPhone } from '../ui/use-is-phone.ts'
import { CardView } from './card-view.tsx'
import { FilterBar } from './filter-bar.tsx'
import { rowsOf } from './list-reply.ts'
import type { DataListProps } from './list-props.ts'
import { Pager } from './pager.tsx'
import { TableView } from './table-view.tsx'
import { useSelection } from './use-selection.ts'

const ExportMenu = lazyPart(() => import('./export/export-menu.tsx'))
// Most lists have no bulk actions.
const BulkBar = lazyPart(() => import('./bulk-bar.tsx').then((file) => ({ default: file.BulkBar })))

/** Every list of the product: filters, table or cards, paging and all states. Put it into `<Panel flush>`. */
export function DataList<T>(props: DataListProps<T>) {
  const { reply, list, words, filters = [], searchLabel, bulk, toolbar } = props
  const phone = useIsPhone()
  const { rows, total, atLeast, waiting } = rowsOf(reply)
  const selection = useSelection(JSON.stringify(list?.query ?? {}))
  const selecting = bulk !== undefined && !phone
  const hasBar = searchLabel !== undefined || filters.length > 0 || toolbar !== undefined
  const retry = reply.mutate ? () => void reply.mutate?.() : undefined
  const failed = reply.error !== undefined && reply.error !== null
  const busy = reply.isLoading && !waiting
  const skeletons = waiting ? Math.min(list?.limit ?? 5, 10) : 0

  return (
    <Box>
      {selecting && selection.keys.length > 0 ? (
        <Suspense fallback={<Box sx={{ minHeight: 64 }} />}>
          <BulkBar selection={selection} actions={bulk}>
            {props.hasOwnFile ? null : <ExportMenu {...(props as DataListProps<unknown>)} only={selection.keys} />}
          </BulkBar>
        </Suspense>
      ) : list && hasBar ? (
        <FilterBar list={list} filters={filters} searchLabel={searchLabel}>
          {toolbar}
        </FilterBar>
      ) : null}
      {failed && rows.length === 0 ? (
        <ErrorState title={words.failed} error={reply.error} onRetry={retry} />
      ) : rows.length === 0 && !waiting ? (
        <Nothing unmatched={words.unmatched} list={list} empty={props.empty} busy={busy} />
      ) : (
        <>
          {failed ? <ErrorState stale title={words.failed} error={reply.error} onRetry={retry} /> : null}
          {phone ? (
            <CardView
              view={props}
              rows={rows}
              caption={words.label}
              busy={busy}
              skeletons={skeletons}
              renderCard={props.renderCard}
            />
          ) : (
            <TableView
              view={props}
              rows={rows}
              caption={words.label}
              list={list}
              selection={selecting ? selection : undefined}
              busy={busy}
              skeletons={skeletons}
            />
          )}
          {waiting || (props.hasOwnFile && !list) ? null : (
            <Box sx={footLook}>
              {props.hasOwnFile ? null : (
                <Suspense fallback={null}>
                  <ExportMenu {...(props as DataListProps<unknown>)} />
                </Suspense>
              )}
              <Box sx={{ flexGrow: 1 }} />
              {list ? <Pager list={list} total={total} atLeast={atLeast} /> : null}
            </Box>
          )}
        </>
      )}
    </Box>
  )
}

const footLook = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: 1.5,
  minHeight: 44,
  px: 2.5,
  py: 1,
} as const

interface NothingProps {
  unmatched: string
  list: DataListProps<unknown>['list']
  empty: ReactNode
  busy: boolean
}

function Nothing({ unmatched, list, empty, busy }: NothingProps) {
  return (
    <Box aria-busy={busy} role="status">
      {list?.narrowed ? (
        <EmptyState title={unmatched} action={{ label: t`Clear filters`, onClick: list.clear }} />
      ) : list && list.page > 1 ? (
        <EmptyState
          title={t`No more results`}
          action={{ label: t`Back to first page`, onClick: () => list.setPage(1) }}
        />
      ) : (
        empty
      )}
    </Box>
  )
}
