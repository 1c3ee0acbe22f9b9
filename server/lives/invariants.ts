import { bank } from './checks/bank.ts'
import { ledger } from './checks/ledger.ts'
import { loans } from './checks/loans.ts'
import { nobodyForgotten } from './checks/nobody-forgotten.ts'
import { once } from './checks/once.ts'
import { paidOnce } from './checks/paid-once.ts'
import { providentFund } from './checks/provident-fund.ts'
import { professionalTax } from './checks/professional-tax.ts'
import { incomeTax } from './checks/income-tax.ts'
import { recovery } from './checks/recovery.ts'
import { stateInsurance } from './checks/state-insurance.ts'
import { welfareFund } from './checks/welfare-fund.ts'
import { wages } from './checks/wages.ts'
import { ended } from './ended.ts'
import type { CompanyOfLife } from './company-of-life.ts'
import type { Life } from './life.ts'
import { live } from './live.ts'

const checks = [
  ledger,
  wages,
  providentFund,
  once,
  loans,
  recovery,
  stateInsurance,
  professionalTax,
  welfareFund,
  incomeTax,
  nobodyForgotten,
  bank,
  paidOnce,
]

/** Runs a life and reports what is wrong, in sentences; nothing if all is correct. */
export async function wrongIn(life: Life, told: (of: CompanyOfLife['told']) => void = () => undefined) {
  try {
    const company = await live(life)
    told(company.told)
    const end = await ended(company)
    const wrong: string[] = []
    for (const check of checks) wrong.push(...(await check(end)))
    return wrong
  } catch (error) {
    return [(error as Error).message]
  }
}
