import { payRunConfigRoutes as contract } from '@muster/contract/payroll/pay-run/pay-run-config.routes.ts'
import { guarded } from '../../../platform/second-person/guard.ts'
import { serve } from '../../../platform/serve/serve.ts'
import { companyBankGuard } from './company-bank-guard.ts'
import { payConfigGuard } from './pay-run-config-guard.ts'
import { companyBank, revealCompanyAccount, saveCompanyBank } from './company-bank.ts'
import { payRunConfig, saveConfig } from './pay-run-config.ts'

const served = serve(contract, {
  'GET /api/v1/user/payrun-config': ({ tx }) => payRunConfig(tx),
  'POST /api/v1/user/payrun-config': ({ tx, body }) => saveConfig(tx, body),
  'PUT /api/v1/user/payrun-config': ({ tx, body }) => saveConfig(tx, body),
  'GET /api/v1/user/payrun-bank': ({ tx }) => companyBank(tx),
  'PUT /api/v1/user/payrun-bank': ({ app, tx, actor, body }) => saveCompanyBank(app, tx, actor, body),
  'GET /api/v1/user/payrun-bank/reveal': ({ app, tx, actor }) => revealCompanyAccount(app, tx, actor),
})

export const payRunConfigRoutes = guarded(contract, served, {
  'POST /api/v1/user/payrun-config': ({ tx, body }) => payConfigGuard(tx, body),
  'PUT /api/v1/user/payrun-config': ({ tx, body }) => payConfigGuard(tx, body),
  'PUT /api/v1/user/payrun-bank': ({ tx, body }) => companyBankGuard(tx, body),
})
