import { inflateSync } from 'node:zlib'

/** The text of one of our PDFs in writing order: a line per piece of text, decoded by the file's own font tables. */
export function textOfPdf(pdf: Uint8Array): string[] {
  const bytes = Buffer.from(pdf)
  const objects = objectsOf(bytes.toString('latin1'))
  const letters = new Map<string, Map<string, string>>()
  for (const { head } of objects.values())
    for (const [, name, id] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = objects.get(id!)?.head.match(/\/ToUnicode (\d+) 0 R/)?.[1]
      if (table !== undefined) letters.set(name!, lettersOf(objects.get(table)!.stream))
    }
  const pages = [...objects.values()].filter(({ head }) => head.includes('/Type /Page\n'))
  return pages.flatMap(({ head }) => written(objects.get(head.match(/\/Contents (\d+) 0 R/)![1]!)!.stream, letters))
}

/** The file's objects by number: dictionary and content. */
function objectsOf(file: string): Map<string, { head: string; stream: string }> {
  const objects = file.matchAll(/(\d+) 0 obj\n([^]*?)\nendobj/g)
  return new Map(
    [...objects].map(([, id, body]) => {
      const [head = '', ...rest] = body!.split('\nstream\n')
      const packed = Buffer.from(rest.join('\nstream\n').replace(/\nendstream$/, ''), 'latin1')
      const isPacked = head.includes('/FlateDecode')
      return [
        id!,
        { head: `${head}\n`, stream: isPacked ? inflateSync(packed).toString('latin1') : packed.toString('latin1') },
      ]
    }),
  )
}

/** A font's characters by hexadecimal code. */
function lettersOf(table: string): Map<string, string> {
  const letters = new Map<string, string>()
  for (const [, first, list] of table.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi))
    for (const [at, [, hex]] of [...list!.matchAll(/<([0-9a-f ]*)>/gi)].entries())
      letters.set((Number.parseInt(first!, 16) + at).toString(16).padStart(4, '0'), utf16(hex!.replaceAll(' ', '')))
  return letters
}

const utf16 = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')

function written(page: string, letters: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] {
  let font = ''
  const lines: string[] = []
  for (const [, chosen, shown] of page.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (chosen !== undefined) font = chosen
    else {
      const codes = [...shown!.matchAll(/<([0-9a-f]+)>/gi)].flatMap(([, hex]) => hex!.match(/.{4}/g) ?? [])
      lines.push(codes.map((code) => letters.get(font)?.get(code) ?? '?').join(''))
    }
  }
  return lines
}
