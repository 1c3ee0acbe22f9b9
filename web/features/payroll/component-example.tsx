import { useWatch } from 'react-hook-form'
import useSWR from 'swr'
import type { BodySent, ReplyOf } from '@muster/contract/routes.ts'
import { api } from '../../shared/call/api.ts'
import { type ApiError, messageOf } from '../../shared/call/api-error.ts'
import type { RouteOf } from '../../shared/call/types.ts'
import { type CalculationValues, completeCalculation, type ComponentType } from '../../shared/pay/calculation.ts'
import { useSettled } from '../../shared/pay/use-settled.ts'
import { CalculationCheck } from './calculation-check.tsx'

type Asked = BodySent<RouteOf<'POST /api/v1/user/salary-component-example'>>
type Example = ReplyOf<RouteOf<'POST /api/v1/user/salary-component-example'>>

const key = 'POST /api/v1/user/salary-component-example'
const annualCtcPaise = 60_000_000

/** What the component of the form comes to, while it is being written. */
export function ComponentExample({ componentId }: { componentId: string | undefined }) {
  const [code, type, method, of, percent, formula] = useWatch({
    name: ['code', 'type', 'method', 'of', 'percent', 'formula'],
  }) as [string, ComponentType, string, string, number | null, string]
  const values: CalculationValues = { method, monthlyPaise: null, of, percent, formula }
  const calculation = completeCalculation(values)
  const asked: Asked | null =
    calculation === undefined || calculation.type === 'remainder'
      ? null
      : { annualCtcPaise, type, calculation, code: code.trim().slice(0, 20), ...(componentId ? { componentId } : {}) }
  const settled = useSettled(asked === null ? null : JSON.stringify(asked))
  const { data, error } = useSWR<Example, ApiError>(
    settled === null ? null : [key, settled],
    ([, body]: [string, string]) => api(key, { body: JSON.parse(body) as Asked }),
    { keepPreviousData: true, revalidateOnFocus: false },
  )
  if (asked === null) return null
  if (error) {
    return (
      <CalculationCheck annualCtcPaise={annualCtcPaise} monthlyPaise={null} words="" problems={[messageOf(error)]} />
    )
  }
  return data ? <CalculationCheck annualCtcPaise={annualCtcPaise} {...data} /> : null
}
