import { say } from '@muster/engine/sentence.ts'
import type { Day, Id } from '@muster/contract/values.ts'
import { lwfDue, ptDue } from '@muster/engine/payroll/outputs/compliance/due-days.ts'
import { lwfSummary, ptSummary } from '@muster/engine/payroll/outputs/state-summary.ts'
import { maharashtraReturn } from '@muster/engine/payroll/outputs/maharashtra-return.ts'
import type { LawBook } from '@muster/engine/law/law.ts'
import { stateName } from '@muster/engine/payroll/rules/in/state-names.ts'
import { spreadsheetCsv, type SaidCell, type SaidColumn, worded } from '@muster/engine/payroll/outputs/table.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { byMonth } from './by-month.ts'
import { registrationOf, unregistered } from './state-registrations.ts'
import { runFile, type FileGroup, type RunFile } from '../run-file.ts'
import type { LockedRun } from '../paid-rows.queries.ts'
import { maharashtraPeople } from './maharashtra-people.queries.ts'

const ptColumns: readonly SaidColumn[] = [
  { name: say`State`, type: 'text' },
  { name: say`State name`, type: 'text' },
  { name: say`Registration number`, type: 'text' },
  { name: say`Local body`, type: 'text' },
  { name: say`Tax per employee`, type: 'amount' },
  { name: say`Employees`, type: 'number' },
  { name: say`Taxable pay`, type: 'amount' },
  { name: say`Tax`, type: 'amount' },
  { name: say`Due`, type: 'text' },
  { name: say`Wage month`, type: 'text' },
]

const lwfColumns: readonly SaidColumn[] = [
  { name: say`State`, type: 'text' },
  { name: say`State name`, type: 'text' },
  { name: say`Registration number`, type: 'text' },
  { name: say`Employees`, type: 'number' },
  { name: say`Employee share`, type: 'amount' },
  { name: say`Employer share`, type: 'amount' },
  { name: say`Total`, type: 'amount' },
  { name: say`Due`, type: 'text' },
  { name: say`Wage month`, type: 'text' },
]

export const professionalTax: FileGroup = {
  kinds: ['professional-tax', 'professional-tax-'],
  needs: null,
  name: say`Professional tax`,
  purpose: say`Employees and tax by state and slab, for the state returns.`,
  make: async ({ tx, run, rows, book, elsewhere, settings: settled }) => {
    if (run.kind === 'reversal') return []
    const states = byMonth(
      run.month,
      rows,
      ({ pt }) => pt,
      ({ ptArrears }) => ptArrears,
      ptSummary,
    )
    if (states.length === 0) return []
    const settings = await settled()
    const file = (of: Pick<RunFile, 'kind' | 'name' | 'purpose' | 'fileName'>, places: typeof states) =>
      runFile({
        ...of,
        dueOn: earliestDue(places.map(({ state }) => ptDue(book, state, run.month))),
        amountPaise: places.reduce((sum, { taxPaise }) => sum + taxPaise, 0),
        people: places.reduce((sum, { people }) => sum + people, 0),
        note: unregistered(settings, 'pt', {
          month: run.month,
          places: places.filter(({ taxPaise }) => taxPaise !== 0),
        }),
        content: (words) => spreadsheetCsv(worded({ columns: ptColumns, rows: ptRows(places) }, words)),
      })
    const ptRows = (places: typeof states) =>
      places.flatMap((place): SaidCell[][] => {
        const { state, localBody } = place
        const number = registrationOf(settings, 'pt', place)
        return [
          ...place.slabs.map(({ taxPaise, people, basePaise, totalPaise }) => [
            ...[state, stateName(state), number, localBody, taxPaise, people, basePaise, totalPaise, null, place.month],
          ]),
          [
            ...[state, say`${stateName(state)}, total`, number, localBody, null],
            ...[place.people, place.basePaise, place.taxPaise, ptDue(book, state, run.month), place.month],
          ],
        ]
      })
    const byState = [...Map.groupBy(states, ({ state }) => state)]
    const isOne = byState.length === 1
    return [
      ...byState.map(([state, places]) => {
        const name = stateName(state)
        const kind = isOne ? 'professional-tax' : `professional-tax-of-${state.toLowerCase()}`
        const fileName = `Professional tax ${name} ${run.month}.csv`
        const purpose = say`Employees and tax by slab, for the return of ${name} alone.`
        return file({ kind, name: say`Professional tax, ${name}`, purpose, fileName }, places)
      }),
      // For the books, beside the returns.
      ...(isOne
        ? []
        : [
            file(
              {
                kind: 'professional-tax',
                name: say`Professional tax, all states`,
                purpose: say`The sum of each state: ${namesOf(states)}. Not for filing.`,
                fileName: `Professional tax all states ${run.month}.csv`,
              },
              states,
            ),
          ]),
      ...(await formThreeB(tx, run, book, elsewhere)),
    ]
  },
}

/** The counts for Maharashtra's return; none for a run without anyone in that state. */
async function formThreeB(
  tx: Tx,
  { id, month }: LockedRun,
  book: LawBook,
  elsewhere: ReadonlySet<Id>,
): Promise<RunFile[]> {
  const people = (await maharashtraPeople(tx, { run: id })).filter(({ employee }) => !elsewhere.has(employee))
  if (people.length === 0) return []
  return [
    runFile({
      kind: 'professional-tax-mh',
      name: say`Form III-B, Maharashtra`,
      purpose: say`Employees by slab and gender, nil and exempt ones included, for the return in Maharashtra.`,
      fileName: `Form III-B ${month}.csv`,
      amountPaise: people.reduce((sum, { taxPaise }) => sum + taxPaise, 0),
      people: people.length,
      content: (words) => spreadsheetCsv(worded(maharashtraReturn(book, month, people), words)),
    }),
  ]
}

function namesOf(states: readonly { state: string }[]): string {
  return [...new Set(states.map(({ state }) => stateName(state)))].join(', ')
}

/** The earliest due day of the states; null if none has one. */
function earliestDue(days: readonly (Day | null)[]): Day | null {
  return days.filter((day) => day !== null).toSorted()[0] ?? null
}

export const welfareFund: FileGroup = {
  kinds: ['welfare-fund'],
  needs: null,
  name: say`LWF`,
  purpose: say`Contributions by state.`,
  make: async ({ run, rows, book, settings: settled }) => {
    if (run.kind === 'reversal') return []
    const states = byMonth(
      run.month,
      rows,
      ({ lwf }) => lwf,
      ({ lwfArrears }) => lwfArrears,
      lwfSummary,
    )
    if (states.length === 0) return []
    const settings = await settled()
    const table = states.map(({ month, state, people, employeePaise, employerPaise, totalPaise }): SaidCell[] => [
      ...[state, stateName(state), registrationOf(settings, 'lwf', { state })],
      people,
      employeePaise,
      employerPaise,
      totalPaise,
      lwfDue(book, state, run.month),
      month,
    ])
    return [
      runFile({
        kind: 'welfare-fund',
        name: say`LWF`,
        purpose: say`Contributions by state: ${namesOf(states)}.`,
        fileName: `Labour welfare fund ${run.month}.csv`,
        amountPaise: states.reduce((sum, { totalPaise }) => sum + totalPaise, 0),
        people: states.reduce((sum, { people }) => sum + people, 0),
        note: unregistered(settings, 'lwf', {
          month: run.month,
          places: states.map(({ state }) => ({ state })),
        }),
        content: (words) => spreadsheetCsv(worded({ columns: lwfColumns, rows: table }, words)),
      }),
    ]
  },
}
