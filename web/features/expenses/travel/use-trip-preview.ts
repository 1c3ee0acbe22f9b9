import { useWatch } from 'react-hook-form'
import type { BodySent } from '@muster/contract/routes.ts'
import { usePostRead } from '../../../shared/call/use-api.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import type { Category } from '../claim/claim-values.ts'
import { type EstimateValues, type LegValues, tripBody } from './trip-values.ts'

const key = 'POST /api/v1/employee/travel-expense-preview'

/** The preview of the trip in the form; `places` are the completed estimates. Fetched once for all who read it. */
export function useTripPreview(categories: readonly Category[]) {
  'use no memo' // The form library reports changes through the same objects.
  const legs = (useWatch({ name: 'legs' }) ?? []) as LegValues[]
  const estimate = (useWatch({ name: 'estimate' }) ?? []) as EstimateValues[]
  const advancePaise = useWatch({ name: 'advancePaise' }) as number | null
  const places = estimate.flatMap((line, at) => (isEnough(line, categories) ? [at] : []))
  const isReady = places.length > 0 && legs.length > 0 && legs.every(isWhole)
  const body = isReady
    ? ({
        legs: legs.map(({ from, to, day, mode }) => ({ from: from.trim(), to: to.trim(), day, mode })),
        estimate: tripBody({ estimate: places.map((at) => present(estimate[at]!)) }, categories)['estimate'],
        ...(advancePaise === null ? {} : { advancePaise }),
      } as BodySent<RouteOf<typeof key>>)
    : null
  return { ...usePostRead(key, body), isReady, places }
}

const isWhole = ({ from, to, day, mode }: LegValues) =>
  from.trim().length > 1 && to.trim().length > 1 && day !== null && mode !== ''

function isEnough({ categoryId, amountPaise, quantity }: EstimateValues, categories: readonly Category[]): boolean {
  const basis = categories.find(({ _id }) => _id === categoryId)?.basis
  if (basis === undefined) return false
  return (basis === 'bill' ? amountPaise : quantity) !== null
}

const present = (line: EstimateValues) =>
  Object.fromEntries(Object.entries(line).filter(([, value]) => value !== null && value !== ''))
