import { Gauge } from 'prom-client'

/** Alert if more than 26 hours ago. */
export const lastBackup = new Gauge({
  name: 'muster_last_backup_seconds',
  help: 'When the newest whole backup began, in seconds since 1970; 0 where there is none',
  registers: [],
})
