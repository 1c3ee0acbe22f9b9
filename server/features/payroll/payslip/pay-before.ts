import { sql } from 'kysely'
import type { Id, Paise } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'

/** The known pay of a year before the first pay run here: PF, professional tax and TDS are its only known deductions. */
export interface PayBefore {
  grossPaise: Paise
  deductionsPaise: Paise
}

/** Of the employee of `slip`, in its financial year: an entry never spans two. */
export const payBeforeOf = (organisation: Id) => sql`(
  select jsonb_build_object('grossPaise', coalesce(sum((entry.figures ->> 'salaryPaise')::bigint), 0),
    'deductionsPaise', coalesce(sum((entry.figures ->> 'pfPaise')::bigint + (entry.figures ->> 'ptPaise')::bigint
      + (entry.figures ->> 'tdsPaise')::bigint), 0))
  from opening_pay entry
  where entry.organisation_id = ${organisation} and entry.employee_id = slip.employee_id and entry.from_month < slip.month
    and entry.from_month >= to_char(date_trunc('year', to_date(slip.month, 'YYYY-MM') - interval '3 months')
      + interval '3 months', 'YYYY-MM'))`

export const netBefore = ({ grossPaise, deductionsPaise }: PayBefore): Paise => grossPaise - deductionsPaise

/** Lines of the year to date that say what of it was paid before; its components are not known. */
export function linesBefore({ grossPaise, deductionsPaise }: PayBefore) {
  const lines = [
    { code: 'payBefore', name: say`Pay before Muster`, type: 'earning' as const, yearToDatePaise: grossPaise },
    {
      code: 'deductedBefore',
      name: say`PF, professional tax and TDS before Muster`,
      type: 'deduction' as const,
      yearToDatePaise: deductionsPaise,
    },
  ]
  return lines.filter(({ yearToDatePaise }) => yearToDatePaise !== 0)
}
