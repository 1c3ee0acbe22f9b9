import type { LoadReport } from '../../server/resilience/load/run-load.ts'
import type { FirstFull } from '../../server/resilience/load/first-full.ts'
import type { Figures } from '../../server/resilience/load/figures.ts'
import type { Growth } from '../../server/resilience/load/growth.ts'
import type { MonthEnd } from '../../server/resilience/load/month-end.ts'
import type { Morning } from '../../server/resilience/load/morning.ts'
import type { Neighbour } from '../../server/resilience/load/neighbour.ts'
import type { Measured } from '../../server/resilience/load/scenario.ts'

/** The results of a load as text. */
export function reportOf({ morning, neighbour, monthEnd, growth }: Partial<LoadReport>): string {
  const parts = [
    morning && morningReport(morning),
    neighbour && neighbourReport(neighbour),
    monthEnd && monthEndReport(monthEnd),
    growth && growthReport(growth),
  ]
  return parts.filter((part) => part !== undefined).join('\n\n')
}

function morningReport(measured: Morning): string {
  const { people, carried, firstFull } = measured
  const carriedLine = carried.isAll
    ? `All of it was carried with a p99 below 1 s: at the peak ${fixed(carried.asked)} calls/s.`
    : `Carried with a p99 below 1 s and without a failure: ${fixed(carried.perSecond)} of ${fixed(carried.asked)} calls/s at the peak (${percent(carried.perSecond / carried.asked)}).`
  const nearest = `${carried.isAll ? 'What would break first' : 'What broke first'}: ${full(firstFull)}.`
  return [`Morning: ${people} people punch.`, ...common(measured), carriedLine, nearest].join('\n')
}

function neighbourReport(measured: Neighbour): string {
  const { quiet, others, noisy, ratio, firstFull } = measured
  return [
    'Noisy neighbour: one organisation at ten times its share.',
    ...common(measured),
    head(),
    row('others, quiet', quiet),
    row('others, noise', others),
    row('the noisy one', noisy),
    `p99 of the others: ${ratio.toFixed(2)} times.${ratio > 2 ? '  aim missed: 2' : ''}`,
    `Fullest: ${full(firstFull)}.`,
  ].join('\n')
}

function monthEndReport(measured: MonthEnd): string {
  const { payslips, runSeconds, payslipsPerSecond, workPerPayslip, quiet, meanwhile, ratio, jobsMemory, grown } =
    measured
  return [
    `Month end: ${payslips} payslips in ${fixed(runSeconds)} s, ${fixed(payslipsPerSecond)}/s, ${workPerPayslip?.toFixed(2) ?? '–'} ms of processor time each.`,
    ...common(measured),
    `Bytes of a payslip: ${fixed((grown['payslip'] ?? 0) / Math.max(1, payslips))}.`,
    `Memory of the process that does jobs, through the runs: ${jobsMemory.map(fixed).join(' ')} MB.`,
    head(),
    row('before the runs', quiet),
    row('meanwhile', meanwhile),
    `p99 of those who call: ${ratio.toFixed(2)} times.${ratio > 2 ? '  aim missed: 2' : ''}`,
  ].join('\n')
}

function growthReport({ punch, day, payslip, punches, perEmployeeMonth }: Growth): string {
  const parts = [
    `a punch ${fixed(punch)} bytes`,
    `a day ${fixed(day)}`,
    payslip === null ? 'no payslip yet' : `a payslip ${fixed(payslip)}`,
  ]
  return `Disk, with indexes: ${parts.join(', ')}. With ${punches.toFixed(1)} punches on each of 22 days: ${fixed(perEmployeeMonth)} bytes per employee and month.`
}

function common({ kinds, all, ...measured }: Measured): string[] {
  const { seconds, callsPerSecond, sentLate, work, walBytesPerCall, memory, connections, grown } = measured
  const most = Object.entries(grown).toSorted(([, one], [, other]) => other - one)
  return [
    head(),
    ...Object.entries(kinds).map(([kind, figures]) => row(kind, figures)),
    row('all', all),
    `${fixed(callsPerSecond)} calls/s for ${fixed(seconds)} s; 99% were sent at most ${sentLate.toFixed(1)} ms late.`,
    work === null
      ? 'Processor time: the system does not tell.'
      : `Processor time of a call: ${work.web.toFixed(2)} ms of the product, ${work.postgres.toFixed(2)} ms of PostgreSQL.`,
    `WAL of a call: ${fixed(walBytesPerCall)} bytes. Connections at the most: ${connections}.`,
    `Memory in MB, first, most, last: ${Object.entries(memory)
      .map(([what, figures]) => `${what} ${figures.map(fixed).join(' ')}`)
      .join('; ')}.`,
    `Tables that grew, in kB: ${most
      .slice(0, 8)
      .map(([name, by]) => `${name} ${fixed(by / 1024)}`)
      .join(', ')}.`,
  ]
}

const head = () => cells(['', 'calls', 'p50 ms', 'p95 ms', 'p99 ms', 'failures by status'])

function row(name: string, { calls, p50, p95, p99, failures }: Figures): string {
  const failed = Object.entries(failures).map(([status, n]) => `${status}: ${n}`)
  return cells([name, String(calls), ...[p50, p95, p99].map((ms) => ms.toFixed(1)), failed.join(', ') || 'none'])
}

function cells([name = '', ...others]: string[]): string {
  return `  ${name.padEnd(16)}${others.map((one) => one.padStart(10)).join('')}`.replace('failures', '  failures')
}

const full = ({ what, share, postgres }: FirstFull) =>
  `${what}, ${percent(share)} used; PostgreSQL used ${postgres.toFixed(1)} processors`

const fixed = (number: number) => number.toFixed(0)
const percent = (share: number) => `${fixed(share * 100)}%`
