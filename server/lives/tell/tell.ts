import type { CompanyOfLife } from '../company-of-life.ts'
import type { Fact } from '../life.ts'
import { employer } from './employer.ts'
import { again, exit, joinedOtherwise, salaryCut, salaryRaise, stays } from './employment.ts'
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
  ...{ raise: salaryRaise, cut: salaryCut, exit, stays, again, joinedOtherwise },
  ...{ absence, presence, leave, holiday, move, employer },
  ...{ once, loan, reversal, regime, declaration, voluntary },
  ...{ pan, gender, hold, unsettled, bank, returned },
  ...{ dayBasis, payMonth, pfBasis, esi, registration },
}

/** Returns whether there was anything to record. A fact is about the employment of its day. */
export async function tell(company: CompanyOfLife, fact: Fact): Promise<boolean> {
  let person = company.people[fact.who]
  while (person?.again && person.again.joinedOn <= fact.day) person = person.again
  return person !== undefined && (tellers[fact.kind] as Teller<Fact['kind']>)(company, person, fact)
}
