import { performance } from 'node:perf_hooks'
import { inputOf, testBook } from './payslip.fixture.ts'
import { payslip } from './payslip.ts'

// Payslips a second on one core, each with eight components, a new salary in mid-month, two days lost, a bonus and a loan.
const old = {
  BASIC: 30_000,
  HRA: 15_000,
  SPECIAL: 9123,
  LTA: 2500,
  MEDICAL: 1250,
  CAR: 1800,
  'PHONE*': 1000,
  BOOKS: 700,
}
const raised = Object.fromEntries(Object.entries(old).map(([code, amount]) => [code, amount + 1111]))
const inputs = Array.from({ length: 1000 }, (_, index) =>
  inputOf({
    month: '2026-07',
    salary: [
      ['2025-04-01', '2026-07-12', { ...old, BASIC: 30_000 + index }],
      ['2026-07-13', null, { ...raised, BASIC: 33_000 + index }],
    ],
    lost: [
      ['2026-07-06', 2],
      ['2026-07-14', 1],
    ],
    oneOffs: [['BONUS', 'earning', 5000]],
    deductions: { LOAN: 2000 },
    net: 'nearestRupee',
  }),
)

const rounds = 100
for (const input of inputs) payslip(testBook, input)
const start = performance.now()
let net = 0
for (let round = 0; round < rounds; round += 1)
  for (const input of inputs) net += payslip(testBook, input).payslip?.netPaise ?? 0
const seconds = (performance.now() - start) / 1000
process.stdout.write(`payslip: ${Math.round((rounds * inputs.length) / seconds)} a second, ${net} paise in all\n`)
