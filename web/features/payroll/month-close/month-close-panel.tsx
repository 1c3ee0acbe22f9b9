import { plural, t } from '@lingui/core/macro'
import { Box, ButtonBase } from '@mui/material'
import { formatMonth } from '../../../shared/format/date.ts'
import { useApiWith } from '../../../shared/call/use-api.ts'
import { useListQuery } from '../../../shared/table/list-query.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { closeItems, closeOrder, type MonthClose } from './close-items.ts'
import { ClosePeople } from './close-people.tsx'

const everyMs = 30_000

/** What is still open in the month to be paid next: a count for each item, and the people of the selected one. */
export default function MonthClosePanel() {
  const list = useListQuery({ prefix: 'm.', limit: 5, filters: { item: closeOrder } })
  const reply = useApiWith({ revalidateOnFocus: true, refreshInterval: everyMs }, 'GET /api/v1/user/month-close')
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
  const { month, run, items } = reply.data
  const open = items.filter((one) => one.open > 0).length
  const chosen = items.find(({ item, people }) => item === list.filters.item && people > 0)
  return (
    <Panel
      title={t`Close ${formatMonth(month)}`}
      subtitle={open === 0 ? t`No open items` : plural(open, { one: '# item is open', other: '# items are open' })}
    >
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

function Item({
  item,
  people,
  open,
  isChosen,
  onChoose,
}: MonthClose['items'][number] & { isChosen: boolean; onChoose: () => void }) {
  const words = (
    <>
      <Box component="span" sx={{ flexShrink: 0, minWidth: 72 }}>
        {open > 0 ? (
          <StatusChip status="open" label={t`${open} open`} tone="warning" />
        ) : (
          <StatusChip status="done" label={t`Done`} tone="success" />
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
