import { plural, t } from '@lingui/core/macro'
import { Box, ButtonBase } from '@mui/material'
import { formatDate, formatMonth } from '../../../shared/format/date.ts'
import { useApi, useApiWith } from '../../../shared/call/use-api.ts'
import { useListQuery } from '../../../shared/table/list-query.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { closeItems, closeOrder, closeStates, type MonthClose } from './close-items.ts'
import { ClosePeople } from './close-people.tsx'

const everyMs = 30_000

type Entry = MonthClose['items'][number]

/** What is still open in the month to be paid next: a count for each item, and the people of the selected one. */
export default function MonthClosePanel() {
  const list = useListQuery({ prefix: 'm.', limit: 5, filters: { item: closeOrder } })
  const reply = useApiWith({ revalidateOnFocus: true, refreshInterval: everyMs }, 'GET /api/v1/user/month-close')
  const since = useChangesSince(reply.data?.run ?? null)
  if (reply.error)
    return (
      <Panel>
        <ErrorState
          title={t`Could not load the month close.`}
          error={reply.error}
          onRetry={() => void reply.mutate()}
        />
      </Panel>
    )
  if (!reply.data)
    return (
      <Panel>
        <TextSkeleton lines={7} />
      </Panel>
    )
  const { month, run } = reply.data
  const items = reply.data.items.map((one) => (one.item === 'changed' && since !== null ? asSince(one, since) : one))
  const chosen = items.find(({ item, people }) => item === list.filters.item && people > 0)
  return (
    <Panel title={t`Close ${formatMonth(month)}`} subtitle={subtitleOf(month, items)}>
      <Box
        component="ul"
        sx={{
          ...{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {items.map((one) => (
          <li key={one.item}>
            <Item
              {...one}
              isChosen={one.item === chosen?.item}
              onChoose={() => list.setFilter('item', one.item === chosen?.item ? undefined : one.item)}
            />
          </li>
        ))}
      </Box>
      {chosen === undefined ? null : (
        <ClosePeople key={chosen.item} item={chosen.item} month={month} run={run} list={list} />
      )}
    </Panel>
  )
}

/** Changed inputs as the run beside it says: the same read, so that both never differ. */
function useChangesSince(run: MonthClose['run']): number | null {
  const isOpen = run?.state === 'calculated'
  const { data } = useApi(isOpen ? 'GET /api/v1/user/payrun/{id}/changes' : null, { params: { id: run?._id ?? '' } })
  if (!isOpen || data?.attempt !== run.attempt) return null
  return data.count
}

function asSince(one: Entry, count: number): Entry {
  if (count > 0) return { ...one, people: count, open: count, state: 'open' }
  return { ...one, people: 0, open: 0, state: one.state === 'open' ? 'done' : one.state }
}

function subtitleOf(month: string, items: readonly Entry[]): string {
  const open = items.filter(({ state }) => state === 'open').length
  const words =
    open > 0
      ? plural(open, { one: '# item is open', other: '# items are open' })
      : items.some(({ state }) => state === 'checking')
        ? t`Checking`
        : null
  if (items.some(({ state }) => state === 'notStarted')) {
    const starts = t`Starts on ${formatDate(`${month}-01`)}`
    return words === null ? starts : [starts, words].join(' · ')
  }
  const isOver = items.every(({ state }) => state !== 'soFar')
  return words ?? (isOver ? t`No open items` : t`No open items so far`)
}

function Item({ item, people, open, state, isChosen, onChoose }: Entry & { isChosen: boolean; onChoose: () => void }) {
  const words = (
    <>
      <Box component="span" sx={{ flexShrink: 0, minWidth: 104 }}>
        {state === 'open' ? (
          <StatusChip status="open" label={t`${open} open`} tone="warning" />
        ) : (
          <StatusChip status={state} {...closeStates[state]} />
        )}
      </Box>
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {closeItems[item].label}
      </Box>
      {people > 0 ? (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {plural(people, { one: '# person', other: '# people' })}
        </Box>
      ) : null}
    </>
  )
  return people === 0 ? (
    <Box sx={row}>{words}</Box>
  ) : (
    <ButtonBase
      aria-expanded={isChosen}
      onClick={onChoose}
      sx={{ ...row, ...hover, bgcolor: isChosen ? 'var(--blue-100)' : 'transparent' }}
    >
      {words}
    </ButtonBase>
  )
}

const row = {
  ...{ display: 'flex', width: '100%', alignItems: 'center', justifyContent: 'flex-start', columnGap: 1.5 },
  // A touch target on a phone.
  ...{ textAlign: 'left', borderRadius: '6px', px: 1, py: 1, minHeight: { xs: 44, md: 38 } },
} as const

const hover = {
  '&:hover': { bgcolor: 'var(--grey-25)' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
} as const
