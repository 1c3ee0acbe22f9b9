import { NoZip } from './unzip.ts'

/** The beginning of an element, its end, or text in between; an empty element begins and ends. Names are without their prefix. */
export interface Token {
  kind: 'begin' | 'end' | 'text'
  name: string
  attributes: string
  text: string
}

/**
 * The tokens of an XML text, enough for workbooks. Each character is read once: a backtracking expression could take hours on a bad file.
 * What never ends is not read.
 */
export function* tokens(xml: string): Generator<Token, void> {
  let at = 0
  while (at < xml.length) {
    const open = xml.indexOf('<', at)
    const end = open < 0 ? xml.length : open
    if (end > at) yield { kind: 'text', name: '', attributes: '', text: letters(xml.slice(at, end)) }
    if (open < 0) return
    if (xml.startsWith('<!--', open)) at = after(xml, '-->', open + 4)
    else if (xml.startsWith('<![CDATA[', open)) {
      at = after(xml, ']]>', open + 9)
      yield { kind: 'text', name: '', attributes: '', text: xml.slice(open + 9, at - 3) }
    } else if (xml[open + 1] === '?') at = after(xml, '?>', open + 2)
    else if (xml[open + 1] === '!') throw new NoZip('Workbooks have no document type.')
    else {
      const close = endOfTag(xml, open + 1)
      if (close < 0) return
      yield* tag(xml.slice(open + 1, close))
      at = close + 1
    }
  }
}

/** The elements with a name, without what is in them. */
export function* elements(xml: string, name: string): Generator<Token, void> {
  for (const token of tokens(xml)) if (token.kind === 'begin' && token.name === name) yield token
}

/** The value of an attribute, null where it is missing. A name that begins with a colon is one with any prefix. */
export function attribute(attributes: string, name: string): string | null {
  for (let at = attributes.indexOf(name); at >= 0; at = attributes.indexOf(name, at + name.length)) {
    if (!name.startsWith(':') && !/\s/.test(attributes[at - 1] ?? ' ')) continue
    let from = past(attributes, at + name.length)
    if (attributes[from] !== '=') continue
    from = past(attributes, from + 1)
    const quote = attributes[from]
    if (quote !== '"' && quote !== "'") continue
    const end = attributes.indexOf(quote, from + 1)
    return end < 0 ? null : letters(attributes.slice(from + 1, end))
  }
  return null
}

function* tag(inner: string): Generator<Token, void> {
  const isEnd = inner.startsWith('/')
  const isEmpty = inner.endsWith('/')
  const from = isEnd ? 1 : 0
  let to = from
  while (to < inner.length && !' \t\r\n/'.includes(inner[to]!)) to += 1
  const whole = inner.slice(from, to)
  const name = whole.slice(whole.indexOf(':') + 1)
  if (!isEnd)
    yield { kind: 'begin', name, attributes: inner.slice(to, isEmpty ? inner.length - 1 : inner.length), text: '' }
  if (isEnd || isEmpty) yield { kind: 'end', name, attributes: '', text: '' }
}

/** The `>` that ends a tag; one in a quoted attribute does not. */
function endOfTag(xml: string, from: number): number {
  let quote = ''
  for (let at = from; at < xml.length; at += 1) {
    const letter = xml[at]!
    if (quote !== '') {
      if (letter === quote) quote = ''
    } else if (letter === '"' || letter === "'") quote = letter
    else if (letter === '>') return at
  }
  return -1
}

function after(xml: string, end: string, from: number): number {
  const at = xml.indexOf(end, from)
  return at < 0 ? xml.length + end.length : at + end.length
}

function past(text: string, from: number): number {
  let at = from
  while (at < text.length && ' \t\r\n'.includes(text[at]!)) at += 1
  return at
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function letters(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (all, decimal, hex, name) => {
    if (name !== undefined) return named[String(name)] ?? String(all)
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}
