import { t } from '@lingui/core/macro'
import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { Download, Users } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useApi } from '../../../shared/call/use-api.ts'
import { AutocompleteInput } from '../../../shared/form/choice/autocomplete-field.tsx'
import type { Choice } from '../../../shared/form/choice/use-options.ts'
import { downloadBlob } from '../../../shared/table/download-blob.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { useIsPhone } from '../../../shared/ui/use-is-phone.ts'
import { firstOpen, linesOf, managersOf, placeTree, roleOf, type TreePerson } from './layout.ts'
import { pictureOf } from './picture.ts'
import { TreeChart } from './tree-chart.tsx'
import { TreeList } from './tree-list.tsx'

/** Who reports to whom. */
export default function TreeTab() {
  const { data, error, mutate } = useApi('GET /api/v1/employee/org-tree')
  if (data && data.length > 0) return <Tree people={data} />
  return (
    <Panel title={t`Org tree`}>
      {data ? (
        <EmptyState icon={Users} title={t`No employees yet`} text={t`Employees appear here once they are added.`} />
      ) : error ? (
        <ErrorState title={t`Could not load the org tree.`} error={error} onRetry={() => void mutate()} />
      ) : (
        <TextSkeleton lines={8} />
      )}
    </Panel>
  )
}

function Tree({ people }: { people: readonly TreePerson[] }) {
  const phone = useIsPhone()
  const lines = useMemo(() => linesOf(people), [people])
  const [open, setOpen] = useState(() => firstOpen(lines))
  const [searched, setSearched] = useState<Choice | null>(null)
  const [look, setLook] = useState<'chart' | 'list'>('chart')
  const placed = useMemo(() => placeTree(lines, open), [lines, open])
  const [goal, setGoal] = useState<{ id: string | null; turn: number }>({ id: null, turn: 0 })
  const show = (id: string | null, next: ReadonlySet<string>) => {
    setOpen(next)
    setGoal(({ turn }) => ({ id, turn: turn + 1 }))
  }
  const toggle = (id: string) =>
    show(id, open.has(id) ? new Set([...open].filter((one) => one !== id)) : new Set([...open, id]))
  const find = (choice: Choice | null) => {
    setSearched(choice)
    if (choice) show(choice.value, new Set([...open, ...managersOf(choice.value, lines)]))
  }
  const shown = { lines, open, searchedId: searched?.value ?? null, onToggle: toggle }
  return (
    <Panel flush title={t`Org tree`}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5, px: 2.5, pb: 2 }}>
        <Box sx={{ flex: '1 1 240px', maxWidth: 360 }}>
          <AutocompleteInput
            label={t`Find a person`}
            value={searched}
            onChange={find}
            load={(search) => Promise.resolve({ data: choicesOf(people, search), pagination: { next: null } })}
          />
        </Box>
        <ActionButton action={{ label: t`Expand all`, onClick: () => show(null, new Set(lines.reports.keys())) }} />
        <ActionButton action={{ label: t`Collapse all`, onClick: () => show(null, firstOpen(lines)) }} />
        {phone ? null : (
          <>
            <ActionButton
              action={{
                ...{ label: t`Download picture`, icon: Download },
                onClick: () => downloadBlob('org-tree.svg', pictureOf(placed)),
              }}
            />
            <ToggleButtonGroup
              exclusive
              size="small"
              aria-label={t`View`}
              value={look}
              onChange={(_, next: typeof look | null) => setLook(next ?? look)}
            >
              <ToggleButton value="chart">{t`Chart`}</ToggleButton>
              <ToggleButton value="list">{t`List`}</ToggleButton>
            </ToggleButtonGroup>
          </>
        )}
      </Box>
      {phone || look === 'list' ? <TreeList {...shown} /> : <TreeChart {...shown} goal={goal} placed={placed} />}
    </Panel>
  )
}

function choicesOf(people: readonly TreePerson[], search: string): Choice[] {
  const wanted = search.trim().toLowerCase()
  return people
    .filter(({ name, designation, department }) =>
      `${name} ${designation} ${department ?? ''}`.toLowerCase().includes(wanted),
    )
    .slice(0, 20)
    .map((person) => ({ value: person._id, label: person.name, detail: roleOf(person) }))
}
