import { t } from '@lingui/core/macro'
import { formatDate } from '../../../shared/format/date.ts'
import type { Column } from '../../../shared/table/column.ts'
import { Person } from '../../../shared/ui/person.tsx'
import type { ChooseDay } from './carry-shift.ts'
import { RosterCell } from './roster-cell.tsx'
import { dayText, type RosterRow } from './roster-labels.ts'

/** A column for the person and one per day of the week. */
export function rosterColumns(days: readonly string[], onChoose: ChooseDay | null): Column<RosterRow>[] {
  return [
    {
      ...{ key: 'name', header: t`Employee`, sort: 'name' },
      cell: (row) => <Person name={row.name} photo={row.photo} detail={row.department ?? row.code} />,
    },
    ...days.map((date, at): Column<RosterRow> => ({
      ...{ key: `day${at}`, header: formatDate(date, 'weekday'), narrow: true, card: 'none' },
      cell: (row) => {
        const day = row.days.find((one) => one.day === date)
        return day === undefined ? null : <RosterCell row={row} day={day} onChoose={onChoose} />
      },
      file: [
        {
          header: formatDate(date, 'weekday'),
          value: (row) => {
            const day = row.days.find((one) => one.day === date)
            return day === undefined ? null : dayText(day)
          },
        },
      ],
    })),
  ]
}
