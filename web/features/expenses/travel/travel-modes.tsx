import { t } from '@lingui/core/macro'
import { Bus, Car, CarTaxiFront, Ellipsis, Motorbike, Plane, TrainFront } from 'lucide-react'
import type { TravelMode } from '@muster/contract/expenses/travel-modes.ts'

export const modeLabels: Record<TravelMode, string> = {
  flight: t`Flight`,
  train: t`Train`,
  bus: t`Bus`,
  taxi: t`Taxi`,
  car: t`Car`,
  twoWheeler: t`Two-wheeler`,
  other: t`Other`,
}

const icons = {
  flight: Plane,
  train: TrainFront,
  bus: Bus,
  taxi: CarTaxiFront,
  car: Car,
  twoWheeler: Motorbike,
  other: Ellipsis,
}

export function ModeIcon({ mode }: { mode: TravelMode }) {
  const Icon = icons[mode]
  return <Icon size={16} aria-hidden />
}
