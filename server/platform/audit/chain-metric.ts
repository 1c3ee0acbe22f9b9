import { Gauge } from 'prom-client'

/** The number of altered entries in activity logs: anything but 0 is an alarm. */
export const brokenChain = new Gauge({
  name: 'muster_audit_chain_broken',
  help: 'Rows of the activity log that are not what was written, by the last check',
  labelNames: ['organisation'],
  registers: [],
})
