/** Texts that make slow readers slow, each of about `length` characters. */
export const hostile: Readonly<Record<string, (length: number) => string>> = {
  hyphens: (length) => '-'.repeat(length),
  blanks: (length) => `a${' '.repeat(Math.max(0, length - 2))}b`.slice(0, length),
  'email addresses': (length) => filled('a@', length),
  'opening brackets': (length) => filled('([{<', length),
  'stars and underscores': (length) => filled('*a_', length),
  'fields of a letter': (length) => `{{${' '.repeat(length)}`.slice(0, length),
  'web addresses': (length) => filled('www.', length),
  'letters and digits': (length) => filled('a1', length),
  'combining marks': (length) => `a${filled('\u0301\u0323', length)}`.slice(0, length),
  'emoji and joiners': (length) => filled('\u{1f9fe}\u200d', length).toWellFormed().replaceAll('\ufffd', 'a'),
  'dotted names': (length) => filled('ab.', length),
  'letters that expand': (length) => '\ufdfa'.repeat(length),
  'quotes and commas': (length) => filled(`,"'|`, length),
}

const filled = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
