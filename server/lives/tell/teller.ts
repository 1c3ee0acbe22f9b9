import type { CompanyOfLife, Somebody } from '../company-of-life.ts'
import type { Fact } from '../life.ts'

type FactOf<K extends Fact['kind']> = Extract<Fact, { kind: K }>

/**
 * Tells Muster a fact by the call that a person would make. False where there is nothing to tell: the fact is about somebody
 * who is not there on the day, or about what cannot be entered any more.
 */
export type Teller<K extends Fact['kind']> = (
  company: CompanyOfLife,
  person: Somebody,
  fact: FactOf<K>,
) => Promise<boolean>
