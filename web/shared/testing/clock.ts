/** When tests begin: a Friday morning in India, as in the server's tests. */
const begin = Date.parse('2026-11-20T04:05:00.000Z')
const moved = Symbol.for('clock of the tests')

/**
 * Sets the clock to `begin`, from where it runs on: what a form suggests for this month is the same on every day.
 * `Date.now` stays a property like any other, so a test that spies on it moves `new Date()` as well.
 */
export function startClock(): void {
  if (moved in Date) return
  const { now } = Date
  const offset = begin - now()
  Date.now = () => now() + offset
  Object.defineProperty(Date, moved, { value: true })
  globalThis.Date = new Proxy(Date, {
    construct: (real, values, as) => Reflect.construct(real, values.length === 0 ? [real.now()] : values, as),
  })
}
