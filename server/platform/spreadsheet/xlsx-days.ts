import { attribute, elements } from './xml.ts'

/** Which styles of a workbook show a number as a day. */
export function daysOfStyles(styles: string): (style: number) => boolean {
  const [formats] = elements(styles, 'numFmts')
  const own = new Map(
    [...elements(formats?.inner ?? '', 'numFmt')].map(({ attributes }) => [
      Number(attribute(attributes, 'numFmtId')),
      attribute(attributes, 'formatCode') ?? '',
    ]),
  )
  const [used] = elements(styles, 'cellXfs')
  const isDay = [...elements(used?.inner ?? '', 'xf')].map(({ attributes }) => {
    const id = Number(attribute(attributes, 'numFmtId') ?? 0)
    return isDayFormat(own.get(id)) ?? builtIn.has(id)
  })
  return (style) => isDay[style] ?? false
}

/** The built-in formats that show a day. */
const builtIn = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58])

/** Quoted text and colours in brackets are not part of the format. */
function isDayFormat(code: string | undefined): boolean | undefined {
  return code === undefined ? undefined : /[dy]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''))
}

/** Workbooks count days from the end of 1899, some from 1904; null for numbers that are not a calendar day. */
export function dayOfSerial(serial: number, is1904: boolean): string | null {
  const days = Math.floor(serial) + (is1904 ? 1462 : 0)
  if (days < 61 || days > 2_958_465) return null
  return new Date((days - 25_569) * 86_400_000).toISOString().slice(0, 10)
}
