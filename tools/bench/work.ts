import { postmasterOf } from '../../server/resilience/postmaster.ts'
import { processorOf, processorOfFamily } from '../../server/resilience/processor.ts'

/** Processor time used so far, in milliseconds; null where the system does not tell (anything but Linux). */
export type Work = () => number | null

/**
 * What a server (the product or the floor) and its PostgreSQL have worked. The work of a call, unlike its speed, hardly depends on what else the
 * machine does: companies that are measured one after the other are compared by it.
 */
export function workOf(server: number, postgresFolder: string): Work {
  return () => {
    const [own, database] = [processorOf(server), processorOfFamily(postmasterOf(postgresFolder))]
    return own === null || database === null ? null : own + database
  }
}
