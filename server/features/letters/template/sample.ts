import type { LetterKind } from '@muster/contract/letters/letter-kinds.ts'
import { letterNumber } from '@muster/contract/letters/letter-kinds.ts'
import type { Day } from '@muster/contract/values.ts'
import { addDays, financialYear } from '@muster/engine/day.ts'
import { plain } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { translate } from '../../../platform/language/translate.ts'
import { companyToday } from '../../organisation/index.ts'
import { composed, headOf } from '../paper/compose.ts'
import type { LetterFacts } from '../person/letter-facts.queries.ts'
import { type LetterText, textProblems, tooMuch } from '../text/fill.ts'

/** A text not saved yet, as a letter to an invented person; empty if it has too many fields. */
export async function sampleLetter(tx: Tx, kind: LetterKind, text: LetterText, language: string) {
  const today = await companyToday(tx)
  const letter = { number: sampleNumber(kind, today), day: today, acceptBy: today }
  const fitting = tooMuch(text).length === 0 ? text : { ...text, blocks: [] }
  const { paper } = composed(await headOf(tx), fitting, samplePerson(today), letter)
  return { paper, problems: textProblems(text).map((one) => translate(one, language)) }
}

const line = (code: string, name: string, monthlyPaise: number) => ({
  ...{ code, name, kind: 'earning' as const, prorate: true, monthlyPaise, annualPaise: monthlyPaise * 12 },
  explanation: {
    ...{ rule: 'fixed' as const, of: null, ofPaise: null, basisPoints: null },
    ...{ rounding: 'nearestRupee' as const, words: plain('') },
  },
})

/** An invented person for previewing texts, so that no one's pay is needed. */
const samplePerson = (today: Day): LetterFacts => ({
  ...{ employee: '', account: '', name: 'Priya Nair', code: 'EMP-0042', designation: 'Senior Engineer' },
  ...{ department: 'Design', location: 'Bengaluru', manager: 'Ravi Kumar', employmentType: 'fullTime' },
  ...{ probationDays: 180, joinedOn: addDays(today, -800), leftOn: today },
  address: { line1: '12 MG Road', line2: 'Ashok Nagar', city: 'Bengaluru', pinCode: '560001' },
  employer: null,
  salary: {
    ...{ startsOn: today, annualPaise: 12_00_000_00, previousPaise: 10_00_000_00, contributions: [] },
    lines: [
      line('BASIC', 'Basic', 50_000_00),
      line('HRA', 'House rent allowance', 25_000_00),
      line('SPL', 'Special allowance', 25_000_00),
    ],
  },
})

const sampleNumber = (kind: LetterKind, day: Day) => letterNumber(kind, financialYear(day), 1)
