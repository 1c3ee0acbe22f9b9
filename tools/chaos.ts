import { parseArgs } from 'node:util'
import { runChaos } from '../server/resilience/chaos/run-chaos.ts'

/** `npm run chaos -- --minutes 30 [--seed 7] [--people 60]`: breaks every part of the product while people work in it. */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '2' },
    seed: { type: 'string' },
    people: { type: 'string', default: '9' },
  },
})
const people = Number(values.people)
const minutes = Number(values.minutes)
const seed = values.seed === undefined ? Date.now() % 1_000_000 : Number(values.seed)
if (!(minutes > 0) || !Number.isInteger(seed) || !Number.isInteger(people) || people < 3) {
  console.error('Use: npm run chaos -- --minutes 30 [--seed 7] [--people 60]')
  process.exit(2)
}
console.log(`${minutes} minutes with seed ${seed}, and ${people} people who work.`)
const report = await runChaos({ seconds: minutes * 60, seed, people, tell: (line) => console.log(`  ${line}`) })
for (const [what, why] of Object.entries(report.leftOut)) console.log(`Left out: ${what}, as ${why}.`)
console.log(JSON.stringify(report, null, 2))
console.log(report.wrong.length === 0 ? 'Nothing was lost, nothing is there twice.' : `${report.wrong.length} faults.`)
process.exitCode = report.wrong.length === 0 ? 0 : 1
