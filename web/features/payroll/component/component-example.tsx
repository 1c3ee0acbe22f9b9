import { useWatch } from 'react-hook-form'
import type { BodySent } from '@muster/contract/routes.ts'
import { messageOf } from '../../../shared/call/api-error.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import { usePostRead } from '../../../shared/call/use-api.ts'
import { type CalculationValues, completeCalculation, type ComponentType } from './calculation.ts'
import { useDebounced } from '../../../shared/call/use-debounced.ts'
import { CalculationCheck } from './calculation-check.tsx'

type Question = BodySent<RouteOf<'POST /api/v1/user/salary-component-example'>>

const key = 'POST /api/v1/user/salary-component-example'
const annualCtcPaise = 60_000_000

/** The result of the component in the form, while it is being edited. */
export function ComponentExample({ componentId }: { componentId: string | undefined }) {
  const [code, type, method, of, percent, formula] = useWatch({
    name: ['code', 'type', 'method', 'of', 'percent', 'formula'],
  }) as [string, ComponentType, string, string, number | null, string]
  const values: CalculationValues = { method, monthlyPaise: null, of, percent, formula }
  const calculation = completeCalculation(values)
  const question: Question | null =
    calculation === undefined || calculation.type === 'remainder'
      ? null
      : { annualCtcPaise, type, calculation, code: code.trim().slice(0, 20), ...(componentId ? { componentId } : {}) }
  const settled = useDebounced(question === null ? null : JSON.stringify(question))
  const { data, error } = usePostRead(key, settled === null ? null : (JSON.parse(settled) as Question))
  if (question === null) return null
  if (error) {
    return (
      <CalculationCheck annualCtcPaise={annualCtcPaise} monthlyPaise={null} words="" problems={[messageOf(error)]} />
    )
  }
  return data ? <CalculationCheck annualCtcPaise={annualCtcPaise} {...data} /> : null
}
