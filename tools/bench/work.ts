import { postmasterOf } from '../../server/resilience/postmaster.ts'
import { processorOf, processorOfFamily } from '../../server/resilience/processor.ts'

/** Processor milliseconds used so far; null if not available (anything but Linux). */
export type Work = () => number | null

/**
 * The work of a server (product or floor) and its PostgreSQL. Unlike speed, it hardly depends on the machine's other load, so companies
 * measured one after the other are compared by it.
 */
export function workOf(server: number, postgresFolder: string): Work {
  return () => {
    const [own, database] = [processorOf(server), processorOfFamily(postmasterOf(postgresFolder))]
    return own === null || database === null ? null : own + database
  }
}
