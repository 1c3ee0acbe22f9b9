import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { daysText, figureText, sections, type AnnualReturn, type Figure } from './annual-labels.ts'

const number = (key: string, header: string, value: (row: Figure) => number | undefined): Column<Figure> => ({
  ...{ key, header, align: 'right', card: 'fact' },
  cell: (row) => {
    const of = value(row)
    return of === undefined ? '–' : <Box sx={{ whiteSpace: 'nowrap' }}>{figureText(row.unit, of)}</Box>
  },
})

const columns: Column<Figure>[] = [
  {
    key: 'name',
    header: t`Figure`,
    cell: (row) => <Named figure={row} />,
    file: [
      { header: t`Figure`, value: ({ name }) => name },
      { header: t`When`, value: (row) => daysText(row) },
      { header: t`Definition`, value: ({ definition }) => definition },
      { header: t`Source`, value: ({ source }) => source },
    ],
  },
  number('all', t`All`, ({ all }) => all),
  number('female', t`Women`, ({ by }) => by?.female),
  number('male', t`Men`, ({ by }) => by?.male),
  number('other', t`Transgender or other`, ({ by }) => by?.other),
  number('notTold', t`Not stated`, ({ by }) => by?.notTold),
]

/** Every figure of the return by section, for all and by gender. */
export function AnnualFigures({ figures }: Pick<AnnualReturn, 'figures'>) {
  return sections.map(({ section, title }) => (
    <Panel key={section} title={title} flush>
      <DataList
        reply={{ data: figures.filter((figure) => figure.section === section), isLoading: false }}
        words={{ label: title, failed: t`Could not load the figures.`, unmatched: t`No figures` }}
        columns={columns}
        rowKey={({ key }) => key}
        rowName={({ name }) => name}
        empty={<EmptyState title={t`No figures`} />}
        hasOwnFile
      />
    </Panel>
  ))
}

function Named({ figure }: { figure: Figure }) {
  const days = daysText(figure)
  return (
    <Box sx={{ minWidth: { md: 260 }, whiteSpace: 'normal' }}>
      <Box sx={{ fontWeight: 600 }}>{figure.name}</Box>
      {days === null ? null : <Box>{days}</Box>}
      <Box sx={{ fontSize: '0.8125rem', fontWeight: 400, color: 'text.secondary' }}>{figure.definition}</Box>
      <Box sx={{ fontSize: '0.75rem', fontWeight: 400, color: 'text.secondary' }}>{figure.source}</Box>
    </Box>
  )
}
