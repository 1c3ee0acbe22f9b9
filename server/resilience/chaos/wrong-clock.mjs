// Loaded before the product where its machine has a wrong clock: `WRONG_CLOCK_MS` is how far it is ahead.
const ahead = Number(process.env.WRONG_CLOCK_MS ?? 0)
const RealDate = Date

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + ahead)
    else super(...given)
  }

  static now() {
    return RealDate.now() + ahead
  }
}
