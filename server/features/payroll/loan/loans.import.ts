import type { ColumnOf } from '@muster/contract/imports/import-kinds.ts'
import { LoanInput } from '@muster/contract/payroll/settlement/loan.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { firstDay } from '@muster/engine/day.ts'
import { decimalText } from '@muster/engine/payroll/outputs/decimal.ts'
import { plain, say } from '@muster/engine/sentence.ts'
import { newId } from '../../../platform/id.ts'
import { refusedOwn } from '../../identity/index.ts'
import { importKind, refusedRow, type Fault, type CheckedRow } from '../../imports/index.ts'
import { monthOfCell, paiseOfCell } from '../import-cells.ts'
import { payPeopleOfRows } from '../import-people.ts'
import { lastLockedMonth } from '../locked-month/locked-month.ts'
import { deleteLoans, insertLoans, loansById, loansNow, type NewLoanRow } from './loans-import.queries.ts'

type Column = ColumnOf<'loans'>
type Checked = CheckedRow<Column, NewLoanRow>

/** Outstanding loans, identified by employee and name. An existing loan with different values is never changed. */
export const loansImport = importKind<Column, NewLoanRow, null>({
  async preview(tx, { actor }, rows) {
    const { employees, personOf, unknownPerson } = await payPeopleOfRows(tx, rows)
    const known = await loansNow(tx, { employees })
    const locked = await lastLockedMonth(tx)
    const refused = await refusedOwn(tx, actor, employees, 'employeeSalaryWrite', 'payRollHistoryWrite')
    return rows.map(({ row, cells }): Checked => {
      const person = personOf(cells.code)
      if (person === undefined) return refusedRow(row, cells.code, [unknownPerson(cells.code)])
      const faults: Fault<Column>[] = []
      if (refused.includes(person.employee))
        faults.push({ column: null, message: say`Someone else must change your own loans.` })
      const startMonth = monthOfCell(cells.startMonth)
      if (startMonth === null) faults.push({ column: 'startMonth', message: say`Enter a month as MM/YYYY` })
      const parsed = LoanInput.safeParse({
        employeeId: person.employee,
        name: cells.name,
        principalPaise: paiseOfCell(cells.outstanding) ?? undefined,
        installmentPaise: paiseOfCell(cells.installment) ?? undefined,
        repaidBy: 'amount',
        months: null,
        startMonth: startMonth ?? '2199-12',
        givenOn: cells.givenOn === '' ? firstDay(startMonth ?? '2199-12') : cells.givenOn,
        reason: cells.reason === '' ? cells.name : cells.reason,
      })
      if (!parsed.success)
        for (const { path, message } of parsed.error.issues)
          faults.push({ column: columnOf[String(path[0])] ?? 'code', message: plain(message) })
      else if (locked !== null && startMonth !== null && startMonth <= locked)
        faults.push({ column: 'startMonth', message: say`${{ month: locked }} is locked. Choose a later month.` })
      if (faults.length > 0 || !parsed.success) return refusedRow(row, person.name, faults)
      const { employeeId: employee, name, principalPaise, givenOn, reason } = parsed.data
      const installmentPaise = parsed.data.installmentPaise ?? principalPaise
      const loan = {
        id: newId(),
        employee,
        name,
        principalPaise,
        installmentPaise,
        givenOn,
        reason,
        startMonth: parsed.data.startMonth,
      }
      const there = known.find((one) => one.employee === employee && one.name.toLowerCase() === name.toLowerCase())
      const checkedRow: Omit<Checked, 'isNew'> = {
        ...{ row, name: person.name, changes: [], faults, plan: loan },
        writes: [{ column: 'name', key: `${employee} ${name.toLowerCase()}` }],
      }
      if (there === undefined) return { ...checkedRow, isNew: true }
      const isSame =
        there.principalPaise === principalPaise &&
        there.installmentPaise === installmentPaise &&
        there.startMonth === loan.startMonth
      if (isSame) return { ...checkedRow, isNew: false }
      const message = say`${person.name} has "${there.name}" of ₹${decimalText(there.principalPaise)} already. Use another name, or change that one.`
      faults.push({ column: 'name', message })
      return refusedRow(row, person.name, faults)
    })
  },

  async write(tx, { actor }, rows) {
    await insertLoans(tx, { loans: JSON.stringify(rows.map(({ plan }) => plan)), account: actor.account, now: tx.now })
    return rows.map(({ row, plan }) => ({ row, record: plan.id, employee: plan.employee, undo: null }))
  },

  async stuck(tx, rows) {
    const now = new Map((await loansById(tx, { ids: rows.map(({ record }) => record) })).map((one) => [one.id, one]))
    return rows.flatMap(({ row, record }) => {
      const current = now.get(record)
      if (!current) return [{ row, reason: say`The loan was deleted` }]
      return current.isUsed ? [{ row, reason: say`Part of ${current.name} was repaid or skipped` }] : []
    })
  },

  async undo(tx, _, rows) {
    const ids: Id[] = rows.map(({ record }) => record)
    await deleteLoans(tx, { ids })
  },
})

const columnOf: Readonly<Record<string, Column>> = {
  name: 'name',
  principalPaise: 'outstanding',
  installmentPaise: 'installment',
  startMonth: 'startMonth',
  givenOn: 'givenOn',
  reason: 'reason',
}
