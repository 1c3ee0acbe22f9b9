type Sent = Record<string, unknown>

/** Items without a quantity are not sent; errors of the others are shown at their place in the form. */
export function skippingEmpty() {
  let places: number[] = []
  return {
    prepare(body: Sent): Sent {
      const lines = (body['lines'] ?? []) as Sent[]
      places = lines.flatMap(({ quantity }, at) => (typeof quantity === 'number' && quantity !== 0 ? [at] : []))
      return { ...body, lines: places.map((at) => lines[at]) }
    },
    fieldOf(path: string): string {
      return path
        .replace(/^lines\.(\d+)/, (_, at: string) => `lines.${places[Number(at)] ?? at}`)
        .replace(/\.lineId$/, '.quantity')
        .replace(/^lines$/, 'lines.0.quantity')
    },
  }
}
