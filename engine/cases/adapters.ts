import { exitAdapters } from './adapters/exit.ts'
import { incomeTaxAdapters } from './adapters/income-tax.ts'
import { incomeTaxFormAdapters } from './adapters/income-tax-forms.ts'
import { incomeTaxTableAdapters } from './adapters/income-tax-tables.ts'
import { lateAdapters } from './adapters/late.ts'
import { payAdapters } from './adapters/pay.ts'
import { providentFundAdapters } from './adapters/provident-fund.ts'
import { returnAdapters } from './adapters/returns.ts'
import { stateAdapters } from './adapters/states.ts'
import { stateInsuranceAdapters } from './adapters/state-insurance.ts'
import type { Adapter } from './case.ts'

/** The rules of the worked examples, by name. */
export const adapters: Readonly<Record<string, Adapter>> = {
  ...providentFundAdapters,
  ...stateInsuranceAdapters,
  ...payAdapters,
  ...stateAdapters,
  ...exitAdapters,
  ...incomeTaxAdapters,
  ...incomeTaxTableAdapters,
  ...incomeTaxFormAdapters,
  ...returnAdapters,
  ...lateAdapters,
}
