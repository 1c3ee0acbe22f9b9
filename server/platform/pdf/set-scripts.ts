import type { Document } from './draw-table.ts'
import { bold, inFont, regular, scriptFont, type Weight } from './fonts.ts'
import { fromLeft, type Piece, piecesOf } from './script.ts'

/** The internals of the library's documents used for drawing a line; they have one font at a time. */
interface Inside {
  _font: { ascender: number }
  _fontSize: number
  _fragment: (text: string, x: number, y: number, options: Options) => void
}
type Options = PDFKit.Mixins.TextOptions & {
  lineWidth?: number
  textWidth?: number | undefined
  wordCount?: number | undefined
}

/** Draws names in Indian scripts with their fonts, on the baseline of other letters. Latin text is drawn as before. */
export function setScripts(document: Document): void {
  const inside = document as unknown as Inside
  const [font, widthOf] = [document.font.bind(document), document.widthOfString.bind(document)]
  const draw = inside._fragment.bind(document)
  let weight: Weight = 'regular'

  const setIn = <T>({ script, text }: Piece, put: (text: string) => T): T => {
    if (script === null) return put(inFont(weight === 'bold' ? bold : regular, text))
    const name = `${script} ${weight}`
    const opened = scriptFont(script, weight)
    document.registerFont(name, opened as unknown as Buffer)
    const before = inside._font
    font(name)
    const done = put(inFont(opened, text))
    inside._font = before
    return done
  }

  document.font = ((name: string, size?: number) => {
    if (name === 'regular' || name === 'bold') weight = name
    return size === undefined ? font(name) : font(name, size)
  }) as Document['font']
  document.widthOfString = (text, options) =>
    piecesOf(text).reduce((sum, piece) => sum + setIn(piece, (part) => widthOf(part, options)), 0)
  inside._fragment = (text, x, y, options) => {
    const line = text.replaceAll('\n', '')
    const pieces = piecesOf(line)
    if (pieces.every(({ script }) => script === null))
      return setIn({ script: null, text }, (part) => draw(part, x, y, options))
    const { lineWidth = 0, align } = options
    const free = lineWidth - document.widthOfString(line.trimEnd(), options)
    let at = x + (align === 'right' ? free : align === 'center' ? free / 2 : 0)
    const { ascender } = inside._font
    for (const piece of fromLeft(pieces)) {
      setIn(piece, (part) => {
        const drop = ((ascender - inside._font.ascender) / 1000) * inside._fontSize
        draw(part, at, y + drop, { ...options, align: 'left', textWidth: undefined, wordCount: undefined })
        at += widthOf(part, options)
      })
    }
  }
}
