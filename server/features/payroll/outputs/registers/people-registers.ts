import type { EmploymentType } from '@muster/contract/employees/employment.ts'
import { firstDay, lastDay, type Day } from '@muster/engine/day.ts'
import { attendanceRegister } from '@muster/engine/payroll/outputs/registers/attendance-register.ts'
import { employeeRegister } from '@muster/engine/payroll/outputs/registers/employee-register.ts'
import { spreadsheetCsv, worded } from '@muster/engine/payroll/outputs/table.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import { monthStates } from '../../../attendance/index.ts'
import type { Material } from '../material.ts'
import { inOneLine } from '../returns/portal-people.ts'
import { runFile, type FileGroup } from '../run-file.ts'
import { employeesOfRun } from './registers.queries.ts'

/** The register of employees, as required by law. */
export const employees: FileGroup = {
  kinds: ['employee-register'],
  needs: 'employeeIdentityRead',
  name: say`Register of employees (Form I)`,
  purpose: say`Personal and employment details of everyone in the run, with the last four digits of Aadhaar and bank accounts: a statutory register.`,
  make: async (material) => {
    const { run, rows } = material
    if (run.kind !== 'regular') return []
    return [
      runFile({
        kind: 'employee-register',
        name: employees.name,
        purpose: employees.purpose,
        fileName: `Register of employees ${run.month}.csv`,
        people: rows.length,
        content: async function* (words) {
          yield* spreadsheetCsv(worded(employeeRegister(await registered(material)), words))
        },
      }),
    ]
  },
}

/** The register of attendance. */
export const attendance: FileGroup = {
  kinds: ['attendance-register'],
  needs: 'organizationAttendanceRead',
  name: say`Register of attendance (Form IX)`,
  purpose: say`The attendance of each day of the month, with totals: a statutory register.`,
  make: async ({ run, rows, tx }) => {
    if (run.kind !== 'regular') return []
    return [
      runFile({
        kind: 'attendance-register',
        name: attendance.name,
        purpose: attendance.purpose,
        fileName: `Register of attendance ${run.month}.csv`,
        people: rows.length,
        content: async function* (words) {
          const of = {
            employees: rows.map(({ employee }) => employee),
            from: firstDay(run.month),
            to: lastDay(run.month),
          }
          const months = new Map((await monthStates(tx, of)).map((one) => [one.employee, one]))
          const people = rows.map(({ employee, person: { code, name, designation } }) => {
            const month = months.get(employee)
            const days = new Map(
              Object.entries(month?.states ?? {}) as [Day, NonNullable<typeof month>['states'][Day]][],
            )
            const lostHalfDays = new Map(Object.entries(month?.lost ?? {}))
            return { code, name, designation, days, lostHalfDays, overtimeMinutes: month?.overtimeMinutes ?? 0 }
          })
          yield* spreadsheetCsv(worded(attendanceRegister(run.month, people), words))
        },
      }),
    ]
  },
}

async function registered({ run, tx, numbers, elsewhere }: Material) {
  const known = await numbers()
  const own = (await employeesOfRun(tx, { run: run.id })).filter(({ employee }) => !elsewhere.has(employee))
  return own.map((one) => {
    const { employee, gender, employmentType, currentAddress, permanentAddress, ...facts } = one
    const { pan = null, uan = null, esi: esiNumber = null } = known.get(employee) ?? {}
    return {
      ...facts,
      ...{ pan, uan, esiNumber },
      gender: gender === 'notTold' ? null : gender,
      employmentType: types[employmentType],
      address: inOneLine(currentAddress),
      pinCode: currentAddress.pinCode ?? '',
      permanentAddress: `${inOneLine(permanentAddress)} ${permanentAddress.pinCode ?? ''}`.trim(),
    }
  })
}

const types: Record<EmploymentType, Sentence> = {
  fullTime: say`Full-time`,
  partTime: say`Part-time`,
  contract: say`Contract`,
  intern: say`Intern`,
}
