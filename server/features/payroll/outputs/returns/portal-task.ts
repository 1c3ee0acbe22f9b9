import { readPortalErrors, type PortalText } from '@muster/engine/payroll/outputs/provident-fund/portal-errors.ts'

/** Runs in a thread: reads what someone pasted. */
export default function portalTask(text: string): PortalText {
  return readPortalErrors(text)
}
