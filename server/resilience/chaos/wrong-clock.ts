/** Loaded before the product where its machine has a wrong clock: `WRONG_CLOCK_MS` is how far it is ahead. */
const ahead = Number(process.env['WRONG_CLOCK_MS'] ?? 0)
const { now } = Date

globalThis.Date = new Proxy(Date, {
  construct: (target, given: [number]) => (given.length === 0 ? new target(now() + ahead) : new target(...given)),
})
Date.now = () => now() + ahead

export {}
