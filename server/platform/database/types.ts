import pg from 'pg'

const parsers: Record<number, (text: string) => unknown> = {
  [pg.types.builtins.INT8]: wholeNumber,
  [pg.types.builtins.NUMERIC]: (text) => text,
  [pg.types.builtins.DATE]: (text) => text,
  [pg.types.builtins.TIME]: (text) => text.slice(0, 5),
  [pg.types.builtins.TIMESTAMPTZ]: instant,
}

/** Dates stay `YYYY-MM-DD`, instants become UTC ISO, and bigint becomes a number, refused if not exact. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? pg.types.getTypeParser(oid, format ?? 'text')) as typeof pg.types.getTypeParser,
}

function wholeNumber(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large to be exact`)
  return value
}

/** The session's time zone is UTC, so the text is `2026-11-20 18:12:55.123456+00`; replies have milliseconds. */
function instant(text: string): string {
  const fraction = text[19] === '.' ? text.slice(20, -3) : ''
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction.slice(0, 3).padEnd(3, '0')}Z`
}
