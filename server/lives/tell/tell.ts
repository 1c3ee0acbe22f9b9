import type { CompanyOfLife } from '../company-of-life.ts'
import type { Fact } from '../life.ts'
import { exit, joinedOtherwise, salaryCut, salaryRaise, stays } from './employment.ts'
import { loan, once } from './money.ts'
import { move } from './move.ts'
import { bank, hold, returned, unsettled } from './payment.ts'
import { gender, pan } from './person.ts'
import { reversal } from './reversal.ts'
import { registration } from './registration.ts'
import { dayBasis, esi, payMonth, pfBasis } from './settings.ts'
import { declaration, regime, voluntary } from './tax.ts'
import { absence, holiday, leave, presence } from './time.ts'
import type { Teller } from './teller.ts'

const tellers: { [K in Fact['kind']]: Teller<K> } = {
  ...{ raise: salaryRaise, cut: salaryCut, exit, stays, joinedOtherwise },
  ...{ absence, presence, leave, holiday, move },
  ...{ once, loan, reversal, regime, declaration, voluntary },
  ...{ pan, gender, hold, unsettled, bank, returned },
  ...{ dayBasis, payMonth, pfBasis, esi, registration },
}

/** Returns whether there was anything to record. */
export async function tell(company: CompanyOfLife, fact: Fact): Promise<boolean> {
  const person = company.people[fact.who]
  return person !== undefined && (tellers[fact.kind] as Teller<Fact['kind']>)(company, person, fact)
}
