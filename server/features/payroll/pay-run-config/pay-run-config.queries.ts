import { sql } from 'kysely'
import type { z } from 'zod'
import type { PayRunConfig } from '@muster/contract/payroll/pay-run/pay-run-config.routes.ts'
import type { Instant } from '@muster/contract/values.ts'
import { change, one } from '../../../platform/database/statement.ts'

export type Config = z.output<typeof PayRunConfig>

export const savedConfig = one(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<Config>`
      select cut_off_day as "cutOffDay", pay_day as "payDay", pay_month as "payMonth", day_basis as "dayBasis", line_rounding as "lineRounding",
        net_rounding as "netRounding", updated_at as "updatedAt"
      from pay_run_config where organisation_id = ${organisation}`.compile(db),
}))

type Values = Omit<Config, 'updatedAt'> & { now: Instant }

export const putConfig = change(({ db, organisation }, p: Values) => ({
  compile: () =>
    sql`
      insert into pay_run_config (organisation_id, cut_off_day, pay_day, pay_month, day_basis, line_rounding, net_rounding, updated_at)
      values (${organisation}, ${p.cutOffDay}, ${p.payDay}, ${p.payMonth}, ${p.dayBasis}, ${p.lineRounding}, ${p.netRounding}, ${p.now})
      on conflict (organisation_id) do update set cut_off_day = excluded.cut_off_day, pay_day = excluded.pay_day,
        pay_month = excluded.pay_month,        day_basis = excluded.day_basis, line_rounding = excluded.line_rounding, net_rounding = excluded.net_rounding,
        updated_at = excluded.updated_at`.compile(db),
}))
