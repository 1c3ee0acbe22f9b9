import { latest, monthOf } from '@muster/engine/day.ts'
import { startingSection } from '@muster/contract/payroll/statutory/statutory-sections.ts'
import { saveConfig, type CompanyOfLife, type SettledConfig } from '../company-of-life.ts'
import { pfBasisIn } from '../known.ts'
import { firstOpenMonth } from '../open-month.ts'
import type { Teller } from './teller.ts'

export const dayBasis: Teller<'dayBasis'> = (company, _, { basis }) => changeConfig(company, { basis })

export const payMonth: Teller<'payMonth'> = (company, _, fact) => changeConfig(company, { payMonth: fact.payMonth })

/** From the day's month on, locked or not: locked months keep their base. */
export const pfBasis: Teller<'pfBasis'> = async (company, _, { day, wageBasis }) => {
  const from = latest(monthOf(day), company.life.begins)
  const at = company.clock.now()
  if (pfBasisIn(company, from, at) === wageBasis) return false
  const value = { ...startingSection('pf', from), wageBasis }
  await company.admin.call('POST /api/v1/user/statutory-settings', { body: { section: 'pf', from, value } })
  company.pfBases.push({ from, wageBasis, at })
  return true
}

/** Registered for state insurance, or no longer, from the first open month. */
export const esi: Teller<'esi'> = async (company, _, { enabled }) => {
  if (company.hasStateInsurance === enabled) return false
  const from = firstOpenMonth(company)
  const value = { ...startingSection('esi', from), enabled }
  await company.admin.call('POST /api/v1/user/statutory-settings', { body: { section: 'esi', from, value } })
  company.hasStateInsurance = enabled
  return true
}

async function changeConfig(company: CompanyOfLife, change: Partial<SettledConfig>): Promise<boolean> {
  const config = { ...company.config, ...change }
  await saveConfig(company, config)
  company.config = config
  return true
}
