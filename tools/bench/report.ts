import { cases } from './cases.ts'
import { median, type Measured } from './measure.ts'
import type { PayRunMeasured } from './pay-run.ts'

/** The measurements in a company of one size. */
export interface Result {
  employees: number
  calls: Measured[]
  payRun: PayRunMeasured | undefined
  /** Failures to run, with the reason. */
  broken: string[]
}

const payslipsAim = 500
const growthAim = 1.5
/** Bulk work should let others run after this many milliseconds. */
const heldAim = 50

/** Prints the tables; false if something did not run or returned an error. */
export function report(results: readonly Result[]): boolean {
  const problems = results.flatMap(({ broken }) => broken)
  const [least] = results
  for (const { employees, calls, payRun } of results) {
    if (calls.length === 0 && payRun === undefined) continue
    const isLeast = least?.employees === employees
    const growth = isLeast ? '' : `against ${least?.employees}`
    console.log(`\n${employees} employees`)
    console.log(
      row([
        '',
        'of the floor',
        'of least',
        'by work',
        'of writes',
        'calls/s',
        'floor/s',
        'p50 ms',
        'p99 ms',
        'work ms',
        growth,
        'statements',
        '',
      ]),
    )
    for (const call of calls) {
      const before = isLeast ? undefined : least?.calls.find(({ name }) => name === call.name)
      if (call.failed > 0) problems.push(`${call.name}: ${call.failed} calls failed`)
      console.log(callRow(call, before))
    }
    if (payRun) console.log(payRunRow(payRun))
  }
  const [fewest, ...others] = results.flatMap(({ payRun }) => (payRun ? [payRun.statements / payRun.pieces] : []))
  const grown = others.filter((each) => each > fewest!)
  if (grown.length > 0)
    console.log(`aim missed: the statements of a piece of a pay run grow: ${[fewest, ...grown].join(', ')}`)
  for (const problem of problems) console.error(`✗ ${problem}`)
  return problems.length === 0
}

function callRow(call: Measured, before: Measured | undefined): string {
  const { aim = null, leastAim = 0, writesAim = 0 } = cases.find(({ name }) => name === call.name) ?? {}
  const growth = before ? growthOf(before, call) : undefined
  const missed = [
    ...(call.ofLeast !== null && call.ofLeast < leastAim ? [`${leastAim} of one insert`] : []),
    ...(call.ofWrites !== null && call.ofWrites < writesAim ? [`${writesAim} of its own writes`] : []),
    ...(aim !== null && call.ratio < aim ? [`${aim} of the floor`] : []),
    ...(growth !== undefined && growth > growthAim ? [`at most ${growthAim} times the smaller company`] : []),
  ]
  return row([
    ...[
      call.name,
      call.ratio.toFixed(2),
      call.ofLeast?.toFixed(2) ?? '',
      call.workOfLeast?.toFixed(2) ?? '',
      call.ofWrites?.toFixed(2) ?? '',
      call.perSecond.toFixed(0),
      call.floorPerSecond.toFixed(0),
    ],
    ...[call.p50.toFixed(1), call.p99.toFixed(1), call.work?.toFixed(2) ?? '–', growth?.toFixed(2) ?? ''],
    ...[String(call.statements), missed.length > 0 ? `aim missed: ${missed.join('; ')}` : ''],
  ])
}

/** How much more a call costs, by round: by its work, or by its speed if the work is unknown. */
function growthOf(before: Measured, after: Measured): number {
  if (before.work === null || after.work === null) return before.perSecond / after.perSecond
  return median(after.works.map((worked, round) => worked! / before.works[round]!))
}

function payRunRow({ payslipsPerSecond, ratio, statements, held }: PayRunMeasured): string {
  const missed = payslipsPerSecond < payslipsAim ? `  aim missed: ${payslipsAim} payslips/s` : ''
  return `pay run: ${payslipsPerSecond.toFixed(0)} payslips/s, ${ratio.toFixed(2)} of the floor, ${statements} statements${missed}\n${heldRow(held)}`
}

function heldRow(held: PayRunMeasured['held']): string {
  const all = Object.entries(held).map(([what, ms]) => `${what} ${ms.toFixed(0)} ms`)
  const missed = Object.values(held).some((ms) => ms > heldAim) ? `  aim missed: ${heldAim} ms` : ''
  return `loop held at most: ${all.join(', ')}${missed}`
}

function row([name = '', ...cells]: readonly string[]): string {
  const notes = cells.at(-1) ?? ''
  return `${name.padEnd(17)}${cells
    .slice(0, -1)
    .map((cell) => cell.padStart(13))
    .join('')}  ${notes}`
}
