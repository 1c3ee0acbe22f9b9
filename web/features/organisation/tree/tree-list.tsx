import { t } from '@lingui/core/macro'
import { Box, Button } from '@mui/material'
import { useRef, useState } from 'react'
import { keepFocus } from './keep-focus.ts'
import { rowsOf } from './layout.ts'
import { PersonRow, RestRow } from './tree-row.tsx'
import type { TreeState } from './use-tree.ts'

/** Rows per page: thousands of rows would keep a phone busy for seconds. */
const pageRows = 200

/** The same tree as a list, for the keyboard and for small screens; the search result's page is opened automatically. */
export function TreeList({ tree }: { tree: TreeState }) {
  const { lines, open, branches, searched } = tree
  const list = useRef<HTMLElement>(null)
  const rows = rowsOf(lines, open)
  const searchedId = searched.choice?.value ?? null
  const searchedAt = rows.findIndex(({ key }) => key === searchedId)
  const [page, setPage] = useState(0)
  const [reached, setReached] = useState<string | null>(null)
  // A search result that has yet to be loaded is reached once it is there.
  const found = searchedAt >= 0 || searchedId === null ? searchedId : reached
  if (found !== reached) {
    setReached(found)
    if (searchedAt >= 0) setPage(Math.floor(searchedAt / pageRows))
  }
  const last = Math.ceil(rows.length / pageRows) - 1
  const shown = Math.min(page, last)
  const [from, to] = [shown * pageRows, Math.min((shown + 1) * pageRows, rows.length)]
  return (
    <>
      <Box
        component="ul"
        ref={list}
        tabIndex={-1}
        aria-label={t`Org tree`}
        sx={{ listStyle: 'none', m: 0, pl: 1, '&:focus-visible': { outline: 'none' } }}
      >
        {rows
          .slice(from, to)
          .map((row) =>
            row.person ? (
              <PersonRow
                key={row.key}
                row={row}
                isOpen={open.has(row.key)}
                isSearched={row.key === searchedId}
                isLoading={branches.get(row.key) === 'loading'}
                onToggle={() => void tree.toggle(row.key)}
              />
            ) : (
              <RestRow
                key={row.key}
                row={row}
                name={row.rest.of === null ? null : (lines.byId.get(row.rest.of)?.name ?? null)}
                state={branches.get(row.rest.of)}
                onMore={() => keepFocus(list.current, row.rest.of, tree.more(row.rest.of))}
              />
            ),
          )}
      </Box>
      {last > 0 ? (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 2.5, py: 1.5 }}>
          <Button disabled={shown === 0} onClick={() => setPage(shown - 1)}>{t`Previous`}</Button>
          <span role="status">{t`${from + 1} to ${to} of ${rows.length}`}</span>
          <Button disabled={shown === last} onClick={() => setPage(shown + 1)}>{t`Next`}</Button>
        </Box>
      ) : null}
    </>
  )
}
