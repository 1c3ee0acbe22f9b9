import { say } from '@muster/engine/sentence.ts'
import type { Id, Month, Paise } from '@muster/contract/values.ts'
import { addMonths, lastDay } from '@muster/engine/day.ts'
import { compareText } from '@muster/engine/format.ts'
import { sum } from '@muster/engine/money.ts'
import { esiDue } from '@muster/engine/payroll/outputs/compliance/due-days.ts'
import {
  esiSheet,
  esiSheetHeader,
  ownEsi,
  type EsiExit,
  type EsiRow,
} from '@muster/engine/payroll/outputs/esi-sheet.ts'
import type { EsiFacts } from '@muster/engine/payroll/payslip/facts.ts'
import { esiRegistrations } from '@muster/engine/payroll/outputs/people/registrations.ts'
import { spreadsheetCsv, worded } from '@muster/engine/payroll/outputs/table.ts'
import { attendanceFacts } from '../../../attendance/index.ts'
import { numbersOfPeople } from '../../../employees/index.ts'
import { statutoryOfPeople } from '../../statutory/index.ts'
import { reversedSince, type Material } from '../material.ts'
import { coveredIn } from '../paid-rows.queries.ts'
import { runFile, type FileGroup, type RunFile } from '../run-file.ts'
import { emptyReason, portalFileName } from './member-files.ts'
import { portalPeople } from './portal-people.ts'
import { xls } from './xls.ts'

export const stateInsurance: FileGroup = {
  kinds: ['esi', 'esi-registration', 'esi-late-'],
  needs: 'employeeIdentityRead',
  name: say`ESI contribution sheet`,
  purpose: say`The monthly contribution sheet, for the ESIC portal.`,
  make: async (material) => {
    const { run, rows, book } = material
    if (run.kind === 'reversal') return []
    const people = await insured(material)
    const made = esiSheet(run.month, people)
    const late = await lateSheets(material)
    if (made.rows.length === 0 && made.excluded.length === 0 && late.length === 0) return []
    return [
      ...(await registration(material)),
      runFile({
        kind: 'esi',
        name: say`ESI contribution sheet`,
        purpose: say`The monthly contribution sheet as an Excel 97-2003 file (.xls), as the ESIC portal requires.`,
        fileName: `ESI ${run.month}.xls`,
        type: 'application/vnd.ms-excel',
        dueOn: esiDue(book, run.month),
        amountPaise: sum(
          rows.map(({ payslip: { facts } }) => (facts.esi === null ? 0 : contribution(ownEsi(facts.esi)))),
        ),
        people: made.rows.length,
        excluded: [
          ...made.excluded,
          ...reversedSince(rows.filter(({ payslip }) => payslip.facts.esi?.covered === true)),
        ],
        content: () => xls('Sheet1', [esiSheetHeader, ...made.rows]),
      }),
      ...late,
    ]
  },
}

/** Whole months that this run pays late: a sheet for each, with that month's wages and days. */
async function lateSheets(material: Material): Promise<RunFile[]> {
  const { run, rows, book, entity, entities, entityIn } = material
  const late = rows.flatMap(({ employee, person, payslip: { facts } }) =>
    (facts.esi?.late ?? [])
      .filter(({ covered }) => covered)
      .map((esi) => ({ employee, person, esi, of: entityIn(employee, esi.month) })),
  )
  if (late.length === 0) return []
  const known = await material.numbers()
  const byMonth = Map.groupBy(
    late,
    ({ esi, of }) => `${esi.month}${of === (entity?.id ?? null) ? '' : `-${of?.slice(-8) ?? 'own'}`}`,
  )
  return [...byMonth]
    .toSorted(([a], [b]) => compareText(a, b))
    .map(([key, list]) => {
      const [{ esi: first, of }] = list as [(typeof list)[number]]
      const { month } = first
      const made = esiSheet(
        month,
        list.map(({ employee, person: { code, name }, esi: { month: _, ...esi } }) => ({
          ...{ code, name, ipNumber: known.get(employee)?.esi ?? null },
          esi: { ...esi, contractWagesPaise: 0 },
          ...{ leftOn: null, exit: 'left' as const, wasCovered: false, onLeave: false },
        })),
      )
      const elsewhere = of === (entity?.id ?? null) ? null : entities.find((one) => one.id === of)
      return runFile({
        kind: `esi-late-${key}`,
        name: say`ESI contribution sheet for ${{ month }}`,
        purpose: say`A month paid late: a supplementary contribution of that month, with its own wages and days.`,
        fileName: `ESI ${month} paid ${run.month}.xls`,
        type: 'application/vnd.ms-excel',
        dueOn: esiDue(book, run.month),
        amountPaise: sum(list.map(({ esi }) => contribution(esi))),
        people: made.rows.length,
        excluded: made.excluded,
        refused: emptyReason(made.rows.length),
        note: elsewhere
          ? say`In ${{ month }} these people belonged to ${elsewhere.name}. File it under that entity's employer code; this entity pays it.`
          : null,
        content: () => xls('Sheet1', [esiSheetHeader, ...made.rows]),
      })
    })
}

