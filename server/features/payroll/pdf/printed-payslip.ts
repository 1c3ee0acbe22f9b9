import type { z } from 'zod'
import type { Payslip } from '@muster/contract/payroll/pay-run/payslip.routes.ts'

export type PrintedPayslip = z.output<typeof Payslip>
