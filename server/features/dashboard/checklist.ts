import type { z } from 'zod'
import type { SetUpStep } from '@muster/contract/dashboard/dashboard.routes.ts'
import type { Permission } from '@muster/contract/permissions.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import { may, type Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { holidaysBetween } from '../calendar/index.ts'
import { companyToday } from '../organisation/index.ts'
import { payrollSetup } from '../payroll/index.ts'
import { companySetup } from '../setup/index.ts'
import { setUpFacts } from './dashboard.queries.ts'

type Step = Omit<z.output<typeof SetUpStep>, 'title' | 'text'> & { title: Sentence; text: Sentence }

/** The set-up steps that the actor may take, with their status from existing data. */
export async function checklist(tx: Tx, actor: Actor): Promise<Step[]> {
  const allowed = steps.filter(({ permission }) => may(actor, permission))
  // People with a permission for a single step are not setting up a company.
  if (!may(actor, 'informationWrite')) return []
  const done = await whatIsDone(tx)
  return allowed.map(({ permission: _, ...step }) => ({ ...step, isDone: done[step.key] }))
}

async function whatIsDone(tx: Tx): Promise<Record<Step['key'], boolean>> {
  const date = await companyToday(tx)
  const facts = (await setUpFacts(tx, {}))!
  const year = date.slice(0, 4)
  const holidays = await holidaysBetween(tx, { from: `${year}-01-01`, to: `${year}-12-31` })
  const payroll = await payrollSetup(tx)
  return {
    // A company that has paid people has answered the questions elsewhere.
    questions: payroll.hasRuns || (await companySetup(tx, {})) !== undefined,
    company: facts.hasCompany,
    logo: facts.hasLogo,
    location: facts.hasPlace,
    shift: facts.hasHours,
    holidays: holidays.length > 0,
    employees: facts.people > 0,
    salaries: facts.people > 0 && payroll.withoutSalary === 0,
    // A company with pay runs is satisfied with the defaults.
    payRunConfig: payroll.isConfigured || payroll.hasRuns,
    registrations: payroll.isRegistrationAnswered,
    payRun: payroll.hasRuns,
  }
}

const organization = '/home/organization'

const steps: readonly (Omit<Step, 'isDone'> & { permission: Permission })[] = [
  {
    key: 'questions',
    title: say`Answer a few questions`,
    text: say`Holidays, registrations and the pay schedule are set up for you.`,
    to: '/home/company-setup',
    permission: 'access_statutory_settings',
  },
  {
    key: 'company',
    title: say`Add your tax numbers`,
    text: say`PAN and GSTIN, as printed on payslips.`,
    to: `${organization}/information`,
    permission: 'informationWrite',
  },
  {
    key: 'logo',
    title: say`Add your logo`,
    text: say`Shown in the menu and on payslips.`,
    to: `${organization}/information`,
    permission: 'informationWrite',
  },
  {
    key: 'location',
    title: say`Set up work locations`,
    text: say`Set a geofence to check where people punch in.`,
    to: `${organization}/location`,
    permission: 'locationWrite',
  },
  {
    key: 'shift',
    title: say`Review shifts`,
    text: say`You start with a General shift from 09:30 to 18:30.`,
    to: `${organization}/shift`,
    permission: 'shiftWrite',
  },
  {
    key: 'holidays',
    title: say`Add this year's holidays`,
    text: say`Leave and attendance depend on them.`,
    to: `${organization}?tab=3`,
    permission: 'calendarWrite',
  },
  {
    key: 'employees',
    title: say`Add your first employee`,
    text: say`Name, email and CTC are enough to begin with, and you see their payslips first.`,
    to: '/home/quick-add',
    permission: 'allEmployeeWrite',
  },
  {
    key: 'payRunConfig',
    title: say`Set up pay runs`,
    text: say`Cut-off, pay day and how days are counted.`,
    to: '/home/payroll/payrun-configuration',
    permission: 'payRunConfigWrite',
  },
  {
    key: 'registrations',
    title: say`Confirm statutory registrations`,
    text: say`Choose where the company is registered: PF, ESI, professional tax and LWF.`,
    to: `${organization}/statutory-settings?tab=registrations`,
    permission: 'access_statutory_settings',
  },
  {
    key: 'salaries',
    title: say`Add salaries`,
    text: say`Employees without a salary are not paid.`,
    to: '/home/employees?lacks=salary',
    permission: 'employeeSalaryWrite',
  },
  {
    key: 'payRun',
    title: say`Run your first payroll`,
    text: say`Calculate, review and approve.`,
    to: '/home/payroll/payroll-history',
    permission: 'payRollHistoryWrite',
  },
]
