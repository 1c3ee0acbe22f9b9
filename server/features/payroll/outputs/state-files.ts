import { lwfSummary, ptSummary } from '@muster/engine/payroll/outputs/state-summary.ts'
import { tableCsv, type Cell, type Column } from '@muster/engine/payroll/outputs/table.ts'
import { runFile, type FileGroup } from './run-file.ts'

const ptColumns: readonly Column[] = [
  { name: 'State', type: 'text' },
  { name: 'Local body', type: 'text' },
  { name: 'Tax of a person', type: 'amount' },
  { name: 'People', type: 'number' },
  { name: 'Pay that counts', type: 'amount' },
  { name: 'Tax', type: 'amount' },
]

const lwfColumns: readonly Column[] = [
  { name: 'State', type: 'text' },
  { name: 'People', type: 'number' },
  { name: 'Employees', type: 'amount' },
  { name: 'Employer', type: 'amount' },
  { name: 'Total', type: 'amount' },
]

export const professionalTax: FileGroup = {
  kinds: ['professional-tax'],
  needs: null,
  name: 'Professional tax',
  purpose: 'People and tax by state and slab, for the returns of the states.',
  make: async ({ run, rows }) => {
    const states = ptSummary(rows.map(({ payslip }) => payslip.facts.pt))
    if (states.length === 0) return []
    const table = states.flatMap((place): Cell[][] => [
      ...place.slabs.map(({ taxPaise, people, basePaise, totalPaise }) => [
        place.state,
        place.localBody,
        taxPaise,
        people,
        basePaise,
        totalPaise,
      ]),
      [`${place.state}, total`, place.localBody, null, place.people, place.basePaise, place.taxPaise],
    ])
    return [
      runFile({
        kind: 'professional-tax',
        name: 'Professional tax',
        purpose: `By state and slab, for the return of each state: ${states.map(({ state }) => state).join(', ')}.`,
        fileName: `Professional tax ${run.month}.csv`,
        amountPaise: states.reduce((sum, { taxPaise }) => sum + taxPaise, 0),
        people: states.reduce((sum, { people }) => sum + people, 0),
        content: () => tableCsv({ columns: ptColumns, rows: table }),
      }),
    ]
  },
}

export const welfareFund: FileGroup = {
  kinds: ['welfare-fund'],
  needs: null,
  name: 'Labour welfare fund',
  purpose: 'Contributions by state.',
  make: async ({ run, rows }) => {
    const states = lwfSummary(rows.map(({ payslip }) => payslip.facts.lwf))
    if (states.length === 0) return []
    const table = states.map(({ state, people, employeePaise, employerPaise, totalPaise }): Cell[] => [
      state,
      people,
      employeePaise,
      employerPaise,
      totalPaise,
    ])
    return [
      runFile({
        kind: 'welfare-fund',
        name: 'Labour welfare fund',
        purpose: `Contributions by state: ${states.map(({ state }) => state).join(', ')}.`,
        fileName: `Labour welfare fund ${run.month}.csv`,
        amountPaise: states.reduce((sum, { totalPaise }) => sum + totalPaise, 0),
        people: states.reduce((sum, { people }) => sum + people, 0),
        content: () => tableCsv({ columns: lwfColumns, rows: table }),
      }),
    ]
  },
}
