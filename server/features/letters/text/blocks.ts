import { micromark } from 'micromark'
import type { LetterBlock, LetterRun } from '@muster/contract/letters/letter-paper.ts'
import { pipeTable, withoutTables } from './pipe-table.ts'

/** Runs in a thread, see `letterBlocks`: some short texts take very long. */
export default function blocksTask(markdown: string): LetterBlock[] {
  return blocksOf(markdown)
}

/** Markdown as the blocks of a letter, with fields not yet filled. Images, links and HTML tags are kept as text. */
export function blocksOf(markdown: string): LetterBlock[] {
  return withoutTables(markdown).flatMap((part) =>
    'table' in part ? [pipeTable(part.table, runsOf)] : parsed(htmlOf(part.text)),
  )
}

/** A line of Markdown, such as a table cell. */
function runsOf(markdown: string): LetterRun[] {
  return markdown === '' ? [] : parsed(htmlOf(markdown)).flatMap((block) => ('runs' in block ? block.runs : []))
}

// All tags in the output are micromark's: tags that people wrote are escaped.
const htmlOf = (text: string) =>
  micromark(text, {
    extensions: [{ disable: { null: ['labelStartImage', 'labelStartLink', 'labelEnd', 'definition'] } }],
  })

interface List {
  isOrdered: boolean
  n: number
}

/** Parses the tags that micromark writes; they are few, and properly nested. */
function parsed(html: string): LetterBlock[] {
  const blocks: LetterBlock[] = []
  const lists: List[] = []
  let [runs, bold, italic, quotes]: [LetterRun[], number, number, number] = [[], 0, 0, 0]
  let mark: string | null = null
  let heading = 0
  const end = () => {
    const trimmed = trimmedRuns(runs)
    runs = []
    if (trimmed.length === 0) return
    if (heading > 0) blocks.push({ type: 'heading', level: heading, runs: trimmed })
    else if (lists.length > 0) blocks.push({ type: 'item', mark: mark ?? '', depth: lists.length - 1, runs: trimmed })
    else blocks.push({ type: quotes > 0 ? 'quote' : 'paragraph', runs: trimmed })
    mark = null
  }
  const open = (tag: string, attributes: string) => {
    if (tag === 'strong') bold += 1
    else if (tag === 'em') italic += 1
    else if (tag === 'br') runs.push({ text: '\n', bold: false, italic: false })
    else if (tag === 'hr') blocks.push({ type: 'rule' })
    else if (/^h[1-6]$/.test(tag)) heading = Number(tag[1])
    else if (tag === 'blockquote') quotes += 1
    else if (tag === 'ul' || tag === 'ol') {
      end()
      lists.push({ isOrdered: tag === 'ol', n: Number(/start="(\d+)"/.exec(attributes)?.[1] ?? 1) })
    } else if (tag === 'li') {
      const list = lists.at(-1)!
      mark = list.isOrdered ? `${list.n}.` : '•'
      list.n += 1
    }
  }
  const close = (tag: string) => {
    if (tag === 'strong') bold -= 1
    else if (tag === 'em') italic -= 1
    else if (tag === 'p' || tag === 'pre' || tag === 'li') end()
    else if (/^h[1-6]$/.test(tag)) {
      end()
      heading = 0
    } else if (tag === 'blockquote') quotes -= 1
    else if (tag === 'ul' || tag === 'ol') lists.pop()
  }
  for (const [, tag, text] of html.matchAll(/<([^<>]*)>|([^<]+)/g))
    if (tag === undefined) runs.push({ text: plain(text!), bold: bold > 0, italic: italic > 0 })
    else if (tag.startsWith('/')) close(tag.slice(1))
    else open(tag.split(' ', 1)[0]!, tag)
  end()
  return blocks
}

/** Removes whitespace between tags, at the start and at the end; merges runs of the same style. */
function trimmedRuns(runs: readonly LetterRun[]): LetterRun[] {
  const merged: LetterRun[] = []
  for (const run of runs) {
    const last = merged.at(-1)
    if (last?.bold === run.bold && last.italic === run.italic) last.text += run.text
    else merged.push({ ...run })
  }
  const [first, last] = [merged[0], merged.at(-1)]
  if (first !== undefined) first.text = first.text.trimStart()
  if (last !== undefined) last.text = last.text.trimEnd()
  // After a break micromark adds a line end of its own.
  for (const run of merged) run.text = run.text.replace(/\n{2,}/g, '\n')
  return merged.filter(({ text }) => text !== '')
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }
const plain = (text: string) => text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity]!)
