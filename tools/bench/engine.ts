import { execFileSync } from 'node:child_process'

export interface EngineMeasured {
  payslipsPerSecond: number
  payslipsPerSecondAt100000: number
  /** The live heap at the start, after 10,000 and after 100,000 payslips. */
  heapMegabytes: [number, number, number]
}

/** Payslips with all statutory rules, on one core without a database; in a separate process, to measure its memory. */
export function measureEngine(): EngineMeasured {
  const printed = execFileSync(process.execPath, ['--expose-gc', 'engine/payroll/calculation/payslip.bench.ts'], {
    encoding: 'utf8',
  })
  return JSON.parse(printed) as EngineMeasured
}

const aim = 5000

export function reportEngine({ payslipsPerSecond, heapMegabytes: [before, , after] }: EngineMeasured): void {
  const missed = payslipsPerSecond < aim ? `  aim missed: ${aim} payslips/s` : ''
  const grown = after - before > 5 ? '  aim missed: the heap grows' : ''
  console.log(
    `engine: ${payslipsPerSecond} payslips/s on one core; heap ${before} MB, after 100,000 ${after} MB${missed}${grown}`,
  )
}
