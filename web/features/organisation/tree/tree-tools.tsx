import { plural, t } from '@lingui/core/macro'
import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { Download } from 'lucide-react'
import { folded } from '@muster/engine/folded.ts'
import { api } from '../../../shared/call/api.ts'
import { AutocompleteInput } from '../../../shared/form/choice/autocomplete-field.tsx'
import { type Choice, choicesFrom, type LoadOptions } from '../../../shared/form/choice/use-options.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { downloadBlob } from '../../../shared/table/download-blob.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import type { Placed } from './layout.ts'
import { pictureOf } from './picture.ts'
import { type Lines, roleOf, type TreePerson } from './tree-lines.ts'
import type { TreeState } from './use-tree.ts'

export type Look = 'chart' | 'list'

interface Props {
  tree: TreeState
  placed: readonly Placed[]
  look: Look
  /** Null on a phone, which shows the list alone. */
  onLook: ((look: Look) => void) | null
}

export function TreeTools({ tree, placed, look, onLook }: Props) {
  const { lines, searched, expanding } = tree
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5, px: 2.5, pb: 2 }}>
      <Box sx={{ flex: '1 1 240px', maxWidth: 360 }}>
        <AutocompleteInput
          label={t`Find a person`}
          value={searched.choice}
          onChange={(choice) => void tree.find(choice)}
          load={lines.rests.size > 0 ? loadColleagues : loadedPeople(lines)}
        />
      </Box>
      <ActionButton action={{ label: t`Expand all`, onClick: () => void tree.all(), pending: expanding.isPending }} />
      <ActionButton action={{ label: t`Collapse all`, onClick: tree.collapse }} />
      {onLook === null ? null : (
        <>
          <ActionButton
            action={{ label: t`Download picture`, icon: Download, onClick: () => downloadPicture(placed, lines) }}
          />
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label={t`View`}
            value={look}
            onChange={(_, next: Look | null) => onLook(next ?? look)}
          >
            <ToggleButton value="chart">{t`Chart`}</ToggleButton>
            <ToggleButton value="list">{t`List`}</ToggleButton>
          </ToggleButtonGroup>
        </>
      )}
    </Box>
  )
}

/** What is expanded; says so, where that is not everyone. */
function downloadPicture(placed: readonly Placed[], { byId, rests }: Lines): void {
  downloadBlob('org-tree.svg', pictureOf(placed))
  const people = placed.filter(({ person }) => person !== undefined).length
  if (rests.size > 0 || people < byId.size)
    snack(
      plural(people, {
        one: 'Picture of # person downloaded. Expand more people to include them.',
        other: 'Picture of # people downloaded. Expand more people to include them.',
      }),
    )
}

const loadColleagues: LoadOptions<Choice> = async (employeeName, next, signal) =>
  choicesFrom(
    await api('GET /api/v1/employee/pagination-all', {
      query: { employeeName, ...(next === undefined ? {} : { next }) },
      signal,
    }),
    choiceOf,
  )

/** Everyone is here: they are found by their designation and department, too. */
function loadedPeople({ byId }: Lines): LoadOptions<Choice> {
  return (search) => {
    const wanted = folded(search)
    const people = [...byId.values()].filter(({ name, designation, department }) =>
      folded(`${name} ${designation} ${department ?? ''}`).includes(wanted),
    )
    return Promise.resolve({ data: people.slice(0, 20).map(choiceOf), pagination: { next: null } })
  }
}

const choiceOf = (person: Pick<TreePerson, '_id' | 'name' | 'designation' | 'department'>): Choice => ({
  value: person._id,
  label: person.name,
  detail: roleOf(person),
})
