import type { Month } from '../../../day.ts'
import { times } from '../../../money.ts'
import { say, type Sentence } from '../../../sentence.ts'
import { decimalText } from '../decimal.ts'
import { cellText, type SaidCell, type SaidColumn, type SaidTable } from '../table.ts'
import { annualGenders } from './annual-facts.ts'
import type { AnnualFigures } from './annual-figures.ts'
import { sectionNames, unitNames, type AnnualUnit } from './annual-labels.ts'
import { annualRows } from './annual-rows.ts'

const columns: readonly SaidColumn[] = [
  { name: say`Figures of`, type: 'text' },
  { name: say`From`, type: 'text' },
  { name: say`To`, type: 'text' },
  { name: say`Part`, type: 'text' },
  { name: say`Figure`, type: 'text' },
  { name: say`Unit`, type: 'text' },
  { name: say`All`, type: 'decimal' },
  { name: say`Women`, type: 'decimal' },
  { name: say`Men`, type: 'decimal' },
  { name: say`Transgender or other`, type: 'decimal' },
  { name: say`Gender not stated`, type: 'decimal' },
  { name: say`First day`, type: 'day' },
  { name: say`Last day`, type: 'day' },
  { name: say`Definition`, type: 'text' },
  { name: say`Source`, type: 'text' },
]

/** The figures of some parts in one table, each row with its definition and source. */
export function annualTable(
  { from, to }: { from: Month; to: Month },
  parts: readonly { name: Sentence; figures: AnnualFigures }[],
): SaidTable {
  const rows = parts.flatMap(({ name, figures }) =>
    annualRows.map(({ key, section, unit, name: figure, definition, source }): SaidCell[] => {
      const { all, by, days = [] } = figures[key] as AnnualFigures['mostOnADay']
      return [
        ...[name, from, to, sectionNames[section], figure, unitNames[unit], decimalOf(unit, all)],
        ...annualGenders.map((gender) => (by === null ? null : decimalOf(unit, by[gender]))),
        ...[days[0] ?? null, days.at(-1) ?? null, definition, source],
      ]
    }),
  )
  return { columns, rows }
}

/** `12.5` days, `7.50` hours, `1250.00` rupees: numbers for spreadsheets. */
function decimalOf(unit: AnnualUnit, value: number): string {
  if (unit === 'paise') return decimalText(value)
  if (unit === 'minutes') return decimalText(times(value, 100, 60, 'nearestPaisa'))
  if (unit === 'tenths') return `${Math.trunc(value / 10)}.${value % 10}`
  return unit === 'halfDays' ? cellText(value, 'halfDays') : String(value)
}
