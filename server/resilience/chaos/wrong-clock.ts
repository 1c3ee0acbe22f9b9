/** Loaded before the product on a machine with a wrong clock; `WRONG_CLOCK_MS` is how far it is ahead. */
const ahead = Number(process.env['WRONG_CLOCK_MS'] ?? 0)
const { now } = Date

globalThis.Date = new Proxy(Date, {
  construct: (target, given: unknown[]): object =>
    Reflect.construct(target, given.length === 0 ? [now() + ahead] : given) as object,
})
Date.now = () => now() + ahead

export {}
