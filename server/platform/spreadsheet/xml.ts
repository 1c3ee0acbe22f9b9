// Enough of XML for workbooks. Each character is read once: a backtracking expression could take hours on a bad file.

interface Element {
  attributes: string
  inner: string
}

/** The elements with a name, which must not be nested. */
export function* elements(xml: string, name: string): Generator<Element, void> {
  for (let at = xml.indexOf(`<${name}`); at >= 0; at = xml.indexOf(`<${name}`, at + 1)) {
    const begin = at + name.length + 1
    if (!' \t\r\n/>'.includes(xml[begin] ?? 'x')) continue
    const end = xml.indexOf('>', begin)
    if (end < 0) return
    if (xml[end - 1] === '/') {
      yield { attributes: xml.slice(begin, end - 1), inner: '' }
      continue
    }
    const close = xml.indexOf(`</${name}>`, end)
    if (close < 0) return
    yield { attributes: xml.slice(begin, end), inner: xml.slice(end + 1, close) }
    at = close
  }
}

/** The value of an attribute, null where it is missing. */
export function attribute(attributes: string, name: string): string | null {
  const begin = ` ${attributes.replaceAll(/\s/g, ' ')}`.indexOf(` ${name}="`)
  if (begin < 0) return null
  const from = begin + name.length + 2
  const end = attributes.indexOf('"', from)
  return end < 0 ? null : letters(attributes.slice(from, end))
}

/** The text of a cell, whose parts may be formatted separately. */
export function textOf(inner: string): string {
  return [...elements(inner, 't')].map((one) => letters(one.inner)).join('')
}

/** Some programs write `x:row` for `row`. */
export function plainNames(xml: string): string {
  const prefix = /<(\w{1,20}:)(?:worksheet|workbook|sst|styleSheet)\b/.exec(xml.slice(0, 2000))?.[1]
  return prefix === undefined ? xml : xml.replaceAll(`<${prefix}`, '<').replaceAll(`</${prefix}`, '</')
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function letters(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (all, decimal, hex, name) => {
    if (name !== undefined) return named[String(name)] ?? String(all)
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}
