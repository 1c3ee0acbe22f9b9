import type { CompanyOfLife, Somebody } from '../company-of-life.ts'
import type { Fact } from '../life.ts'

type FactOf<K extends Fact['kind']> = Extract<Fact, { kind: K }>

/**
 * Records a fact in Muster by the call that a person would make. False if there is nothing to record: the fact is about a person not
 * employed on the day, or about something that can no longer be entered.
 */
export type Teller<K extends Fact['kind']> = (
  company: CompanyOfLife,
  person: Somebody,
  fact: FactOf<K>,
) => Promise<boolean>
