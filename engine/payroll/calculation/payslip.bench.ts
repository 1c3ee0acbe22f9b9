import { performance } from 'node:perf_hooks'
import { addMonths } from '../../day.ts'
import { indianBook } from '../../statute-book/india.ts'
import type { PayslipInput } from '../payslip/payslip-input.ts'
import { payslip } from './payslip.ts'
import { canonical } from './snapshot.ts'
import { indianInput, salaryLine } from '../payslip/statutory.fixture.ts'
import { yearSoFar, type EarlierMonth } from '../payslip/year-so-far.ts'

// Payslips per second on one core, and the memory held by a stream of them: everyone has different pay, all laws apply, and
// every figure has its steps. Run with --expose-gc; prints one line of JSON.

const month = '2026-10'
const states = ['KA', 'MH', 'TN', 'WB', 'DL', 'HR']

/** Six earlier months of the year. */
function earlier(rupees: number): EarlierMonth[] {
  return Array.from({ length: 6 }, (_, index) => {
    const { payslip: slip } = payslip(indianBook, plain(addMonths('2026-04', index), rupees))
    const { pt, tax, esi } = slip!.facts
    return { month: slip!.month, pt, tax, esiCovered: esi?.covered ?? false }
  })
}

function plain(of: string, rupees: number): PayslipInput {
  const salary = { BASIC: rupees, HRA: Math.round(rupees * 0.4), SPECIAL: Math.round(rupees * 0.5), CONVEYANCE: 1600 }
  return indianInput({ month: of, salary })
}

const pasts = [9_000, 15_000, 30_000, 60_000, 120_000, 400_000].map((rupees) => ({ rupees, months: earlier(rupees) }))

/** The nth person: no two are alike. */
function person(n: number): PayslipInput {
  const { rupees, months } = pasts[n % pasts.length]!
  const state = states[n % states.length]!
  const input = plain(month, rupees + (n % 997))
  const regime = n % 3 === 0 ? 'old' : 'new'
  const { statutory } = input
  const soFar = yearSoFar(indianBook, month, { state, localBody: null }, months)
  return {
    ...input,
    statutory: {
      ...statutory!,
      soFar,
      workplaces: [{ from: '2020-01-01', state, localBody: null }],
      tax: { ...statutory!.tax!, regime },
    },
    lossOfPay: n % 5 === 0 ? [{ day: '2026-10-07', halfDays: 2, reason: 'Absent' }] : [],
    oneOffs:
      n % 4 === 0 ? [{ ...salaryLine('BONUS', 0), kind: 'earning', amountPaise: 1_500_000, reason: 'Festival' }] : [],
  }
}

function run(count: number): { seconds: number; netPaise: number } {
  let netPaise = 0
  let seconds = 0
  for (let start = 0; start < count; start += 1000) {
    const inputs = Array.from({ length: 1000 }, (_, index) => person(start + index))
    const before = performance.now()
    for (const input of inputs) netPaise += payslip(indianBook, input).payslip?.netPaise ?? 0
    seconds += (performance.now() - before) / 1000
  }
  return { seconds, netPaise }
}

function heapMegabytes(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 1_048_576
}

run(2000)
const before = heapMegabytes()
const short = run(10_000)
const afterShort = heapMegabytes()
const long = run(100_000)
const afterLong = heapMegabytes()
const example = canonical(payslip(indianBook, person(12)))
process.stdout.write(
  `${JSON.stringify({
    payslipsPerSecond: Math.round(10_000 / short.seconds),
    payslipsPerSecondAt100000: Math.round(100_000 / long.seconds),
    heapMegabytes: [before, afterShort, afterLong].map((size) => Math.round(size * 10) / 10),
    bytesOfOne: example.length,
    netPaise: short.netPaise + long.netPaise,
  })}\n`,
)
