import { t } from '@lingui/core/macro'
import { addMonths } from '@muster/engine/day.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { formatMonth, today } from '../../../shared/format/date.ts'

interface OpenMonth {
  /** The initial month of a form: the present one, or the first that is not locked. */
  month: string
  /** Props of the month field. */
  field: { min?: string; helper?: string }
}

/** The first month whose pay can still change, for forms that ask for a month; undefined until it is known. */
export function useOpenMonth(): OpenMonth | undefined {
  const { data, error } = useApi('GET /api/v1/user/pay-lock')
  const now = today().slice(0, 7)
  if (data === undefined) return error === undefined ? undefined : { month: now, field: {} }
  if (data.lockedTo === null) return { month: now, field: {} }
  const first = addMonths(data.lockedTo, 1)
  const helper = t`Payroll is locked up to ${formatMonth(data.lockedTo)}`
  return { month: first > now ? first : now, field: { min: first, helper } }
}
