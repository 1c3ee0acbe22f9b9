import { cases } from './cases.ts'
import type { Result } from './main.ts'

const payslipsAim = 500
const growthAim = 1.5

/** Prints the table; false when something did not run or answered with an error. */
export function report(results: readonly Result[]): boolean {
  const problems = results.flatMap(({ broken }) => broken)
  for (const { employees, calls, payRun } of results) {
    console.log(`\n${employees} employees`)
    console.log(row(['', 'of the floor', 'calls/s', 'floor/s', 'p50 ms', 'p99 ms', 'statements', '']))
    for (const call of calls) {
      const aim = cases.find(({ name }) => name === call.name)?.aim ?? null
      const notes = aim !== null && call.ratio < aim ? [`aim missed: ${aim} of the floor`] : []
      const before = results[0]!.calls.find(({ name }) => name === call.name)
      if (before && before !== call && before.pace > call.pace * growthAim) {
        notes.push(
          `aim missed: ${(before.pace / call.pace).toFixed(1)} times slower than with ${results[0]!.employees}`,
        )
      }
      if (call.failed > 0) problems.push(`${call.name}: ${call.failed} calls failed`)
      console.log(
        row([
          ...[call.name, call.ratio.toFixed(2), call.perSecond.toFixed(0), call.floorPerSecond.toFixed(0)],
          ...[call.p50.toFixed(1), call.p99.toFixed(1), String(call.statements), notes.join('; ')],
        ]),
      )
    }
    if (!payRun) continue
    const { payslipsPerSecond, ratio, statements } = payRun
    const notes = payslipsPerSecond < payslipsAim ? `aim missed: ${payslipsAim} payslips/s` : ''
    console.log(
      `pay run: ${payslipsPerSecond.toFixed(0)} payslips/s, ${ratio.toFixed(2)} of the floor, ${statements} statements  ${notes}`,
    )
  }
  const counts = results.flatMap(({ payRun }) => (payRun ? [payRun.statements] : []))
  if (new Set(counts).size > 1) console.log(`aim missed: the statements of a pay run differ: ${counts.join(', ')}`)
  for (const problem of problems) console.error(`✗ ${problem}`)
  return problems.length === 0
}

function row([name = '', ...cells]: readonly string[]): string {
  const notes = cells.at(-1) ?? ''
  return `${name.padEnd(18)}${cells
    .slice(0, -1)
    .map((cell) => cell.padStart(13))
    .join('')}  ${notes}`
}
