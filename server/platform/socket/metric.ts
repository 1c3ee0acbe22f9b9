import { Gauge } from 'prom-client'

/** Of this process; each open page of somebody who is signed in has one. */
export const openSockets = new Gauge({
  name: 'muster_sockets',
  help: 'Open sockets of signed-in people',
  registers: [],
})
