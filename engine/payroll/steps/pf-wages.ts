import { lastDay } from '../../day.ts'
import { times } from '../../money.ts'
import { rupeeText } from '../../words.ts'
import type { Draft } from './draft.ts'
import { isPlannedContribution } from './planned-contributions.ts'
import { codeWages, type WagePart } from '../rules/in/wages.ts'
import type { PfTerms } from '../statutory-input.ts'
import { contracted, earned, sumWhere } from './wage-bases.ts'
import { basicAndDearness, flaggedWages, wageParts, type Wages } from './wages-of-draft.ts'

/** The wages provident fund is taken on, before any ceiling. Source: rule book 1.3. */
export function pfWages(draft: Draft, terms: PfTerms): Wages {
  const pay = earned(draft, 'monthly', 'oneOff')
  if (terms.wageBasis === 'flags') return flaggedWages(pay)
  if (terms.wageBasis === 'basicDa') return basicAndDearness(pay)
  const day = lastDay(draft.input.month)
  const planned = terms.countsEmployerShare ? [plannedShare(draft)] : []
  if (!terms.testsFullMonth) {
    const { paidHalves, denominatorHalves } = draft.days
    const share = planned.map((part) => ({
      ...part,
      amountPaise: times(part.amountPaise, paidHalves, Math.max(1, denominatorHalves), 'nearestPaisa'),
    }))
    return codeWages(draft.book, day, [...wageParts(pay), ...share])
  }
  const promised = codeWages(draft.book, day, [...wageParts(contracted(lastLines(draft))), ...planned])
  const { paidHalves, denominatorHalves } = draft.days
  const added = times(promised.addedBackPaise, paidHalves, Math.max(1, denominatorHalves), 'nearestPaisa')
  const includedPaise = sumWhere(pay, ({ wageClass }) => wageClass === 'included')
  const words = `Excluded parts above the limit in a full month ${rupeeText(promised.addedBackPaise)}, for the paid days`
  const trace = [
    { words: 'Parts that are wages', amountPaise: includedPaise },
    { words, amountPaise: added, law: promised.trace.flatMap(({ law }) => law ?? []) },
    { words: 'Wages', amountPaise: includedPaise + added },
  ]
  return { wagesPaise: includedPaise + added, trace }
}

/** What the salary plans as the employer's share: an excluded part by the text of the law. */
function plannedShare(draft: Draft): WagePart {
  const line = lastLines(draft).find((one) => isPlannedContribution(one) && one.code.toUpperCase() === 'EMPLOYER_PF')
  return { wageClass: 'excluded', amountPaise: line?.monthlyPaise ?? 0 }
}

function lastLines({ stretches }: Draft) {
  return stretches.at(-1)?.salary.lines ?? []
}
