import { localDay } from '@muster/engine/zone.ts'
import { random } from '../../demo/random.ts'
import { systemClock } from '../../platform/clock.ts'
import { ordinaryCalls } from './calls.ts'
import { growthOf, type Growth } from './growth.ts'
import { monthEnd, type MonthEnd } from './month-end.ts'
import { morning, type Morning } from './morning.ts'
import { neighbour, type Neighbour } from './neighbour.ts'
import { sendWhenDue, type Told } from './open-loop.ts'
import type { Member } from './sessions.ts'
import type { Site } from './site.ts'

export const scenarios = ['morning', 'neighbour', 'month-end'] as const
export type Scenario = (typeof scenarios)[number]

export interface Extent {
  /** Of the morning. */
  seconds: number
  percent: number
  /** Of each part of the others. */
  quietSeconds: number
  /** Total calls in an ordinary second. */
  perSecond: number
  seed: number
}

export interface LoadReport {
  morning?: Morning
  neighbour?: Neighbour
  monthEnd?: MonthEnd
  growth?: Growth
  told: Told[]
}

/** Runs these loads one after the other, and reports each when it is over. */
export async function runLoad(
  site: Site,
  chosen: readonly Scenario[],
  { seed, perSecond, quietSeconds, seconds, percent }: Extent,
  tell: (part: Partial<LoadReport>) => void = () => {},
): Promise<LoadReport> {
  const today = localDay(systemClock.now(), 'Asia/Kolkata')
  const isIn = new Set<Member>()
  const report: LoadReport = { told: [] }
  const ordinary = { seed, perSecond, seconds: quietSeconds, today, isIn }
  // A process reaches full speed after a few hundred repetitions.
  const warming = { ...ordinary, seconds: quietSeconds / 4, chance: random(seed + 1) }
  if (!chosen.includes('morning')) await sendWhenDue(site.addresses, ordinaryCalls(site, warming))
  if (chosen.includes('morning')) {
    const { measured, told } = await morning(site, { seed, seconds, percent, today, isIn })
    report.morning = measured
    report.told = report.told.concat(told)
    tell({ morning: measured })
  }
  if (chosen.includes('neighbour')) {
    const { measured, told } = await neighbour(site, ordinary)
    report.neighbour = measured
    report.told = report.told.concat(told)
    tell({ neighbour: measured })
  }
  if (chosen.includes('month-end')) {
    const { measured, told } = await monthEnd(site, ordinary)
    report.monthEnd = measured
    report.told = report.told.concat(told)
    tell({ monthEnd: measured })
  }
  report.growth = await growthOf(site.owner)
  tell({ growth: report.growth })
  return report
}
