import type { Sentence } from '../../sentence.ts'
import { checkPaise, type Paise } from '../../money.ts'
import { causeNames, causes, type Cause } from './difference-cause.ts'
import type { Difference } from './difference.ts'

/** Two runs compared, person by person. */
export interface RunDifference {
  people: { before: number; after: number; changed: number }
  netBeforePaise: Paise
  netAfterPaise: Paise
  changePaise: Paise
  causes: CauseTotal[]
  /** Always 0. */
  unexplainedPaise: Paise
}

export interface CauseTotal {
  cause: Cause
  name: Sentence
  people: number
  amountPaise: Paise
  /** The sum of increases and of decreases; together they are the amount. */
  morePaise: Paise
  lessPaise: Paise
}

/** The causes of the change between two runs, summed over everyone. */
export function runDifference(
  people: Iterable<{ hadBefore: boolean; hasAfter: boolean; difference: Difference }>,
): RunDifference {
  const totals = new Map<Cause, CauseTotal>()
  const run: RunDifference = {
    people: { before: 0, after: 0, changed: 0 },
    netBeforePaise: 0,
    netAfterPaise: 0,
    changePaise: 0,
    causes: [],
    unexplainedPaise: 0,
  }
  for (const { hadBefore, hasAfter, difference } of people) {
    run.people.before += Number(hadBefore)
    run.people.after += Number(hasAfter)
    run.people.changed += Number(difference.changePaise !== 0)
    run.netBeforePaise = checkPaise(run.netBeforePaise + difference.netBeforePaise, 'sum')
    run.netAfterPaise = checkPaise(run.netAfterPaise + difference.netAfterPaise, 'sum')
    run.unexplainedPaise = checkPaise(run.unexplainedPaise + difference.unexplainedPaise, 'sum')
    for (const { cause, amountPaise } of difference.causes) addTo(totals, cause, amountPaise)
  }
  run.changePaise = run.netAfterPaise - run.netBeforePaise
  run.causes = causes.flatMap((cause) => totals.get(cause) ?? [])
  return run
}

function addTo(totals: Map<Cause, CauseTotal>, cause: Cause, amountPaise: Paise): void {
  const known = totals.get(cause) ?? {
    cause,
    name: causeNames[cause],
    people: 0,
    amountPaise: 0,
    morePaise: 0,
    lessPaise: 0,
  }
  totals.set(cause, {
    ...known,
    people: known.people + 1,
    amountPaise: checkPaise(known.amountPaise + amountPaise, 'sum'),
    morePaise: checkPaise(known.morePaise + Math.max(0, amountPaise), 'sum'),
    lessPaise: checkPaise(known.lessPaise + Math.min(0, amountPaise), 'sum'),
  })
}
