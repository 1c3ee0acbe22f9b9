import { adapters } from '../engine/cases/adapters.ts'
import { mutationsOf, survivors } from '../engine/cases/mutations.ts'
import { ownCases } from '../engine/cases/own-cases.fixture.ts'
import { indianBook, indianLaws } from '../engine/statute-book/india.ts'

// Changes each number and day of the law by one unit and checks whether a worked example fails: npm run law-mutations.

const left = survivors(indianLaws, ownCases, adapters, indianBook)
const all = indianLaws.reduce((sum, law) => sum + mutationsOf(law, indianBook).length, 0)
for (const { law, from, what } of left) console.log(`${law} from ${from}: ${what}`)
console.log(`${all} mutations, ${left.length} survive`)
process.exitCode = left.length === 0 ? 0 : 1