function contribution({ employeePaise, employerPaise }: { employeePaise: Paise; employerPaise: Paise }): Paise {
  return employeePaise + employerPaise
}

/** Covered employees without an insurance number yet. */
async function registration(material: Material): Promise<RunFile[]> {
  const numbers = await material.numbers()
  const unnumbered = material.rows
    .filter(({ employee, payslip: { facts } }) => isInsured(facts.esi) && !numbers.get(employee)?.esi)
    .map(({ employee }) => employee)
  if (unnumbered.length === 0) return []
  const { table, excluded } = esiRegistrations(await portalPeople(material, unnumbered))
  return [
    runFile({
      kind: 'esi-registration',
      name: say`ESI registration`,
      purpose: say`Insured people without an ESI number, with what the ESIC portal asks to register them.`,
      fileName: portalFileName('ESIregistration', material.run, 'csv'),
      people: table.rows.length,
      excluded,
      refused: emptyReason(table.rows.length),
      content: (words) => spreadsheetCsv(worded(table, words)),
    }),
  ]
}

function isInsured(esi: EsiFacts | null): boolean {
  return esi !== null && (esi.covered || (esi.late ?? []).some(({ covered }) => covered))
}

/** Everyone in the run, and those covered the month before who are not in this month's. */
async function insured({ app, tx, run, rows, numbers, entity, elsewhere }: Material): Promise<EsiRow[]> {
  const last = addMonths(run.month, -1)
  const covered = (await coveredIn(tx, { month: last })).filter((one) => entity === null || one.entity === entity.id)
  const before = new Map(covered.map((one) => [one.employee, one]))
  const inRun = new Set(rows.map(({ employee }) => employee))
  const gone = run.kind === 'regular' ? [...before.values()].filter(({ employee }) => !inRun.has(employee)) : []
  const known = await numbers()
  const theirs =
    gone.length === 0
      ? known
      : await numbersOfPeople(
          tx,
          app,
          gone.map(({ employee }) => employee),
        )
  const exits = await exitsOf(tx, run.month)
  const onLeave = await leaveOf(tx, run.month, rows)
  const common = (employee: Id) => ({
    wasCovered: before.has(employee),
    exit: elsewhere.has(employee) ? ('left' as const) : (exits.get(employee) ?? ('left' as const)),
  })
  return [
    ...rows.map(({ employee, person, payslip }): EsiRow => ({
      code: person.code,
      name: person.name,
      ipNumber: known.get(employee)?.esi ?? null,
      esi: payslip.facts.esi === null ? null : ownEsi(payslip.facts.esi),
      leftOn: person.leftOn,
      onLeave: onLeave.has(employee),
      ...common(employee),
    })),
    ...gone.map(({ employee, code, name, leftOn }): EsiRow => ({
      code,
      name,
      ipNumber: theirs.get(employee)?.esi ?? null,
      esi: null,
      // Someone who continues at another legal entity has left this one.
      leftOn: elsewhere.has(employee) ? lastDay(last) : leftOn,
      onLeave: false,
      ...common(employee),
    })),
  ]
}

/** Employees without a paid day who were on leave rather than absent. */
async function leaveOf(tx: Material['tx'], month: Month, rows: Material['rows']): Promise<Set<Id>> {
  const idle = rows.filter(({ payslip: { facts } }) => facts.esi?.covered === true && facts.esi.days === 0)
  if (idle.length === 0) return new Set()
  const days = await attendanceFacts(tx, { month, employees: idle.map(({ employee }) => employee) })
  return new Set(days.filter(({ leave, absent }) => leave > 0 && absent === 0).map(({ employee }) => employee))
}

const exitWords: Record<string, EsiExit> = { superannuation: 'retired', death: 'died', retrenchment: 'retrenched' }

async function exitsOf(tx: Material['tx'], month: Month): Promise<Map<Id, EsiExit>> {
  const people = await statutoryOfPeople(tx, { month })
  return new Map(
    people.flatMap(({ employee, pfExitReason }) => {
      const exit = pfExitReason === null ? undefined : exitWords[pfExitReason]
      return exit === undefined ? [] : [[employee, exit] as const]
    }),
  )
}
